import { describe, expect, test } from 'vitest';
import { composeReadings } from './compose-entries.ts';
import type { LabelledValue } from './label-page.ts';
import type { Kind } from './labels.ts';

/** `<title Clerk>` is a value, `<+title Clerk>` one that opens an entry, `<~title of>` the second part of one. */
function compose(marked: string, cellEnd = Number.POSITIVE_INFINITY) {
  let text = '';
  const values: Omit<LabelledValue, 'cell'>[] = [];
  for (const { 1: sign, 2: kind, 3: value, 4: rest } of marked.matchAll(/<([+~]?)(\w+) ([^>]*)>|([^<]+)/g)) {
    const start = text.length;
    text += value ?? rest ?? '';
    const above = sign === '~' ? values.findLast((each) => each.kind === kind) : undefined;
    if (above) above.rest = { start, end: text.length };
    else if (kind)
      values.push({ kind: kind as Kind, opensEntry: sign === '+', start, end: text.length, probability: 0.9 });
  }
  return composeReadings(
    values.map((value) => ({ ...value, cell: { start: 0, end: Math.min(cellEnd, text.length) } })),
    text,
  );
}
const jobsOf = (marked: string) =>
  compose(marked).jobs.map(({ value: { title, employer, from, to } }) => [title, employer, from?.year, to?.year]);

