import { SegmentedControl, Switch } from '@mantine/core';
import { memo } from 'react';
import { districtsOf, states } from '#domain/places/states.ts';
import { CitySelect } from './city-select.tsx';
import styles from './filter-panel.module.css';
import { FilterSection } from './filter-section.tsx';
import type { FilterState } from './filter-state.ts';
import { type Choice, SelectField } from './select-field.tsx';
import type { FilterControl } from './use-filter.ts';

const toPlace = (name: string): Choice => ({ value: name, label: name });
const statePlaces = states.map((state) => toPlace(state.name));
const LETTERS_SPACES_DOTS = /^[\p{L} .]*$/u;

/** What of a search is about places. */
export type PlaceState = Pick<
  FilterState,
  'locationType' | 'selectedCities' | 'enteredCity' | 'selectedState' | 'selectedDistrict' | 'includePreferredLocation'
>;

/** By city, or by state and district; the mode that isn't used is disabled, and switching empties both. */
export const LocationFilter = memo(function LocationFilter(props: {
  place: PlaceState;
  edit: FilterControl['edit'];
  commit: FilterControl['commit'];
}) {
  const { place, commit } = props;
  const byCity = place.locationType === 'city';
  const switchTo = (locationType: FilterState['locationType']) =>
    commit({ locationType, selectedCities: [], enteredCity: '', selectedState: '', selectedDistrict: '' });
  return (
    <FilterSection
      title="Location"
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
        <CitySelect
          cities={place.selectedCities}
          entered={place.enteredCity}
          disabled={!byCity}
          edit={props.edit}
          commit={commit}
        />
        <PlaceSelect
          label="State"
          places={statePlaces}
          chosen={place.selectedState}
          disabled={byCity}
          onChange={(selectedState) => commit({ selectedState, selectedDistrict: '' })}
        />
        <PlaceSelect
          label="District"
          places={place.selectedState ? districtsOf(place.selectedState).map(toPlace) : []}
          chosen={place.selectedDistrict}
          disabled={byCity || place.selectedState === ''}
          onChange={(selectedDistrict) => commit({ selectedDistrict })}
        />
      </div>
      <div className={styles.switches}>
        <Switch
          label="Include preferred location"
          checked={place.includePreferredLocation}
          onChange={(event) => commit({ includePreferredLocation: event.currentTarget.checked })}
        />
      </div>
    </FilterSection>
  );
});

function PlaceSelect(props: {
  label: string;
  places: Choice[];
  chosen: string;
  disabled: boolean;
  onChange: (name: string) => void;
}) {
  return (
    <SelectField
      multi={false}
      label={props.label}
      placeholder={props.label}
      rule={LETTERS_SPACES_DOTS}
      options={props.places}
      disabled={props.disabled}
      chosen={props.chosen === '' ? [] : [toPlace(props.chosen)]}
      onChoose={([name]) => props.onChange(name ?? '')}
    />
  );
}
