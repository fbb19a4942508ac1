import { SegmentedControl, Switch } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { memo, Suspense } from 'react';
import type { ResponseOf } from '#api/http/contract.ts';
import type { fetchCities } from '#api/search/contract.ts';
import type { FilterState } from '#domain/filters/registry.ts';
import { lazyScreen } from '#ui/lib/lazy-screen.ts';
import { CITY_TYPED_FOR_MS, LEAST_OF_A_CITY, placesQuery } from '#ui/lib/places-query.ts';
import styles from './filter-panel.module.css';
import { FilterSection } from './filter-section.tsx';
import { AlsoNotStated } from './not-stated.tsx';
import { PlaceSelect } from './place-select.tsx';
import type { Choice } from './react-select-field.tsx';
import { SelectField } from './select-field.tsx';
import type { FilterControl } from './use-filter.ts';

const LETTERS_AND_SPACES = /^[\p{L} ]*$/u;

const toChoice = (city: string): Choice => ({ value: city, label: city });

type FoundPlaces = ResponseOf<typeof fetchCities>;

/** No city's name has a colon. */
const GROUP = 'group:';

/**
 * The places that the text may mean, with the reason where it is another name; groups, which choose several cities, come
 * first only where no city's own name starts with the text ('NCR').
 */
function placeChoices(text: string, chosen: readonly string[], { cities, notes, groups }: FoundPlaces): Choice[] {
  const single = cities
    .filter((city) => !chosen.includes(city))
    .map((city) => ({ ...toChoice(city), ...(notes[city] && { note: notes[city] }) }));
  const several = groups
    .filter((group) => !group.cities.every((city) => chosen.includes(city)))
    .map((group) => ({
      value: GROUP + group.name,
      label: group.name,
      note: `${group.cities.length} cities: ${group.cities.join(', ')}`,
    }));
  return cities.some((city) => city.toLowerCase().startsWith(text.toLowerCase()))
    ? [...single, ...several]
    : [...several, ...single];
}

/** Cities to choose from, suggested while typing; text without a chosen suggestion counts as a city too. */
function CitySelect(props: {
  cities: readonly string[];
  entered: string;
  disabled: boolean;
  edit: FilterControl['edit'];
  commit: FilterControl['commit'];
}) {
  const [keyword] = useDebouncedValue(props.entered.trim(), CITY_TYPED_FOR_MS);
  const long = keyword.length >= LEAST_OF_A_CITY;
  // suggestions are fetched a moment after the last key
  const onTheWay = props.entered.trim().length >= LEAST_OF_A_CITY && keyword !== props.entered.trim();
  const found = useQuery({ ...placesQuery(keyword), enabled: long && !props.disabled });
  const options = long && found.data ? placeChoices(keyword, props.cities, found.data) : [];
  const choose = (values: string[]) => {
    const groups = found.data?.groups ?? [];
    const cities = values.flatMap((value) => groups.find(({ name }) => value === GROUP + name)?.cities ?? value);
    props.commit({ selectedCities: [...new Set(cities)], enteredCity: '' });
  };
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
      onChoose={choose}
      onLeave={() => props.commit()}
    />
  );
}

// the names of all districts are needed only in region mode
const RegionSelects = lazyScreen(() => import('./region-selects.tsx'));

const unusedRegion = ['State', 'District'].map((label) => (
  <PlaceSelect key={label} label={label} places={[]} chosen="" disabled onChange={() => undefined} />
));

/** A search's location fields. */
type PlaceState = Pick<
  FilterState,
  'locationType' | 'selectedCities' | 'enteredCity' | 'selectedState' | 'selectedDistrict' | 'includePreferredLocation'
>;

/**
 * By city, or by state and district. Boxes of the other mode, and the district without a state, are disabled and take
 * no room; switching empties both.
 */
export const LocationFilter = memo(function LocationFilter(props: {
  place: PlaceState;
  held: string;
  edit: FilterControl['edit'];
  commit: FilterControl['commit'];
}) {
  const { place, commit } = props;
  const byCity = place.locationType === 'city';
  const switchTo = (locationType: FilterState['locationType']) =>
    commit({ locationType, selectedCities: [], enteredCity: '', selectedState: '', selectedDistrict: '' });
  return (
    <FilterSection
      group="location"
      held={props.held}
      aside={
        <SegmentedControl
          size="xs"
          aria-label="Location mode"
          data={[
            { value: 'city', label: 'City' },
            { value: 'region', label: 'Region' },
          ]}
          value={place.locationType}
          onChange={(mode) => switchTo(mode === 'region' ? 'region' : 'city')}
        />
      }
    >
      <div className={styles.stack}>
        <div hidden={!byCity}>
          <CitySelect
            cities={place.selectedCities}
            entered={place.enteredCity}
            disabled={!byCity}
            edit={props.edit}
            commit={commit}
          />
        </div>
        {byCity ? (
          unusedRegion
        ) : (
          <Suspense fallback={unusedRegion}>
            <RegionSelects state={place.selectedState} district={place.selectedDistrict} commit={commit} />
          </Suspense>
        )}
      </div>
      <div className={styles.switches}>
        <Switch
          label="Include preferred location"
          checked={place.includePreferredLocation}
          onChange={(event) => commit({ includePreferredLocation: event.currentTarget.checked })}
        />
      </div>
      <AlsoNotStated filter="location" />
    </FilterSection>
  );
});
