import { namedByGroups } from '#domain/places/place-groups.ts';
import { declareFilter } from './declare-filter.ts';
import { flagField, oneOfField, textField, textsField } from './filter-field.ts';

const noPlace = { selectedCities: [], enteredCity: '', selectedState: '', selectedDistrict: '' };

/** Where candidates live. `locationType` says whether the cities or the state and district select. */
export const location = declareFilter(
  {
    locationType: oneOfField('where', 'city', ['region']),
    selectedCities: textsField('city'),
    enteredCity: textField('cityText'),
    selectedState: textField('state'),
    selectedDistrict: textField('district'),
    includePreferredLocation: flagField('preferred'),
  },
  {
    asks: 'values',
    label: 'Location',
    reads: ['city', 'district', 'state', 'preferredLocations', 'preferredRegions'],
    isActive: ({ selectedCities, enteredCity, selectedState }) =>
      selectedCities.length > 0 || enteredCity.trim() !== '' || selectedState !== '',
    describe: ({ selectedCities, enteredCity, selectedDistrict, selectedState, includePreferredLocation }) => {
      const places = [...namedByGroups(selectedCities), enteredCity, selectedDistrict, selectedState].filter(Boolean);
      return places.join(', ') + (includePreferredLocation && places.length > 0 ? ' +preferred' : '');
    },
    drops: ({ selectedCities, enteredCity, selectedDistrict, selectedState }) => {
      const places = [...namedByGroups(selectedCities), enteredCity.trim(), selectedDistrict, selectedState].filter(
        Boolean,
      );
      return places.length > 0 ? [{ label: `Location ${places.join(', ')}`, patch: noPlace }] : [];
    },
  },
);