describe('jobs', () => {
  test('each begins where the model says so', () => {
    const marked =
      '<+title Clerk>, <employer Asha Stores>\n<period 2018 - 2020>\n<+title Cashier>, <employer Bela Bank>\n<period 2016 - 2018>';
    expect(jobsOf(marked)).toEqual([
      ['Clerk', 'Asha Stores', 2018, 2020],
      ['Cashier', 'Bela Bank', 2016, 2018],
    ]);
  });

  test('several titles share the employer above them', () => {
    const marked =
      '<+employer Asha Stores>\n<title Manager> <period 2020 - Present>\n<+title Clerk> <period 2018 - 2020>';
    expect(jobsOf(marked)).toEqual([
      ['Manager', 'Asha Stores', 2020, undefined],
      ['Clerk', 'Asha Stores', 2018, 2020],
    ]);
  });

  test('several places belong to one job', () => {
    const marked =
      '<+period 2018 - 2020>\n<employer Asha Stores>, <jobPlace Deesa> – <jobPlace Patan>\n<title Clerk>\n<+period 2016 - 2018>\n<employer Bela Bank>\n<title Cashier>';
    expect(jobsOf(marked)).toEqual([
      ['Clerk', 'Asha Stores', 2018, 2020],
      ['Cashier', 'Bela Bank', 2016, 2018],
    ]);
  });

  test('a title alone and the entry below it, which has none, are one', () => {
    expect(jobsOf('<+title Clerk>\n<+employer Asha Stores>, <period 2018 - 2020>')).toEqual([
      ['Clerk', 'Asha Stores', 2018, 2020],
    ]);
    expect(jobsOf('<+title Clerk>\n<+title Cashier>\n<+employer Asha Stores>, <period 2018 - 2020>')).toEqual([
      ['Cashier', 'Asha Stores', 2018, 2020],
    ]);
  });

  test('a period alone and the entry below it, which has none, are one', () => {
    expect(jobsOf('<+period 2018 - 2020>\nJoined <+employer Asha Stores>\n<title Clerk>')).toEqual([
      ['Clerk', 'Asha Stores', 2018, 2020],
    ]);
  });

  test('a period at the end of the next line is the one of a job without', () => {
    const marked =
      '<+title Clerk>, <employer Asha Stores>\nCounter sales Jan 2022 – present\n<+title Cashier>, <employer Bela Bank>\nCash in 2019 and later\n<period 2018 - 2020>';
    expect(jobsOf(marked)).toEqual([
      ['Clerk', 'Asha Stores', 2022, undefined],
      ['Cashier', 'Bela Bank', 2018, 2020],
    ]);
  });

  test('an employer alone belongs to the title above it where the others do', () => {
    const marked =
      '<+title Clerk> <period 2020 - 2022>\n<employer Asha Stores>\n<+title Cashier> <period 2018 - 2020>\n<+employer Bela Bank>\n<+title Helper> <period 2016 - 2018>\n<employer Chai House>';
    expect(jobsOf(marked).map((job) => job[1])).toEqual(['Asha Stores', 'Bela Bank', 'Chai House']);
  });

  test('a name ends before a bracket that is not closed', () => {
    expect(jobsOf('<+title Software Engineer (C>++), <employer Asha Stores> <period 2018 - 2020>')[0]?.[0]).toBe(
      'Software Engineer',
    );
  });

  test('a place right before an employer is the first word of its name', () => {
    const employerOf = (marked: string) => jobsOf(`<+title Clerk>, ${marked}, <period 2018 - 2020>`)[0]?.[1];
    expect(employerOf('<jobPlace Jaipur> <employer Pet Clinic>')).toBe('Jaipur Pet Clinic');
    expect(employerOf('<jobPlace Jaipur>, <employer Pet Clinic>')).toBe('Pet Clinic');
  });

  test('a second period begins another one without being told', () => {
    const marked = '<+title Clerk> <employer Asha Stores> <period 2018 - 2020>\n<period 2015 - 2018> <title Helper>';
    expect(jobsOf(marked)).toHaveLength(2);
  });

  test('a word that is hyphenated at a line’s end is one word, and a compound keeps its hyphen', () => {
    const employerOf = (name: string) => jobsOf(`<+title Clerk> <period 2018 - 2020>\n<employer ${name}`)[0]?.[1];
    expect(employerOf('Tehri Develop>-\nment, Rishikesh')).toBe('Tehri Development');
    expect(employerOf('Apex Co-\noperative Bank>')).toBe('Apex Co-operative Bank');
  });

  test('two dates of months and years are one period', () => {
    expect(jobsOf('<+title Clerk> <employer Asha Stores> <period Jan-2016 Sep-2020>')[0]?.slice(2)).toEqual([
      2016, 2020,
    ]);
  });

  test('the period may be two dates, or stand unlabelled in the same line', () => {
    expect(jobsOf('<+title Clerk> <employer Asha Stores> <period Jan 2018 Mar 2020>')[0]?.slice(2)).toEqual([
      2018, 2020,
    ]);
    expect(jobsOf('<+title Clerk> at <employer Asha Stores> (2018 - 2020)')[0]?.slice(2)).toEqual([2018, 2020]);
  });

  test('two dates below each other at the start of a job’s lines are its period', () => {
    const marked =
      'Present <title Clerk>, <employer Asha Stores>\nMarch 2023 Counter sales\n<+period Feb 2023> <title Cashier>, <employer Bela Bank>\nJuly 2021 Cash';
    expect(jobsOf(marked)).toEqual([
      ['Clerk', 'Asha Stores', 2023, undefined],
      ['Cashier', 'Bela Bank', 2021, 2023],
    ]);
    const list =
      '<+period 2023> <title Clerk>, <employer Asha Stores>\n<+period 2021> <title Cashier>, <employer Bela Bank>';
    expect(jobsOf(list).map((job) => job[2])).toEqual([2023, 2021]);
  });

  test('the later of two dates may stand first, and short years are years', () => {
    expect(jobsOf('<+title Clerk> <employer Asha Stores> <period Mar 2020 Jan 2018>')[0]?.slice(2)).toEqual([
      2018, 2020,
    ]);
    expect(jobsOf('<+title Clerk> <employer Asha Stores> <period 14.02.18 03.03.20>')[0]?.slice(2)).toEqual([
      2018, 2020,
    ]);
  });

  test('a value continues in the next line of its column', () => {
    const marked =
      '<+employer Infra Finserv> <title Clerk>\n<~employer Technologies> <period Apr 2018 – Mar>\nDuties <~period 2020>';
    expect(jobsOf(marked)).toEqual([['Clerk', 'Infra Finserv Technologies', 2018, 2020]]);
  });

  test('one date is the end too for an internship and for a job that others follow, if others have an end', () => {
    const whole = '<+title Clerk> <employer Asha Stores> <period 2018 - 2020>\n';
    const lastYear = (second: string) => jobsOf(`${whole}${second}`)[1]?.[3];
    expect(lastYear('<+title Intern> <employer Bela Bank> <period May 2021>')).toBe(2021);
    expect(lastYear('<+title Cashier> <employer Bela Bank> <period May 2017>')).toBe(2017);
    expect(lastYear('<+title Cashier> <employer Bela Bank> <period May 2021>')).toBeUndefined();
    expect(lastYear('<+title Cashier> <employer Bela Bank> since <period May 2017>')).toBeUndefined();
    expect(lastYear('<+title Cashier> <employer Bela Bank> <period May 2017> –')).toBeUndefined();
  });

  test('posts without dates are mentions if others have dates', () => {
    expect(
      jobsOf('<+title Clerk> <employer Asha Stores> <period 2018 - 2020>\n<+title Lead> <employer Delta>'),
    ).toHaveLength(1);
  });
});

