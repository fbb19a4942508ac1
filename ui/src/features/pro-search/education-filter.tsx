import { memo } from 'react';
import { educationOptions } from '#domain/filters/candidate-filter.ts';
import { capital } from '#ui/lib/capital.ts';
import { FilterSection } from './filter-section.tsx';
import type { FilterState } from './filter-state.ts';
import { SelectField } from './select-field.tsx';
import type { FilterControl } from './use-filter.ts';

const values = ['any', ...educationOptions] as const;
const choices = values.map((value) => ({ value, label: capital(value) }));
const LETTERS_SPACES_DOTS = /^[\p{L} .]*$/u;

/** Course names or types that hold one of the chosen parts of words. */
export const EducationFilter = memo(function EducationFilter(props: {
  chosen: FilterState['selectedEducation'];
  commit: FilterControl['commit'];
}) {
  return (
    <FilterSection title="Education">
      <SelectField
        multi
        label="Education"
        placeholder="Any"
        menuPlacement="auto"
        rule={LETTERS_SPACES_DOTS}
        options={choices}
        chosen={choices.filter((choice) => props.chosen.includes(choice.value))}
        onChoose={(chosen) =>
          props.commit({ selectedEducation: chosen.flatMap((one) => values.find((value) => value === one) ?? []) })
        }
      />
    </FilterSection>
  );
});
