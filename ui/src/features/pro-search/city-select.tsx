import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { CITY_TYPED_FOR_MS, citiesQuery, LEAST_OF_A_CITY } from '#ui/lib/cities-query.ts';
import { type Choice, SelectField } from './select-field.tsx';
import type { FilterControl } from './use-filter.ts';

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
  const [keyword] = useDebouncedValue(props.entered.trim(), CITY_TYPED_FOR_MS);
  const long = keyword.length >= LEAST_OF_A_CITY;
  // what is typed is looked up a moment later
  const onTheWay = props.entered.trim().length >= LEAST_OF_A_CITY && keyword !== props.entered.trim();
  const found = useQuery({ ...citiesQuery(keyword), enabled: long && !props.disabled });
  const options = long ? (found.data ?? []).filter((city) => !props.cities.includes(city)).map(toChoice) : [];
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
