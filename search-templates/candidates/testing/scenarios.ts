import type { CandidateFilterInput } from '#domain/filters/candidate-filter.ts';

/** The searches whose request bodies are kept in golden/, by name. Words in quotes, so that new synonyms change no file but that for synonyms. */
export const scenarios = {
  empty: {},
  'single-badge': { keyword: { badges: [{ keyword: '"Java"' }] } },
  'badge-with-variants': { keyword: { badges: [{ keyword: 'k8s' }] } },
  'phrase-with-variants': { keyword: { badges: [{ keyword: 'data engineer' }] } },
  'mandatory-and-optional': {
    keyword: {
      badges: [{ keyword: '"Java"', mandatory: true }, { keyword: '"Spring Boot"' }, { keyword: 'node.js*' }],
    },
  },
  'weighted-badges': {
    keyword: {
      badges: [
        { keyword: '"Java"', mandatory: true, weight: 'high' },
        { keyword: 'k8s', weight: 'low' },
      ],
    },
    designation: { badges: [{ keyword: '"Tech Lead"', weight: 'high' }], searchCurrent: true },
  },
  exclude: {
    keyword: {
      badges: [{ keyword: '"Java"' }],
      exclude: true,
      excludeBadges: ['"PHP"'],
      excludeText: '"Visual Basic"',
    },
  },
  'typed-text': { keyword: { badges: [{ keyword: '"Java"' }], inputText: '"Kafka"' } },
  'current-title-and-company': {
    designation: { badges: [{ keyword: '"Tech Lead"' }], searchCurrent: true },
    company: { badges: [{ keyword: '"Infosys"' }], searchPrevious: true },
  },
  boolean: {
    keyword: {
      boolean: true,
      inputText: '("Java" OR "Kotlin") AND NOT ("PHP" OR "Perl") AND develop* AND "a" NEAR/5 "b"',
    },
  },
  'only-not': { keyword: { boolean: true, inputText: 'NOT "PHP"' } },
  'resume-and-skills': { resumeSearch: '"payments" AND "Java"', skills: ['"Spring Boot"', '"Java"'] },
  'city-mode': { selectedCities: ['Bangalore', 'Pune'], enteredCity: 'Chennai', includePreferredLocation: true },
  'region-mode': {
    locationType: 'region',
    selectedState: 'Karnataka',
    selectedDistrict: 'Mysuru',
    includePreferredLocation: true,
  },
  'last-page': { currentPage: 100, itemsPerPage: 100, sort: { by: 'experience', order: 'asc' } },
  'every-filter': {
    keyword: { badges: [{ keyword: '"Java"', mandatory: true }, { keyword: '"Kafka"' }] },
    selectedEducation: ['tech', 'computer'],
    selectedGender: 'others',
    selectedCities: ['Pune'],
    age: { min: 25, max: 40 },
    experience: { min: 2.5, max: 10 },
    salary: { min: 5, max: 20 },
    salaryStatus: 'include-undisclosed',
    currentSalary: { min: 4, max: 15 },
    selectedNoticePeriod: ['immediate', '30'],
    selectedNegotiableNoticePeriod: ['15'],
    lastWorkingDay: '2026-03-31',
    institutes: ['"IIT Bombay"', '"NIT"'],
    passingYear: { min: 2015, max: 2021 },
    selectedLanguages: ['English', 'Oriya'],
    relocation: true,
    resumeAvailability: true,
    excludeDisability: true,
    updatedWithin: '30',
    alsoNotStated: ['experience', 'location', 'education'],
    refine: {
      include: { designation: ['Software Engineer'], experience: ['3-5', '15+'] },
      exclude: { employer: ['Infosys'], skill: ['PHP'] },
    },
  },
} satisfies Record<string, CandidateFilterInput>;