describe('values end where words end', () => {
  test.each([
    ['SD-<skill WAN>', ['SD-WAN']],
    ['<skill SD>-<skill WAN>', ['SD-WAN']],
    ['<skill Excel and>', ['Excel']],
    ['<skill Ind AS>', ['Ind AS']],
    ['(<skill Java>, <skill Kotlin>)', ['Java', 'Kotlin']],
    ['<skill Expert>', []],
    ['<skill SAP GRC.>', ['SAP GRC']],
  ])('%s', (marked, skills) => {
    expect(compose(marked).skills.map(({ value }) => value)).toEqual(skills);
  });

  test('D.A.V. keeps its first letter, a name its ampersand', () => {
    expect(compose('<+degree B.A.>, D<institute .A.V. College> <year 2003–06>').education[0]?.value).toEqual({
      course: 'B.A.',
      institution: 'D.A.V. College',
      year: 2006,
    });
    expect(jobsOf('<+title Clerk> <employer Birch> & <employer Byte> <period 2018 - 2020>')[0]?.[1]).toBe(
      'Birch & Byte',
    );
  });
});

test('a name takes the capitalised words around the part that was found', () => {
  expect(jobsOf('<+title Clerk>\nCentre for <employer Nanoscience>, Pune\n<period 2018 - 2020>')[0]?.[1]).toBe(
    'Centre for Nanoscience',
  );
  expect(jobsOf('<+title Clerk>\nJoined <employer Asha Stores> in <period 2018 - 2020>')[0]?.[1]).toBe('Asha Stores');
});

test('an employer’s name that is broken at the end of a line is joined', () => {
  const employerOf = (marked: string) => jobsOf(`${marked}\n<period 2018 - 2020>`)[0]?.[1];
  expect(employerOf('<+title Clerk> — <employer Asha Gramin>\n<employer Bela Bank>')).toBe('Asha Gramin Bela Bank');
  expect(employerOf('<+title Clerk>\n<employer Asha Gramin>\n<employer Bela Bank>')).toBe('Bela Bank');
});

test('two names of one kind with only a blank between are one', () => {
  const { education } = compose('<+institute Dr. L.> <+institute Asha College> <year 2018>\n<degree B.Sc.>');
  expect(education.map(({ value }) => value.institution)).toEqual(['Dr. L. Asha College']);
});

test('halves of a school’s name are one', () => {
  const school = (marked: string) => compose(`<+degree B.Sc.>, ${marked}, <year 2014>`).education[0]?.value.institution;
  expect(school('<institute Veer Asha South>\n<board Bela University>')).toBe('Veer Asha South Bela University');
  expect(school('<institute Asha College of> <branch Optometry>')).toBe('Asha College of Optometry');
  expect(school('<institute Asha College>\n<board Bela University>')).toBe('Asha College');
});

test('a place in the next cell is no part of a school’s name', () => {
  const name = 'Asha Academy';
  const { education } = compose(`<+institute ${name} Noida>\n<degree B.Tech.> <year 2017>`, name.length);
  expect(education.map(({ value }) => value.institution)).toEqual([name]);
});

test('what follows a title is no part of it', () => {
  expect(jobsOf('<+title Clerk> Stores, <employer Asha Stores> <period 2018 - 2020>')[0]?.[0]).toBe('Clerk');
});

