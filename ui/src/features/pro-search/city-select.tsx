import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#api/contract/call.ts';
import { fetchCities } from '#api/contract/fetch-cities.ts';
import { type Choice, SelectField } from './select-field.tsx';
import type { FilterControl } from './use-filter.ts';

/** Looked up only when the text is longer than this. */
const SHORTEST_TEXT = 2;
const TYPING_MS = 200;
const LETTERS_AND_SPACES = /^[\p{L} ]*$/u;

const toChoice = (city: string): Choice => ({ value: city, label: city });

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
  // what is typed is looked up a moment later
  const onTheWay = props.entered.trim().length > SHORTEST_TEXT && keyword !== props.entered.trim();
  const found = useQuery({
    queryKey: ['fetch-cities', keyword],
    queryFn: ({ signal }) => call(fetchCities, { body: { keyword } }, { signal }),
    enabled: long && !props.disabled,
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  });
  const options = long ? (found.data?.cities ?? []).filter((city) => !props.cities.includes(city)).map(toChoice) : [];
  return (
    <SelectField
      multi
      label="City"
      placeholder="City"
      disabled={props.disabled}
      rule={LETTERS_AND_SPACES}
      options={options}
      chosen={props.cities.map(toChoice)}
      text={props.entered}
      onText={(enteredCity) => props.edit({ enteredCity })}
      loading={found.isFetching || onTheWay}
      noOptions={long ? (found.isError ? found.error.message : 'No city of that name') : 'Type at least 3 letters'}
      onChoose={(selectedCities) => props.commit({ selectedCities, enteredCity: '' })}
      onLeave={() => props.commit()}
    />
  );
}
