import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { memo, type ReactNode, useId } from 'react';
import type { RangeName, TypedRange } from '#domain/filters/range-filters.ts';
import { rangeProblem, typedRangeRule } from '#domain/filters/range-filters.ts';
import styles from './filter-panel.module.css';
import { FilterSection } from './filter-section.tsx';
import { AlsoNotStated } from './not-stated.tsx';
import { titleOf } from './panel-groups.ts';
import type { FilterControl } from './use-filter.ts';

const settings: Record<RangeName, { unit: string; hints: [string, string]; aside: string }> = {
  age: { unit: 'years', hints: ['18', '60'], aside: 'years, from 18' },
  experience: { unit: 'years', hints: ['1.5', '50'], aside: '1.5 to 50 years' },
  salary: { unit: 'LPA', hints: ['2.5', '45'], aside: '2.5 to 45 LPA' },
  currentSalary: { unit: 'LPA', hints: ['2', '40'], aside: '2 to 40 LPA' },
  passingYear: { unit: '', hints: ['2018', '2021'], aside: 'any course after school' },
};

/** Not while the second digit is still coming. */
const PROBLEM_AFTER_MS = 350;

/** Two ends, either of them open; they accept only numbers. */
export const RangeFilter = memo(function RangeFilter(props: {
  name: RangeName;
  range: TypedRange;
  edit: FilterControl['edit'];
  commit: FilterControl['commit'];
  held: string;
  /** Below the range, in the same group. */
  children?: ReactNode;
}) {
  const { name, range } = props;
  const { unit, hints, aside } = settings[name];
  const title = titleOf(name);
  const id = useId();
  const [settled] = useDebouncedValue(range, PROBLEM_AFTER_MS);
  const problem = rangeProblem(name, settled) && rangeProblem(name, range);
  const end = (which: 'min' | 'max') => (
    <TextInput
      size="xs"
      inputMode="decimal"
      aria-label={`${which === 'min' ? 'Min' : 'Max'} ${title.toLowerCase()}${unit && ` in ${unit}`}`}
      placeholder={`${which === 'min' ? 'Min' : 'Max'} ${hints[which === 'min' ? 0 : 1]}`}
      value={range[which]}
      error={problem !== null}
      aria-describedby={problem ? id : undefined}
      autoComplete="off"
      onChange={(event) => {
        const text = event.currentTarget.value;
        if (typedRangeRule[name].test(text)) props.edit({ [name]: { ...range, [which]: text } });
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') props.commit();
      }}
      onBlur={() => props.commit()}
    />
  );
  return (
    <FilterSection group={name} held={props.held} aside={aside}>
      <div className={styles.range}>
        {end('min')}
        <span aria-hidden="true">–</span>
        {end('max')}
      </div>
      <p id={id} role="status" className={problem ? styles.problem : undefined}>
        {problem}
      </p>
      {props.children}
      <AlsoNotStated filter={name} />
    </FilterSection>
  );
});
