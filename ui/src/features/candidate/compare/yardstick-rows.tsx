import { Skeleton } from '@mantine/core';
import type { CandidateProfile } from '#api/candidates/contract.ts';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { RequirementSign, requirementStateNames } from '#ui/components/requirement-sign.tsx';
import styles from './compare.module.css';
import { type RequirementRow, requirementRows } from './requirement-rows.ts';
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
  const differs = ({ results }: RequirementRow) => new Set(results.map((result) => result?.state)).size > 1;
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
              {requirements.filter(({ results }) => results[at]?.state === 'met').length} of {requirements.length}
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

function Result({ result }: { result: RequirementRow['results'][number] }) {
  if (!result) return <Skeleton height={12} width="60%" />;
  const { state, note } = result;
  return (
    <span className={styles.result} data-state={state}>
      <RequirementSign state={state} />
      <span>
        {requirementStateNames[state]}
        {note && <small> {note}</small>}
      </span>
    </span>
  );
}
