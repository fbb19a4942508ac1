import { describe, expect, test } from 'vitest';
import { compose, coursesOf, jobsOf } from '#indexer/testing/marked-values.ts';

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