describe('an employer’s name', () => {
  test.each([
    ['South Eastern Railway, Kharagpur Division', 'South Eastern Railway'],
    ['Bokaro Stone and Mines, Bermo', 'Bokaro Stone and Mines'],
    ['Collabera (Client: Barclays)', 'Collabera'],
    ['Mandovi Times (newspaper)', 'Mandovi Times'],
    ['Endurance Technologies - Braking Division', 'Endurance Technologies'],
    ['McKenzie India Ltd Behora T.E', 'McKenzie India Ltd'],
    ['Central Coal Company, Human Resource Dept.', 'Central Coal Company'],
    ['Rasi Seeds, R&D farm', 'Rasi Seeds'],
    ['Department of Fisheries, Kerala', 'Department of Fisheries, Kerala'],
    ['Works Department, Government of Odisha', 'Works Department, Government of Odisha'],
    ['Bhave & Co., Chartered Accountants', 'Bhave & Co., Chartered Accountants'],
    ['Air Express (ENIL)', 'Air Express (ENIL)'],
  ])('%s is %s', (written, name) => {
    expect(jobsOf(`<+title Clerk>\n<employer ${written}>\n<period 2018 - 2020>`)).toEqual([
      ['Clerk', name, 2018, 2020],
    ]);
  });

  test.each([
    ['<employer Lodha & Associates>, Company Secretaries', 'Lodha & Associates, Company Secretaries'],
    ['<employer Road Department>, Government of Bihar, Patna', 'Road Department, Government of Bihar'],
    ['Law Office of Mrs. <employer Hema Narasimhan>', 'Law Office of Mrs. Hema Narasimhan'],
    ['<employer Shopper’s Square>, <employer City Centre Mall>', 'Shopper’s Square'],
    ['<employer Turial Hydro Project>, <employer Neepco>', 'Neepco'],
  ])('%s is %s', (marked, name) => {
    expect(jobsOf(`<+title Clerk>\n${marked}\n<period 2018 - 2020>`)).toEqual([['Clerk', name, 2018, 2020]]);
  });

  test('a number before a title is no part of it, and alone no title', () => {
    expect(jobsOf('<+title 11.> Now: <title 2. Clerk>, <employer Asha Stores>, <period 2018 - 2020>')).toEqual([
      ['Clerk', 'Asha Stores', 2018, 2020],
    ]);
  });
});

test('a company’s name ends with its form', () => {
  const marked = '<+title Clerk>, <employer Asha Tankers Ltd.> Sales. <period 2018 - 2020>';
  expect(jobsOf(marked)[0]?.[1]).toBe('Asha Tankers Ltd.');
});

test.each([
  ['<+degree X>, <institute City School>, <year 2014>', 'X'],
  ['<+degree Diploma> in <branch Design>, <institute City College>, <year 2014>', 'Diploma in Design'],
  ['<+degree B.E.> (<branch Civil>), <institute City College>, <year 2014>', 'B.E. (Civil)'],
  ['<+degree B.A.> (Hons.), <institute City College>, <year 2014>', 'B.A. (Hons.)'],
  ['<+degree B.Sc.> (N), <institute City College>, <year 2014>', 'B.Sc. (N)'],
  ['<+degree B.A.> (evening), <institute City College>, <year 2014>', 'B.A.'],
  ['<+degree M.Sc. (Agri>.), <institute City College>, <year 2014>', 'M.Sc. (Agri.)'],
  ['<+degree Master of Arts> - <degree M.A.>, <institute City College>, <year 2014>', 'Master of Arts - M.A.'],
  ['<+degree B.E.> <institute City College>, <branch Civil>, <year 2014>', 'B.E.'],
  [
    '<+degree B.A.> (<branch History> and <branch Hindi>), <institute City College>, <year 2014>',
    'B.A. (History and Hindi)',
  ],
])('a degree has what belongs to it: %s', (marked, course) => {
  expect(compose(marked).education.map(({ value }) => value.course)).toEqual([course]);
});

test('a school has the brackets behind it, unless they tell of a year or a mode of study', () => {
  const school = (marked: string) => compose(`<+degree B.A.>, ${marked}, <year 2014>`).education[0]?.value.institution;
  expect(school('<institute City College> (Autonomous)')).toBe('City College (Autonomous)');
  expect(school('<institute City College> (Mumbai University)')).toBe('City College (Mumbai University)');
  expect(school('<institute City College> (distance mode)')).toBe('City College');
});

