import styles from '#ui/features/my-account/my-account.module.css';
import { formatDay } from '#ui/lib/format-candidate.ts';

/** An entry as text: title, organisation and place, dates, description. */
export function EntryText(props: {
  head: string;
  line: readonly (string | undefined)[];
  when?: string;
  text: string;
  link?: string;
}) {
  return (
    <>
      <p>
        <strong>{props.head}</strong>
      </p>
      <p>{props.line.filter(Boolean).join(' · ')}</p>
      {props.when && <p className={styles.hint}>{props.when}</p>}
      {props.link && (
        <p>
          <a href={props.link} target="_blank" rel="noopener noreferrer">
            {props.link}
          </a>
        </p>
      )}
      {props.text && <p className={styles.prose}>{props.text}</p>}
    </>
  );
}

/** `1 Jan 2020 – 31 Mar 2022`, `1 Jan 2020 – Ongoing`. */
export const periodText = (from: string, to: string, isOngoing = false): string =>
  [formatDay(from), isOngoing ? 'Ongoing' : formatDay(to)].filter(Boolean).join(' – ');
