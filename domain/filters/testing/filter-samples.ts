import type { CandidateFilterInput } from '#domain/filters/candidate-filter.ts';
import type { FilterName } from '#domain/filters/registry.ts';

const badges = [{ keyword: 'java' }];

/** For each filter, requests in which only this filter is active; together they read all fields that it can read. */
export const filterSamples: Record<FilterName, [CandidateFilterInput, ...CandidateFilterInput[]]> = {
  keyword: [{ keyword: { badges } }],
  designation: [{ designation: { badges } }],
  company: [{ company: { badges } }],
  location: [
    { selectedCities: ['Pune'], includePreferredLocation: true },
    {
      locationType: 'region',
      selectedState: 'Karnataka',
      selectedDistrict: 'Mysuru',
      includePreferredLocation: true,
    },
  ],
  age: [{ age: { min: 25, max: 40 } }],
  experience: [{ experience: { min: 2.5 } }],
  salary: [{ salary: { max: 20 } }],
  currentSalary: [{ currentSalary: { min: 4.5, max: 12 } }],
  salaryStatus: [{ salaryStatus: 'only-undisclosed' }],
  noticePeriod: [{ selectedNoticePeriod: ['30'] }],
  negotiableNoticePeriod: [{ selectedNegotiableNoticePeriod: ['15'] }],
  lastWorkingDay: [{ lastWorkingDay: '2026-03-31' }],
  skills: [{ skills: ['Java'] }],
  education: [{ selectedEducation: ['tech'] }],
  institutes: [{ institutes: ['IIT Bombay', 'Anna University'] }],
  passingYear: [{ passingYear: { min: 2018, max: 2021 } }],
  gender: [{ selectedGender: 'female' }],
  languages: [{ selectedLanguages: ['English', 'Tamil'] }],
  resumeSearch: [{ resumeSearch: 'java' }],
  resumeAvailability: [{ resumeAvailability: true }],
  relocation: [{ relocation: true }],
  excludeDisability: [{ excludeDisability: true }],
  updatedWithin: [{ updatedWithin: '7' }],
  refine: [
    {
      refine: {
        include: { designation: ['Tech Lead'], employer: ['Infosys'], city: ['Pune'] },
        exclude: { skill: ['PHP'], experience: ['5-8'], noticePeriod: ['30'] },
      },
    },
  ],
};
