import { testRules } from './testing/rule-cases.ts';

const homes = {
  bengaluru: { city: 'Bengaluru', district: 'Bengaluru Urban', state: 'Karnataka' },
  mysuru: { city: 'Mysuru', district: 'Mysuru', state: 'Karnataka' },
  pune: { city: 'Pune', district: 'Pune', state: 'Maharashtra' },
  wantsBengaluru: {
    city: 'Pune',
    state: 'Maharashtra',
    district: 'Pune',
    preferredLocations: ['Bengaluru'],
    preferredRegions: ['Bengaluru Urban', 'Karnataka'],
  },
  wantsMysuru: { city: 'Pune', preferredLocations: ['Mysuru'], preferredRegions: ['Mysuru', 'Karnataka'] },
  wantsKarnataka: { city: 'Pune', preferredLocations: ['Karnataka'] },
  unknown: {},
};

testRules('Location', [
  {
    rule: 'city mode: the present city is one of those selected or the one entered',
    candidates: homes,
    filter: { selectedCities: ['Bengaluru'], enteredCity: 'Mysuru' },
    selects: ['bengaluru', 'mysuru'],
  },
  {
    rule: 'case and a city’s different names make no difference',
    candidates: homes,
    filter: { selectedCities: ['BANGALORE'] },
    selects: ['bengaluru'],
  },
  {
    rule: 'an unlisted city is found in any case',
    candidates: { small: { city: 'Uparkot Xyz' }, ...homes },
    filter: { enteredCity: 'uparkot xyz' },
    selects: ['small'],
  },
  {
    rule: 'city mode ignores the region',
    candidates: homes,
    filter: { selectedCities: ['Pune'], selectedState: 'Karnataka' },
    selects: ['pune', 'wantsBengaluru', 'wantsMysuru', 'wantsKarnataka'],
  },
  {
    rule: 'region mode: the present state',
    candidates: homes,
    filter: { locationType: 'region', selectedState: 'Karnataka', selectedCities: ['Pune'] },
    selects: ['bengaluru', 'mysuru'],
  },
  {
    rule: 'region mode: the district, if one is chosen',
    candidates: homes,
    filter: { locationType: 'region', selectedState: 'karnataka', selectedDistrict: 'Mysuru' },
    selects: ['mysuru'],
  },
  {
    rule: 'includePreferredLocation: also those who prefer the city',
    candidates: homes,
    filter: { selectedCities: ['Bangalore'], includePreferredLocation: true },
    selects: ['bengaluru', 'wantsBengaluru'],
  },
  {
    rule: 'includePreferredLocation in region mode: also those who prefer the state or a city in it',
    candidates: homes,
    filter: { locationType: 'region', selectedState: 'Karnataka', includePreferredLocation: true },
    selects: ['bengaluru', 'mysuru', 'wantsBengaluru', 'wantsMysuru', 'wantsKarnataka'],
  },
  {
    rule: 'includePreferredLocation with a district: also those who prefer the state, the district or a city in it',
    candidates: {
      ...homes,
      sameName: { preferredLocations: ['Mysuru'], preferredRegions: ['Mysuru', 'Elsewhere'] },
    },
    filter: {
      locationType: 'region',
      selectedState: 'Karnataka',
      selectedDistrict: 'Mysuru',
      includePreferredLocation: true,
    },
    selects: ['mysuru', 'wantsMysuru', 'wantsKarnataka'],
  },
  {
    rule: 'a preferred location without a place is no filter',
    candidates: homes,
    filter: { includePreferredLocation: true },
    selects: Object.keys(homes),
  },
]);

const born = (dateOfBirth: string) => ({ dateOfBirth });
const ages = {
  turns30Today: born('1996-06-15'),
  turns30Tomorrow: born('1996-06-16'),
  turned31Today: born('1995-06-15'),
  unknown: {},
};
const worked = (experienceMonths: number) => ({ experienceMonths });
const paid = (expectedCtc: number) => ({ expectedCtc });
const pay = { four: paid(4), fourAndHalf: paid(4.5), ten: paid(10.05), silent: {} };

