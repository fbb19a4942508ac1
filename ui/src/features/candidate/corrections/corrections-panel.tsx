import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CandidateProfile } from '#api/candidates/contract.ts';
import type { CorrectionAnswer } from '#api/candidates/corrections-contract.ts';
import type { CorrectionField } from '#domain/corrections.ts';
import { Allowed } from '#ui/components/allowed.tsx';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { formatMoment } from '#ui/lib/format-moment.ts';
import { CorrectionForm } from './correction-form.tsx';
import styles from './corrections.module.css';
import { correctionsQuery } from './corrections-query.ts';

const labels: Record<CorrectionField, string> = {
  noticePeriod: 'Notice period',
  currentCTC: 'Current CTC',
  expectedCTC: 'Expected CTC',
  phoneNumber: 'Phone',
  city: 'City',
};

/** What recruiters learned in calls, and a form for more; nothing for accounts that may not correct. */
export function CorrectionsPanel({ candidate }: { candidate: CandidateProfile }) {
  return (
    <Allowed to="candidates.correct">
      <Corrections candidate={candidate} />
    </Allowed>
  );
}

function Corrections({ candidate }: { candidate: CandidateProfile }) {
  const corrections = useQuery(correctionsQuery(candidate._id));
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setOpen(false));
    button.current?.focus();
  };
  return (
    <section className={styles.panel} aria-labelledby="corrections">
      <div className={styles.head}>
        <h2 id="corrections">After a call</h2>
        {!isOpen && (
          <Button ref={button} size="xs" variant="default" onClick={() => setOpen(true)}>
            Correct…
          </Button>
        )}
      </div>
      {isOpen && <CorrectionForm candidate={candidate} onClose={close} />}
      {corrections.isError && <LoadFailure load={corrections} />}
      {corrections.data && corrections.data.length > 0 && (
        <ul className={styles.list}>
          {corrections.data.map((one) => (
            <Entry key={one._id} correction={one} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Entry({ correction: { changes, byName, company, at, isNote } }: { correction: CorrectionAnswer }) {
  return (
    <li>
      {changes.map(({ field, from, to }) => (
        <p key={field}>
          {labels[field]}: {from !== null && <del>{from}</del>} <b>{to}</b>
        </p>
      ))}
      <p className={styles.by}>
        {[byName, company, formatMoment(at), isNote && 'a note that only your company sees']
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  );
}
