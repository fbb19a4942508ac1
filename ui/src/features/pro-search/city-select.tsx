import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Select from 'react-select';
import { call } from '#api/contract/call.ts';
import { fetchCities } from '#api/contract/fetch-cities.ts';
import { selectLook } from '#ui/components/select-look.ts';
import type { FilterControl } from './use-filter.ts';

interface CityChoice {
  value: string;
  label: string;
}

/** Looked up only when the text is longer than this. */
const SHORTEST_TEXT = 2;
const TYPING_MS = 200;

const toChoice = (city: string): CityChoice => ({ value: city, label: city });
const look = selectLook<CityChoice, true>();

/** Cities to choose from, looked up while one types; text that was chosen nothing for counts as a city too. */
export function CitySelect(props: {
  cities: readonly string[];
  entered: string;
  disabled: boolean;
  edit: FilterControl['edit'];
  commit: FilterControl['commit'];
}) {
  const [keyword] = useDebouncedValue(props.entered.trim(), TYPING_MS);
  const long = keyword.length > SHORTEST_TEXT;
  const found = useQuery({
    queryKey: ['fetch-cities', keyword],
    queryFn: ({ signal }) => call(fetchCities, { body: { keyword } }, { signal }),
    enabled: long && !props.disabled,
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  });
  const options = long ? (found.data?.cities ?? []).filter((city) => !props.cities.includes(city)).map(toChoice) : [];
  return (
    <Select<CityChoice, true>
      isMulti
      unstyled
      classNames={look}
      aria-label="City"
      placeholder="City"
      isDisabled={props.disabled}
      options={options}
      filterOption={null}
      isLoading={found.isFetching}
      components={{ DropdownIndicator: null }}
      noOptionsMessage={() => {
        if (!long) return 'Type at least 3 letters';
        return found.isError ? found.error.message : 'No city of that name';
      }}
      inputValue={props.entered}
      onInputChange={(text, { action }) => {
        if (action === 'input-change' && /^[\p{L} ]*$/u.test(text)) props.edit({ enteredCity: text });
      }}
      value={props.cities.map(toChoice)}
      onChange={(chosen) => props.commit({ selectedCities: chosen.map((choice) => choice.value), enteredCity: '' })}
      onBlur={() => props.commit()}
    />
  );
}
