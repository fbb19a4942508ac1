import { Skeleton } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { CandidateProfile } from '#api/candidates/contract.ts';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import styles from './compare.module.css';
import { type Requirement, requirementRows } from './requirement-rows.ts';
import { type Cells, PartHead } from './table-parts.tsx';
import type { useExplanations, Yardstick } from './use-compared.ts';

interface Props {
  yardstick: Yardstick;
  people: readonly CandidateProfile[];
  explained: ReturnType<typeof useExplanations>;
  cells: Cells;
  onlyDifferences: boolean;
  width: number;
}

/** What each candidate meets of a job's requirements, or of the search. */
export function YardstickRows({ yardstick, people, explained, cells, onlyDifferences, width }: Props) {
  const failed = explained.find(({ isError }) => isError);
  const requirements = requirementRows(
    people.map((candidate, at) => ({ candidate, explanation: explained[at]?.data ?? null })),
    yardstick.search.filter ?? {},
  );
  const differs = ({ results }: Requirement) => new Set(results.map((result) => result?.isMet)).size > 1;
  return (
    <tbody>
      <PartHead width={width}>{yardstick.name}</PartHead>
      {failed && (
        <tr>
          <td colSpan={width}>
            <LoadFailure load={failed} />
          </td>
        </tr>
      )}
      {requirements.length > 0 && (
        <tr>
          <th scope="row">Met</th>
          {cells((at) => (
            <strong>
              {requirements.filter(({ results }) => results[at]?.isMet).length} of {requirements.length}
            </strong>
          ))}
        </tr>
      )}
      {requirements
        .filter((one) => !onlyDifferences || differs(one))
        .map(({ name, results }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells((at) => (
              <Result result={results[at] ?? null} />
            ))}
          </tr>
        ))}
    </tbody>
  );
}

function Result({ result }: { result: Requirement['results'][number] }) {
  if (!result) return <Skeleton height={12} width="60%" />;
  const { isMet, note } = result;
  const Sign = isMet ? IconCheck : IconX;
  return (
    <span className={styles.result} data-met={isMet}>
      <Sign size={16} aria-hidden="true" />
      <span>
        {isMet ? 'Met' : 'Missing'}
        {note && <small> {note}</small>}
      </span>
    </span>
  );
}
