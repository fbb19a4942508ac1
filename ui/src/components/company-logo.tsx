import { IconBuilding } from '@tabler/icons-react';
import styles from './company-logo.module.css';

/** A company's logo, or a building icon if it has none. */
export function CompanyLogo({ src, name }: { src: string; name: string }) {
  return (
    <span className={styles.frame}>
      {src ? <img src={src} alt={`Logo of ${name}`} /> : <IconBuilding size={32} aria-hidden="true" />}
    </span>
  );
}