testRules('Ranges', [
  {
    rule: 'age in whole years today, both ends included; without a date of birth not selected',
    candidates: ages,
    filter: { age: { min: 30, max: 30 } },
    today: '2026-06-15',
    selects: ['turns30Today'],
  },
  {
    rule: 'age: one end may be open',
    candidates: ages,
    filter: { age: { min: '30', max: '' } },
    today: '2026-06-15',
    selects: ['turns30Today', 'turned31Today'],
  },
  {
    rule: 'age: a birthday on 29 February is on 1 March in other years',
    candidates: { leap: born('2004-02-29'), before: born('2004-02-28') },
    filter: { age: { min: 21 } },
    today: '2025-02-28',
    selects: ['before'],
  },
  {
    rule: 'age: on 29 February, a candidate born on 1 March is a year younger than one born on 28 February',
    candidates: { earlier: born('2003-02-28'), later: born('2003-03-01') },
    filter: { age: { min: 20, max: 20 } },
    today: '2024-02-29',
    selects: ['later'],
  },
  {
    rule: 'experience is compared in months, both ends included: 2.5 years is 30 months',
    candidates: { m29: worked(29), m30: worked(30), m60: worked(60), m61: worked(61), unknown: {} },
    filter: { experience: { min: '2.5', max: 5 } },
    selects: ['m30', 'm60'],
  },
  {
    rule: 'experience: one end may be open',
    candidates: { m0: worked(0), m12: worked(12), m13: worked(13), unknown: {} },
    filter: { experience: { min: null, max: 1 } },
    selects: ['m0', 'm12'],
  },
  {
    rule: 'salary: expected CTC in LPA, both ends included',
    candidates: pay,
    filter: { salary: { min: 4.5, max: '10.05' } },
    selects: ['fourAndHalf', 'ten'],
  },
  {
    rule: "salaryStatus 'include-undisclosed': also those without an expected CTC",
    candidates: pay,
    filter: { salary: { min: 4.5 }, salaryStatus: 'include-undisclosed' },
    selects: ['fourAndHalf', 'ten', 'silent'],
  },
  {
    rule: "salaryStatus 'only-undisclosed': only those without",
    candidates: pay,
    filter: { salary: { min: 4.5 }, salaryStatus: 'only-undisclosed' },
    selects: ['silent'],
  },
  {
    rule: 'current salary: current CTC in LPA, both ends included; without one not selected',
    candidates: { ...pay, earnsFour: { currentCtc: 4 }, earnsFive: { currentCtc: 5 }, earnsTen: { currentCtc: 10.05 } },
    filter: { currentSalary: { min: 5, max: '10.05' } },
    selects: ['earnsFive', 'earnsTen'],
  },
  {
    rule: 'current and expected salary are joined by AND, each with its own undisclosed',
    candidates: {
      both: { currentCtc: 8, expectedCtc: 10 },
      wantsMore: { currentCtc: 8, expectedCtc: 15 },
      silent: { currentCtc: 8 },
      hidesCurrent: { expectedCtc: 10 },
    },
    filter: { currentSalary: { max: 8 }, salary: { max: 12 }, salaryStatus: 'include-undisclosed' },
    selects: ['both', 'silent'],
  },
  {
    rule: 'passing year: that of any course is in the range, both ends included; without one not selected',
    candidates: {
      first: { passingYears: [2018] },
      last: { passingYears: [2025, 2020] },
      around: { passingYears: [2017, 2021] },
      unknown: {},
    },
    filter: { passingYear: { min: '2018', max: 2020 } },
    selects: ['first', 'last'],
  },
  {
    rule: 'passing year: one end may be open',
    candidates: { y2018: { passingYears: [2018] }, y2019: { passingYears: [2019] }, unknown: {} },
    filter: { passingYear: { min: 2018.5 } },
    selects: ['y2019'],
  },
  {
    rule: 'alsoNotStated: also those without the value of the filters named, and of no other filter',
    candidates: {
      met: { ...worked(60), gender: 'female' },
      silent: { gender: 'female' },
      less: { ...worked(59), gender: 'female' },
      silentOnBoth: {},
    },
    filter: { experience: { min: 5 }, selectedGender: 'female', alsoNotStated: ['experience'] },
    selects: ['met', 'silent'],
  },
  {
    rule: 'alsoNotStated of a filter that is not used selects everyone',
    candidates: pay,
    filter: { alsoNotStated: ['experience', 'age', 'location'] },
    selects: Object.keys(pay),
  },
  {
    rule: 'alsoNotStated: education is stated by any course, also one with none of the options',
    candidates: {
      engineer: { educationOptions: ['tech'], statedEducation: true },
      doctor: { statedEducation: true },
      silent: {},
    },
    filter: { selectedEducation: ['tech'], alsoNotStated: ['education'] },
    selects: ['engineer', 'silent'],
  },
  {
    rule: 'alsoNotStated: a place is stated by city, district or state',
    candidates: { ...homes, onlyState: { state: 'Karnataka' } },
    filter: { selectedCities: ['Pune'], alsoNotStated: ['location'] },
    selects: ['pune', 'wantsBengaluru', 'wantsMysuru', 'wantsKarnataka', 'unknown'],
  },
  {
    rule: 'an open range selects everyone',
    candidates: pay,
    filter: { salary: { min: '', max: null }, age: {}, experience: {}, currentSalary: {}, passingYear: {} },
    selects: Object.keys(pay),
  },
]);

