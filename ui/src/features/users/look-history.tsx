import { useState } from 'react';
import { Link } from 'react-router';
import { type CandidateLook, HISTORY_LENGTH } from '#api/accounts/contract.ts';
import { Pager } from '#ui/components/pager.tsx';
import { formatMoment } from '#ui/lib/format-moment.ts';
import { shortId } from './short-id.ts';
import styles from './user-detail.module.css';

const LOOKS_PER_PAGE = 10;

/** One of an employer's histories: which candidates, newest first. */
export function LookHistory({ name, looks, total }: { name: string; looks: CandidateLook[]; total: number }) {
  const [page, setPage] = useState(1);
  const first = (page - 1) * LOOKS_PER_PAGE;
  const pages = Math.ceil(looks.length / LOOKS_PER_PAGE);
  return (
    <section className={styles.card} aria-label={`${name} history`}>
      <h2>{name}</h2>
      {looks.length === 0 && <p className={styles.note}>No data available!</p>}
      <ul className={styles.looks}>
        {looks.slice(first, first + LOOKS_PER_PAGE).map(({ _id, candidateId, applicantID, at }) => (
          <li key={_id}>
            <Link to={`/candidate/${candidateId}`}>{applicantID ?? shortId(candidateId)}</Link>
            <time dateTime={at}>{formatMoment(at)}</time>
          </li>
        ))}
      </ul>
      {total > looks.length && (
        <p className={styles.note}>
          The newest {HISTORY_LENGTH.toLocaleString('en-IN')} of {total.toLocaleString('en-IN')}.
        </p>
      )}
      {pages > 1 && (
        <div className={styles.foot}>
          <Pager page={page} pages={pages} label={`Pages of ${name}`} onPage={setPage} />
        </div>
      )}
    </section>
  );
}