test.each([
  ['<+degree M.Sc.> — Holy Family\n<institute College of Nursing, Delhi>', 'Holy Family College of Nursing, Delhi'],
  ['COTTON\n<+institute UNIVERSITY>\n<degree B.A.>', 'COTTON UNIVERSITY'],
  ['<+degree B.A.> — Kochi\n<institute College of Arts>', 'College of Arts'],
  ['EDUCATION\n<+institute UNIVERSITY OF DELHI>\n<degree B.A.>', 'UNIVERSITY OF DELHI'],
])('a school’s name that a line’s end divides is one: %s', (marked, institution) => {
  expect(compose(`${marked}, <year 2014>`).education.map(({ value }) => value.institution)).toEqual([institution]);
});

test('a degree and its school below it, opened as another entry, are one', () => {
  const { education } = compose('<+degree B.Com.>\n<+institute Asha College>, <year 2014>');
  expect(education.map(({ value }) => value)).toEqual([{ course: 'B.Com.', institution: 'Asha College', year: 2014 }]);
});

test('a qualification without its year takes the one of its lines; a degree in passing is none', () => {
  const { education } = compose(
    '<+degree B.Com.>, <institute Asha College>, passed 2014\nTaught <+degree M.Sc.> students',
  );
  expect(education.map(({ value }) => value)).toEqual([{ course: 'B.Com.', institution: 'Asha College', year: 2014 }]);
});

test.each([
  ['<+degree B.Com.>, <degree M.D.> <institute University, Rohtak>', 'M.D. University, Rohtak'],
  ['<+degree B.Com.>, <+degree MS> University of Baroda', 'MS University of Baroda'],
  ['<+degree M.D.> <institute University of Delhi>', 'University of Delhi'],
])('first letters of a university are no degree: %s', (marked, institution) => {
  const { education } = compose(`${marked}, <year 2014>`);
  expect(education.map(({ value }) => value.institution)).toEqual([institution]);
});

const coursesOf = (marked: string) =>
  compose(marked).education.map(({ value: { course, institution, year } }) => [course, institution, year]);

test('the second school of a degree is its university, and a second board its school', () => {
  const schoolsOf = (marked: string) =>
    compose(marked).education.map(({ value: { course, institution, board } }) => [course, institution, board]);
  expect(
    schoolsOf('<+degree B.L.>\n<institute School of Law, Chennai>\n<institute Ambedkar Law University>\n<year 2009>'),
  ).toEqual([['B.L.', 'School of Law, Chennai', 'Ambedkar Law University']]);
  expect(
    schoolsOf('<+degree Higher Secondary>, <board W.B.C.H.S.E.>, <board Jhargram Institution>, <year 1986>'),
  ).toEqual([['Higher Secondary', 'Jhargram Institution', 'W.B.C.H.S.E.']]);
  expect(schoolsOf('<+degree B.Sc.>, <institute Training Ship Chanakya - Navi Mumbai>, <year 2018>')).toEqual([
    ['B.Sc.', 'Training Ship Chanakya', undefined],
  ]);
  expect(schoolsOf('<+degree 12th>, <board Gujarat Board>, <institute Gujarati Medium>, <year 2018>')).toEqual([
    ['12th', 'Gujarat Board', undefined],
  ]);
  expect(schoolsOf('<+degree Matric>, <board Bihar Board> (<board BSEB>), <year 2018>')).toEqual([
    ['Matric', 'Bihar Board (BSEB)', undefined],
  ]);
});

test('a subject continues in the next line, two names of one qualification with a stroke between are one', () => {
  const coursesOf = (marked: string) =>
    compose(marked).education.map(({ value: { course, institution } }) => [course, institution]);
  expect(
    coursesOf(
      '<+degree B.E.> in <branch Information>\n<institute Technology>\n<institute Vasavi College>\n<year 2018>',
    ),
  ).toEqual([['B.E. in Information Technology', 'Vasavi College']]);
  expect(coursesOf('<+degree NTC> / <+degree ITI>, <institute Govt. ITI>, <year 2024>')).toEqual([
    ['NTC / ITI', 'Govt. ITI'],
  ]);
});

