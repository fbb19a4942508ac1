import { describe, expect, test } from 'vitest';
import { compose, coursesOf, jobsOf } from '#indexer/testing/marked-values.ts';

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

test('a project is no title, and a certificate’s number makes no job', () => {
  expect(
    jobsOf('<+employer Asha Pipes>\n<title Welder>\nProject : <title Master System>\n<period 2018 - 2020>'),
  ).toEqual([['Welder', 'Asha Pipes', 2018, 2020]]);
  expect(jobsOf('<+employer MEO Class II> <title IN-20871> <period Nov 2025 Nov 2030>')).toEqual([]);
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

test('a subject continues in the next line, two names of one qualification with a stroke between are one', () => {
  expect(
    coursesOf(
      '<+degree B.E.> in <branch Information>\n<institute Technology>\n<institute Vasavi College>\n<year 2018>',
    ),
  ).toEqual([['B.E. in Information Technology', 'Vasavi College', 2018]]);
  expect(coursesOf('<+degree NTC> / <+degree ITI>, <institute Govt. ITI>, <year 2024>')).toEqual([
    ['NTC / ITI', 'Govt. ITI', 2024],
  ]);
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
