import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { CandidateProfile } from '#api/candidates/contract.ts';
import { type MergeField, mergeFields } from '#api/duplicates/contract.ts';
import { recordId } from '#api/http/contract/fields.ts';
import { InlineError } from '#ui/components/inline-error.tsx';
import listStyles from '#ui/components/list-page.module.css';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { candidatePair } from './duplicate-queries.ts';
import styles from './duplicates.module.css';
import { choiceLabel, choiceTexts } from './field-text.ts';
import { useMerge, useTellApart } from './use-settle-pair.ts';

interface CompareRowProps {
  row: { field: MergeField; label: string; ofKeep: string | null; ofOther: string | null };
  /** The other candidate's value is chosen. */
  isOthers: boolean;
  onChoose: (field: MergeField, isOthers: boolean) => void;
}

/** One field of both candidates, with a choice. */
function CompareRow({ row: { field, label, ofKeep, ofOther }, isOthers, onChoose }: CompareRowProps) {
  const option = (text: string | null, whose: string, isChosen: boolean, takes: boolean) => (
    <td>
      <label className={styles.option}>
        <input
          type="radio"
          name={field}
          aria-label={`${label}, ${whose}: ${text ?? 'empty'}`}
          checked={isChosen}
          onChange={() => onChoose(field, takes)}
        />
        {text === null ? <span className={styles.none}>Empty</span> : <span className={styles.long}>{text}</span>}
      </label>
    </td>
  );
  return (
    <tr>
      <th scope="row">{label}</th>
      {option(ofKeep, 'kept', !isOthers, false)}
      {option(ofOther, 'goes', isOthers, true)}
    </tr>
  );
}

/** Compares two candidates: choose one value for each field that differs, then merge. */
export function ComparePair({ keep, other }: { keep: string; other: string }) {
  const named = recordId.safeParse(keep).success && recordId.safeParse(other).success && keep !== other;
  const pair = useQuery({ ...candidatePair(keep, other), enabled: named });
  const [one, two] = pair.data ?? [];
  return (
    <div className={listStyles.page}>
      <p>
        <Link to="/duplicates">Duplicates</Link>
      </p>
      <div className={listStyles.head}>
        <h1>Compare and Merge</h1>
      </div>
      {!named && <InlineError message="There are no two candidates at this address." />}
      <LoadFailure load={pair} fallback="Unable to load the candidates." />
      {pair.isLoading && <Skeleton height={480} radius={8} role="status" aria-label="Loading the candidates" />}
      {one && two && one._id === two._id && <p>These two are one already: {one.applicantID}.</p>}
      {one && two && one._id !== two._id && <Compared keep={one} other={two} />}
    </div>
  );
}

interface Pair {
  keep: CandidateProfile;
  other: CandidateProfile;
}

/** By default, values that the kept candidate lacks are taken from the other. */
const atFirst = ({ keep, other }: Pair): MergeField[] =>
  mergeFields.filter((field) => choiceTexts[field](keep) === null && choiceTexts[field](other) !== null);

function Compared({ keep, other }: Pair) {
  const [take, setTake] = useState(() => atFirst({ keep, other }));
  const navigate = useNavigate();
  const { merge, isBusy } = useMerge({ keep, other });
  const { tellApart } = useTellApart(() => void navigate('/duplicates'));
  const texts = mergeFields.map((field) => {
    const [label, text] = [choiceLabel(field), choiceTexts[field]];
    return { field, label, ofKeep: text(keep), ofOther: text(other) };
  });
  const differing = texts.filter(({ ofKeep, ofOther }) => ofKeep !== ofOther);
  const choose = (field: MergeField, isOthers: boolean) =>
    setTake((before) => [...before.filter((one) => one !== field), ...(isOthers ? [field] : [])]);
  return (
    <>
      <p>
        Comments, views, applications, lists and every resume of both are kept. {other.applicantID} goes, and its
        address leads to {keep.applicantID}.
      </p>
      <div className={styles.compare}>
        <table aria-label="Fields that differ">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <Candidate title="Kept" candidate={keep} />
              <Candidate title="Goes" candidate={other} />
            </tr>
          </thead>
          <tbody>
            {differing.map((row) => (
              <CompareRow key={row.field} row={row} isOthers={take.includes(row.field)} onChoose={choose} />
            ))}
          </tbody>
        </table>
      </div>
      <p>{texts.length - differing.length} more fields are the same, or empty in both.</p>
      <div className={styles.foot}>
        <Button size="xs" loading={isBusy} onClick={() => void merge(take)}>
          Merge into {keep.applicantID}
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={isBusy}
          onClick={() => void navigate(`/duplicates/${other._id}/${keep._id}`, { replace: true })}
        >
          Keep {other.applicantID} instead
        </Button>
        <Button size="xs" variant="default" disabled={isBusy} onClick={() => tellApart(other, [keep])}>
          Not a duplicate
        </Button>
      </div>
    </>
  );
}

function Candidate({ title, candidate }: { title: string; candidate: CandidateProfile }) {
  return (
    <th scope="col">
      {title}
      <strong>{candidate.applicantName || candidate.applicantID}</strong>
      {candidate.applicantID}
      {candidate.user && ' · has an account'}
    </th>
  );
}
