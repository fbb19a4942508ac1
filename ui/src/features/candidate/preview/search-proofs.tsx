import type { MatchedPart } from '#api/candidates/card-contract.ts';
import { Section } from '#ui/features/candidate/section.tsx';
import { fieldNames } from '#ui/lib/field-names.ts';
import { proofText } from '#ui/lib/proof-text.ts';
import styles from './preview.module.css';

/** What speaks for the candidate in each part of the search; nothing outside a search. */
export function SearchProofs({ matched }: { matched: readonly MatchedPart[] }) {
  if (matched.length === 0) return null;
  return (
    <div className={styles.search}>
      <Section title="Your search">
        <ul className={styles.proofs}>
          {matched.map((part) => (
            <li key={`${part.group} ${part.index}`}>
              <strong>{part.text}</strong>
              <span>{proofText(part) ?? `in ${fieldNames[part.field] ?? part.field}`}</span>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
