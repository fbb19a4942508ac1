import { Skeleton } from '@mantine/core';
import { useRef } from 'react';
import type { CandidateProfile } from '#api/candidates/contract.ts';
import { buttonBeside } from '#ui/lib/focus.ts';
import styles from './compare.module.css';
import { CompareHead } from './compare-head.tsx';
import { ProfileRows } from './profile-rows.tsx';
import { type Cells, Unstated } from './table-parts.tsx';
import { type Compared, useExplanations, type Yardstick } from './use-compared.ts';
import { YardstickRows } from './yardstick-rows.tsx';

interface Props {
  compared: readonly Compared[];
  yardstick: Yardstick | null;
  onlyDifferences: boolean;
  onTakeOut: (id: string) => void;
}

const isThere = (one: Compared): one is Compared & { candidate: CandidateProfile } =>
  one.candidate !== undefined && !one.isRepeated;

/** One column per candidate, one row per fact. */
export function CompareTable({ compared, yardstick, onlyDifferences, onTakeOut }: Props) {
  const box = useRef<HTMLElement>(null);
  const columns = compared.filter(isThere);
  const people = columns.map(({ candidate }) => candidate);
  const explained = useExplanations(people, yardstick);
  const cells: Cells = (contentOf) =>
    compared.map((one) => {
      const at = columns.findIndex(({ id }) => id === one.id);
      const absent = !one.candidate && !one.error ? <Skeleton height={12} width="60%" /> : <Unstated text="–" />;
      return <td key={one.id}>{at >= 0 ? contentOf(at) : absent}</td>;
    });
  const rows = { people, explained, cells, onlyDifferences, width: compared.length + 1 };
  return (
    <section
      ref={box}
      className={styles.scrolled}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
      tabIndex={0}
      aria-label="Comparison"
      aria-busy={compared.some(({ candidate, error }) => !candidate && !error)}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Compared by</span>
            </th>
            {compared.map((one) => (
              <CompareHead
                key={one.id}
                compared={one}
                onTakeOut={(button) => {
                  // before the column and its focused button disappear
                  (buttonBeside(button.closest('th')) ?? box.current)?.focus();
                  onTakeOut(one.id);
                }}
              />
            ))}
          </tr>
        </thead>
        {yardstick && <YardstickRows {...rows} yardstick={yardstick} />}
        <ProfileRows {...rows} />
      </table>
    </section>
  );
}
