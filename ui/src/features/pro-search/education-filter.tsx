import Select from 'react-select';
import { educationOptions } from '#search-templates/language/candidate-filter.ts';
import { selectLook } from '#ui/components/select-look.ts';
import { FilterSection } from './filter-section.tsx';
import type { FilterState } from './filter-state.ts';
import type { FilterControl } from './use-filter.ts';

type EducationOption = FilterState['selectedEducation'][number];
interface Choice {
  value: EducationOption;
  label: string;
}

const choices: Choice[] = (['any', ...educationOptions] as const).map((value) => ({
  value,
  label: value[0]?.toUpperCase() + value.slice(1),
}));
const look = selectLook<Choice, true>();

/** Course names or types that hold one of the chosen parts of words. */
export function EducationFilter(props: { chosen: FilterState['selectedEducation']; commit: FilterControl['commit'] }) {
  return (
    <FilterSection title="Education">
      <Select<Choice, true>
        isMulti
        unstyled
        classNames={look}
        aria-label="Education"
        placeholder="Any"
        options={choices}
        menuPlacement="auto"
        value={choices.filter((choice) => props.chosen.includes(choice.value))}
        onInputChange={(text, { prevInputValue }) => (/^[\p{L} .]*$/u.test(text) ? text : prevInputValue)}
        onChange={(chosen) => props.commit({ selectedEducation: chosen.map((choice) => choice.value) })}
      />
    </FilterSection>
  );
}
