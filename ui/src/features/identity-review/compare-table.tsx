import { Link } from 'react-router';
import type { IdentityQuestion } from '#api/duplicates/identity-contract.ts';
import { type ComparedField, compareSides, type SideMark } from './compare-sides.ts';
import styles from './identity-review.module.css';
import { sourceText } from './review-words.ts';

/** Both sides, field by field; equal and different values are marked in words and colour. */
export function CompareTable({ question }: { question: IdentityQuestion }) {
  const { kind, incoming, candidate } = question;
  const compared = compareSides(incoming, candidate?.side ?? null);
  const rows = compared.filter((row) => !isAside(row));
  const aside = compared.filter(isAside);
  return (
    <table className={styles.compare} aria-label={`Both sides of ${sourceText(question)}`}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">{kind === 'row' ? 'Row' : 'Resume'}</th>
          <th scope="col">
            {candidate ? (
              <>
                Candidate <Link to={`/candidate/${candidate._id}`}>{candidate.applicantID}</Link>
                {candidate.hasAccount && ' · has an account'}
              </>
            ) : (
              'Candidate removed'
            )}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.field} row={row} />
        ))}
        {aside.length > 0 && (
          <tr>
            <th scope="row">Only in the candidate</th>
            <td colSpan={2} className={styles.more}>
              {aside.map(({ known }) => known).join(' · ')}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

const alwaysShown: readonly ComparedField['field'][] = ['name', 'emailAddress', 'phone'];
/** There is no value to compare with. */
const isAside = ({ field, incoming, mark }: ComparedField): boolean =>
  incoming === null && mark === 'one' && !alwaysShown.includes(field);

const markNames: Record<SideMark, string | null> = { same: 'Same', differs: 'Differs', one: null };

function Row({ row: { label, incoming, known, mark } }: { row: ComparedField }) {
  const side = (text: string | null) => <td>{text ?? <span className={styles.none}>–</span>}</td>;
  const name = markNames[mark];
  return (
    <tr data-mark={mark}>
      <th scope="row">
        {label}
        {name && <span className={styles.mark}> {name}</span>}
      </th>
      {side(incoming)}
      {side(known)}
    </tr>
  );
}