testRules('The other filters', [
  {
    rule: 'notice period: one of the chosen ones',
    candidates: {
      now: { noticePeriod: 'immediate' },
      month: { noticePeriod: '30' },
      two: { noticePeriod: '60' },
      no: {},
    },
    filter: { selectedNoticePeriod: ['immediate', '30'] },
    selects: ['now', 'month'],
  },
  {
    rule: 'negotiable notice period: one of the chosen ones',
    candidates: { month: { negotiableNoticePeriod: '30' }, other: { noticePeriod: '30' } },
    filter: { selectedNegotiableNoticePeriod: ['30'] },
    selects: ['month'],
  },
  {
    rule: 'last working day is on or before that date',
    candidates: {
      before: { lastWorkingDay: '2026-01-31' },
      on: { lastWorkingDay: '2026-02-01' },
      after: { lastWorkingDay: '2026-02-02' },
      no: {},
    },
    filter: { lastWorkingDay: '2026-02-01' },
    selects: ['before', 'on'],
  },
  {
    rule: 'education: any of the options that the courses contain',
    candidates: { tech: { educationOptions: ['tech'] }, two: { educationOptions: ['commerce', 'design'] }, no: {} },
    filter: { selectedEducation: ['tech', 'design'] },
    selects: ['tech', 'two'],
  },
  {
    rule: "education 'any' selects all",
    candidates: { tech: { educationOptions: ['tech'] }, no: {} },
    filter: { selectedEducation: ['any', 'commerce'] },
    selects: ['tech', 'no'],
  },
  {
    rule: "gender 'any' selects all",
    candidates: { she: { gender: 'female' }, no: {} },
    filter: { selectedGender: 'any' },
    selects: ['she', 'no'],
  },
  {
    rule: "gender 'others' selects the stored value other",
    candidates: { she: { gender: 'female' }, they: { gender: 'other' } },
    filter: { selectedGender: 'others' },
    selects: ['they'],
  },
  {
    rule: 'gender: the one chosen',
    candidates: { she: { gender: 'female' }, he: { gender: 'male' }, no: {} },
    filter: { selectedGender: 'female' },
    selects: ['she'],
  },
  {
    rule: 'spoken languages: all of those chosen',
    candidates: {
      both: { languages: ['English', 'Tamil', 'Hindi'] },
      one: { languages: ['English'] },
      mentions: { languages: ['English'], summary: ['speaks Tamil'] },
      no: {},
    },
    filter: { selectedLanguages: ['English', 'Tamil'] },
    selects: ['both'],
  },
  {
    rule: 'spoken languages: case and another name of a language make no difference',
    candidates: { odia: { languages: ['Odia'] }, hindi: { languages: ['Hindi'] } },
    filter: { selectedLanguages: ['ORIYA'] },
    selects: ['odia'],
  },
  {
    rule: 'spoken languages: an unlisted one is found in any case',
    candidates: { unlisted: { languages: ['Klingon'] }, odia: { languages: ['Odia'] } },
    filter: { selectedLanguages: ['klingon'] },
    selects: ['unlisted'],
  },
  {
    rule: 'relocation: willing to relocate',
    candidates: { willing: { willingToRelocate: true }, not: {} },
    filter: { relocation: true },
    selects: ['willing'],
  },
  {
    rule: 'resumeAvailability: a resume is stored',
    candidates: { stored: { hasResume: true }, not: {} },
    filter: { resumeAvailability: true },
    selects: ['stored'],
  },
  {
    rule: 'excludeDisability leaves out those marked disabled',
    candidates: { marked: { disabled: true }, not: {} },
    filter: { excludeDisability: true },
    selects: ['not'],
  },
  {
    rule: 'updatedWithin: updated today or on one of so many days before, by the days of India',
    candidates: {
      today: { updatedOn: '2026-06-15T08:00:00.000Z' },
      firstMinute: { updatedOn: '2026-06-07T18:30:00.000Z' },
      minuteBefore: { updatedOn: '2026-06-07T18:29:59.999Z' },
    },
    filter: { updatedWithin: '7' },
    today: '2026-06-15',
    selects: ['today', 'firstMinute'],
  },
  {
    rule: 'updatedWithin: 90 days reach into the year before',
    candidates: {
      within: { updatedOn: '2025-12-05T12:00:00.000Z' },
      before: { updatedOn: '2025-12-01T12:00:00.000Z' },
    },
    filter: { updatedWithin: '90' },
    today: '2026-03-03',
    selects: ['within'],
  },
  {
    rule: 'a switch that is false is no filter',
    candidates: { marked: { disabled: true, hasResume: true, willingToRelocate: true }, not: {} },
    filter: { excludeDisability: false, resumeAvailability: false, relocation: false },
    selects: ['marked', 'not'],
  },
  {
    rule: 'an empty filter selects everyone, last updated first, then by id',
    candidates: {
      old: { updatedOn: '2025-01-01T00:00:00.000Z' },
      b: { updatedOn: '2026-01-01T00:00:00.000Z' },
      a: { updatedOn: '2026-01-01T00:00:00.000Z' },
    },
    filter: {},
    selects: ['a', 'b', 'old'],
    ordered: true,
  },
  {
    rule: 'filters of different kinds are joined by AND',
    candidates: { both: { gender: 'female', hasResume: true }, one: { gender: 'female' } },
    filter: { selectedGender: 'female', resumeAvailability: true },
    selects: ['both'],
  },
]);
