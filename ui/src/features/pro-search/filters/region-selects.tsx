import { districtsOf, states } from '#domain/places/states.ts';
import { PlaceSelect } from './place-select.tsx';
import type { FilterControl } from './use-filter.ts';

const stateNames = states.map(({ name }) => name);

/** A state, and one of its districts; the district takes no room without a state. */
export default function RegionSelects(props: { state: string; district: string; commit: FilterControl['commit'] }) {
  const { state, district, commit } = props;
  return (
    <>
      <PlaceSelect
        label="State"
        places={stateNames}
        chosen={state}
        disabled={false}
        onChange={(selectedState) => commit({ selectedState, selectedDistrict: '' })}
      />
      <PlaceSelect
        label="District"
        places={state ? districtsOf(state) : []}
        chosen={district}
        disabled={state === ''}
        onChange={(selectedDistrict) => commit({ selectedDistrict })}
      />
    </>
  );
}
