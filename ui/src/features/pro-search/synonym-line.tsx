import type { FoundSynonym } from './found-synonyms.ts';
import styles from './pro-search.module.css';

/** What was found under another name than the one asked, each with a click that takes the synonym off. */
export function SynonymLine(props: { found: readonly FoundSynonym[]; onExact: (synonym: FoundSynonym) => void }) {
  if (props.found.length === 0) return null;
  return (
    <ul className={styles.synonyms} aria-label="Found by synonyms">
      {props.found.map((synonym) => (
        <li key={`${synonym.group} ${synonym.index}`}>
          <span>
            {synonym.asked} also found <mark data-synonym="">{synonym.found.join(', ')}</mark>
          </span>
          <button
            type="button"
            aria-label={`Search ${synonym.asked} as written`}
            onClick={() => props.onExact(synonym)}
          >
            As written
          </button>
        </li>
      ))}
    </ul>
  );
}
