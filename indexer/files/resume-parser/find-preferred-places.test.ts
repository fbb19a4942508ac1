import { expect, test } from 'vitest';
import { findPreferredPlaces } from './find-preferred-places.ts';

test.each([
  ['Willing to work in Pune or Mumbai. Salary as per norms.', ['Pune', 'Mumbai']],
  ['Preferred locations: Hisar,\nGurugram, Chandigarh.', ['Hisar', 'Gurugram', 'Chandigarh']],
  ['preferably in Raipur or Bilaspur.', ['Raipur', 'Bilaspur']],
  ['Preferred Location\tHyderabad / Pune\nTotal experience\t5 years', ['Hyderabad', 'Pune']],
  ['notice 1 month; prefers Nashik, Pune', ['Nashik', 'Pune']],
  ['can relocate to Mumbai, Pune or Bengaluru', ['Mumbai', 'Pune', 'Bengaluru']],
  ['goes anywhere in Gujarat and Rajasthan', ['Gujarat', 'Rajasthan']],
  ['14 LPA. Two weeks’ notice. Mumbai only.', ['Mumbai']],
  ['From July, anywhere:\nBengaluru, Pune first', ['Bengaluru', 'Pune']],
  ['Last pay 29 lakhs; Kochi, Bengaluru or Chennai. Malayalam', ['Kochi', 'Bengaluru', 'Chennai']],
  ['Willing to\ngo to Kolkata, Raipur or Delhi.', ['Kolkata', 'Raipur', 'Delhi']],
  ['notice 90 days will move to Mumbai', ['Mumbai']],
  ['notice 90 days; ready for Bengaluru or Hyderabad', ['Bengaluru', 'Hyderabad']],
  ['Looking for Bengaluru or Singapore. Present CTC 41 LPA', ['Bengaluru', 'Singapore']],
  ['Place of choice: Kochi or Dubai.', ['Kochi', 'Dubai']],
  ['27,000 per month\nwants Gulf (Oman, Qatar)\n1 month', ['Oman', 'Qatar']],
  ['Current Location Hyderabad Pref. Location Bengaluru, Hyderabad', ['Bengaluru', 'Hyderabad']],
  ['Location Vizag; pref. Hyderabad', ['Hyderabad']],
  ['notice 2 months, location Kochi or Bengaluru', ['Kochi', 'Bengaluru']],
  ['Preferred Hyderabad / Bengaluru (hybrid)', ['Hyderabad', 'Bengaluru']],
  ['Immediately available. Not willing to leave Guntur and Vijayawada.', ['Guntur', 'Vijayawada']],
  ['I would prefer not to leave Chennai, save for Bengaluru or Coimbatore.', ['Chennai', 'Bengaluru', 'Coimbatore']],
  ['Location wished\tKolkata or Bengaluru', ['Kolkata', 'Bengaluru']],
  ['Objective: wants a finance job in Pune.', ['Pune']],
  ['Looking for a change in Pune', []],
  ['Reported to the plant in Pune or the head office', []],
  ['relocation to Pune only', ['Pune']],
  ['Mumbai only has two such plants', []],
  ['I prefer working with small teams', []],
  ['Open to new ideas from Pune', []],
])('%s', (text, places) => {
  expect(findPreferredPlaces(text).map(({ value }) => value)).toEqual(places);
});
