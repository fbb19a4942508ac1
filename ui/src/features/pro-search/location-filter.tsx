import { SegmentedControl, Switch } from '@mantine/core';
import Select from 'react-select';
import { districtsOf, states } from '#search-templates/language/places/states.ts';
import { selectLook } from '#ui/components/select-look.ts';
import { CitySelect } from './city-select.tsx';
import styles from './filter-panel.module.css';
import { FilterSection } from './filter-section.tsx';
import type { FilterState } from './filter-state.ts';
import type { FilterControl } from './use-filter.ts';

interface Place {
  value: string;
  label: string;
}

const toPlace = (name: string): Place => ({ value: name, label: name });
const statePlaces = states.map((state) => toPlace(state.name));
const look = selectLook<Place, false>();

/** By city, or by state and district; the mode that isn't used is disabled, and switching empties both. */
export function LocationFilter(props: {
  draft: FilterState;
  edit: FilterControl['edit'];
  commit: FilterControl['commit'];
}) {
  const { draft, commit } = props;
  const byCity = draft.locationType === 'city';
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
          value={draft.locationType}
          onChange={(mode) => switchTo(mode === 'region' ? 'region' : 'city')}
        />
      }
    >
      <div className={styles.stack}>
        <CitySelect
          cities={draft.selectedCities}
          entered={draft.enteredCity}
          disabled={!byCity}
          edit={props.edit}
          commit={commit}
        />
        <PlaceSelect
          label="State"
          places={statePlaces}
          chosen={draft.selectedState}
          disabled={byCity}
          onChange={(selectedState) => commit({ selectedState, selectedDistrict: '' })}
        />
        <PlaceSelect
          label="District"
          places={draft.selectedState ? districtsOf(draft.selectedState).map(toPlace) : []}
          chosen={draft.selectedDistrict}
          disabled={byCity || draft.selectedState === ''}
          onChange={(selectedDistrict) => commit({ selectedDistrict })}
        />
      </div>
      <div className={styles.switches}>
        <Switch
          label="Include preferred location"
          checked={draft.includePreferredLocation}
          onChange={(event) => commit({ includePreferredLocation: event.currentTarget.checked })}
        />
      </div>
    </FilterSection>
  );
}

function PlaceSelect(props: {
  label: string;
  places: Place[];
  chosen: string;
  disabled: boolean;
  onChange: (name: string) => void;
}) {
  return (
    <Select<Place, false>
      unstyled
      isClearable
      classNames={look}
      aria-label={props.label}
      placeholder={props.label}
      options={props.places}
      isDisabled={props.disabled}
      value={props.chosen === '' ? null : toPlace(props.chosen)}
      onInputChange={(text, { prevInputValue }) => (/^[\p{L} .]*$/u.test(text) ? text : prevInputValue)}
      onChange={(place) => props.onChange(place?.value ?? '')}
    />
  );
}
