import styles from './logo.module.css';

/** The product's logo and name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 1l7 9-7 9-7-9z" fill="currentColor" />
      </svg>
      Talent
    </span>
  );
}