test('a school without a degree is none of the qualifications', () => {
  expect(
    compose('<+degree B.A.>, <institute Utkal University>, <year 2018>\n<+institute Indian Law Institute>, <year 2023>')
      .education.length,
  ).toBe(1);
});

test('a second year that ends a qualification is its year, and so is the later of two dates', () => {
  const marked =
    '<+year 2015> <degree M.F.M.> | <institute Asha College>\n<year 2017>\n<+year 2011> <degree B.Com.> | <institute Bela College>\n<year 2014>';
  expect(coursesOf(marked)).toEqual([
    ['M.F.M.', 'Asha College', 2017],
    ['B.Com.', 'Bela College', 2014],
  ]);
  expect(coursesOf('<+institute Asha School> <year Apr 2020 Mar 2022>\n<degree Class XII>')).toEqual([
    ['Class XII', 'Asha School', 2022],
  ]);
});

test('the year of a certificate below the last qualification is not its year', () => {
  expect(coursesOf('<+degree S.S.L.C.>, <institute Asha School>, <year 1995>\nKSET qualified, <year 2003>')).toEqual([
    ['S.S.L.C.', 'Asha School', 1995],
  ]);
});

test('a whole entry without a degree does not change the qualification above it', () => {
  expect(
    coursesOf('<+degree LL.B.> <board Utkal University> <year 1995>\n<+board State Council>, <year 2026>'),
  ).toEqual([['LL.B.', 'Utkal University', 1995]]);
});

test.each([
  // brackets behind a subject
  ['<+degree BSc>, <branch Zoology> (Major), <institute Asha College>, <year 2014>', 'BSc, Zoology (Major)'],
  [
    '<+degree ITI> <branch MRAC> (<branch Mechanic Refrigeration>), <institute Asha ITI>, <year 2014>',
    'ITI MRAC (Mechanic Refrigeration)',
  ],
  ['<+degree MBA> in <branch Finance> (Distance), <institute Asha College>, <year 2014>', 'MBA in Finance'],
  // a subject that was taken for a school
  ['<+degree PhD>, <institute Life Sciences> <year 2014>\n<institute Tezpur University>', 'PhD, Life Sciences'],
  [
    '<+degree B.Tech> in <branch Civil Engineering> (WBUT), <institute Asha College>, <year 2014>',
    'B.Tech in Civil Engineering',
  ],
])('the name of a course: %s', (marked, course) => {
  expect(compose(marked).education.map(({ value }) => value.course)).toEqual([course]);
});

test.each([
  ['<board Singhania University>, <institute Pacheri Bari>', 'Singhania University, Pacheri Bari'],
  ['<board Secondary Board> <institute High School, Cuttack>', 'Secondary Board High School, Cuttack'],
  ['Smt. <institute CHM College>', 'Smt. CHM College'],
  ['\nUniversity <institute Law College, Jaipur>', 'University Law College, Jaipur'],
  ['from the same school (<board ICSE>)', 'the same school'],
])('the name of a school: %s', (marked, institution) => {
  const { education } = compose(`<+degree B.A.>, ${marked}, <year 2014>`);
  expect(education.map(({ value }) => value.institution)).toEqual([institution]);
});

test('several degrees share the school above the first of them', () => {
  expect(
    coursesOf('<+institute Asha College>\n<degree M.Sc.> <year 1993 – 1995>\n<degree B.Sc.> <year 1990 – 1993>'),
  ).toEqual([
    ['M.Sc.', 'Asha College', 1995],
    ['B.Sc.', 'Asha College', 1993],
  ]);
  expect(coursesOf('<+degree M.Sc.>, <institute Asha College>, <year 1995>\n<degree B.Sc.>, <year 1993>')[1]).toEqual([
    'B.Sc.',
    undefined,
    1993,
  ]);
});

test('a school with its year, named again with the degree, is no other qualification', () => {
  const marked = '<+institute Asha School> <year 2022>\n<+institute Asha School> <year 2022>\n<degree Class XII>';
  expect(coursesOf(marked)).toEqual([['Class XII', 'Asha School', 2022]]);
});
