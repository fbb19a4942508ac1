import { testRules } from './testing/rule-cases.ts';

const badges = (...keywords: string[]) => keywords.map((keyword) => ({ keyword }));
const must = (...keywords: string[]) => keywords.map((keyword) => ({ keyword, mandatory: true }));
const expression = (inputText: string) => ({ keyword: { boolean: true, inputText } });

const jobs = {
  current: { currentTitles: ['Tech Lead'], currentEmployers: ['Infosys'] },
  previous: { previousTitles: ['Tech Lead'], previousEmployers: ['Infosys'] },
  elsewhere: { skills: ['Tech Lead'], descriptions: ['at Infosys'], resumeText: 'Tech Lead at Infosys' },
};
const javaAndMore = {
  java: { skills: ['Java'] },
  kafka: { skills: ['Kafka'] },
  both: { skills: ['Java', 'Kafka'] },
  neither: { skills: ['PHP'] },
};

testRules('The fields a group searches', [
  {
    rule: 'an applicant ID as a keyword finds its candidate, beside the profiles that mention it',
    candidates: {
      asked: { identity: ['SAN-000042', 'Ravi Kumar'], skills: ['Java'] },
      other: { identity: ['SAN-000043', 'San Kumar'], skills: ['Java'] },
      mentions: { resumeText: 'Referred by SAN-000042' },
    },
    filter: { keyword: { badges: badges('san-000042') } },
    selects: ['asked', 'mentions'],
  },
  {
    rule: 'an applicant ID may be written with a blank, and be typed without a badge',
    candidates: {
      asked: { identity: ['SAN-000042', 'Ravi Kumar'], skills: ['Java'] },
      other: { identity: ['SAN-000043', 'San Kumar'], skills: ['Java'] },
      mentions: { resumeText: 'Referred by SAN-000042' },
    },
    filter: { keyword: { inputText: 'SAN 000042' } },
    selects: ['asked', 'mentions'],
  },
  {
    rule: 'an applicant ID works in the Boolean language, also negated',
    candidates: {
      asked: { identity: ['SAN-000042', 'Ravi Kumar'], skills: ['Java'] },
      other: { identity: ['SAN-000043', 'San Kumar'], skills: ['Java'] },
      mentions: { resumeText: 'Referred by SAN-000042' },
    },
    filter: expression('java AND NOT SAN-000042'),
    selects: ['other'],
  },
  {
    rule: 'an applicant ID lets the other words of its group search no contact data',
    candidates: {
      asked: { identity: ['SAN-000042', 'Ravi Kumar'], skills: ['Java'] },
      other: { identity: ['SAN-000043', 'San Kumar'], skills: ['Java'] },
      mentions: { resumeText: 'Referred by SAN-000042' },
    },
    filter: { keyword: { badges: badges('SAN-000042', 'kumar') } },
    selects: ['asked', 'mentions'],
  },
  {
    rule: 'a number that is no applicant ID searches no contact data',
    candidates: {
      asked: { identity: ['SAN-000042', 'Ravi Kumar'], skills: ['Java'] },
      other: { identity: ['SAN-000043', 'San Kumar'], skills: ['Java'] },
      mentions: { resumeText: 'Referred by SAN-000042' },
    },
    filter: { keyword: { badges: badges('000042') } },
    selects: ['mentions'],
  },
  {
    rule: 'Keyword searches the whole profile and the resume',
    candidates: {
      skills: { skills: ['Java'] },
      currentTitles: { currentTitles: ['Java lead'] },
      previousTitles: { previousTitles: ['Java lead'] },
      currentEmployers: { currentEmployers: ['Java House'] },
      previousEmployers: { previousEmployers: ['Java House'] },
      descriptions: { descriptions: ['wrote Java'] },
      summary: { summary: ['knows Java'] },
      preferredJobs: { preferredJobs: ['Java lead'] },
      education: { education: ['Diploma in Java'] },
      certifications: { certifications: ['Java SE'] },
      projects: { projects: ['Java port'] },
      resume: { resumeText: 'Java' },
      nothing: {},
      identity: { identity: ['Java Kumar'] },
    },
    filter: { keyword: { badges: badges('java') } },
    selects: [
      'skills',
      'currentTitles',
      'previousTitles',
      'currentEmployers',
      'previousEmployers',
      'descriptions',
      'summary',
      'preferredJobs',
      'education',
      'certifications',
      'projects',
      'resume',
    ],
  },
  ...(
    [
      [{}, ['current', 'previous'], 'neither switch: present and past'],
      [{ searchCurrent: true }, ['current'], 'searchCurrent: the present'],
      [{ searchPrevious: true }, ['previous'], 'searchPrevious: the past'],
      [{ searchCurrent: true, searchPrevious: true }, ['current', 'previous'], 'both switches: present and past'],
    ] as const
  ).flatMap(([switches, selects, rule]) => [
    {
      rule: `Designation searches job titles; ${rule}`,
      candidates: jobs,
      filter: { designation: { badges: badges('tech lead'), ...switches } },
      selects: [...selects],
    },
    {
      rule: `Company searches employers; ${rule}`,
      candidates: jobs,
      filter: { company: { badges: badges('infosys'), ...switches } },
      selects: [...selects],
    },
  ]),
  {
    rule: "resumeSearch uses the Boolean language and searches only the resume's text",
    candidates: {
      resume: { resumeText: 'Java and Kafka' },
      half: { resumeText: 'Java' },
      profile: { skills: ['Java', 'Kafka'] },
    },
    filter: { resumeSearch: 'java AND kafka' },
    selects: ['resume'],
  },
  {
    rule: "every one of skills[] is found, as a phrase inside one skill's name",
    candidates: {
      all: { skills: ['Spring Boot', 'Core Java'] },
      one: { skills: ['Spring Boot'] },
      apart: { skills: ['Spring', 'Boot', 'Java'] },
      elsewhere: { descriptions: ['Spring Boot, Java'] },
    },
    filter: { skills: ['spring boot', 'java'] },
    selects: ['all'],
  },
  {
    rule: "any one of institutes[] is found, as a phrase inside one institute's name",
    candidates: {
      bombay: { institutes: ['IIT Bombay, Powai'] },
      other: { institutes: ['St. Xavier’s College', 'Anna University'] },
      apart: { institutes: ['IIT Madras', 'University of Bombay'] },
      elsewhere: { education: ['IIT Bombay'], summary: ['taught at IIT Bombay'], resumeText: 'Anna University' },
    },
    filter: { institutes: ['iit bombay', 'Anna University'] },
    selects: ['bombay', 'other'],
  },
  {
    rule: 'an institute is found by its long and its short name',
    candidates: {
      long: { institutes: ['Indian Institute of Technology Bombay'] },
      other: { institutes: ['NIT Surat'] },
    },
    filter: { institutes: ['iit bombay'] },
    selects: ['long'],
  },
]);

testRules('A group of badges', [
  {
    rule: 'every mandatory badge must match',
    candidates: javaAndMore,
    filter: { keyword: { badges: must('java', 'kafka') } },
    selects: ['both'],
  },
  {
    rule: 'without a mandatory badge at least one must match',
    candidates: javaAndMore,
    filter: { keyword: { badges: badges('java', 'kafka') } },
    selects: ['java', 'kafka', 'both'],
  },
  {
    rule: 'with a mandatory badge the others only raise the rank',
    candidates: javaAndMore,
    filter: { keyword: { badges: [...must('java'), ...badges('kafka')] } },
    selects: ['both', 'java'],
    ordered: true,
  },
  {
    rule: "the group's flag makes all its badges mandatory",
    candidates: javaAndMore,
    filter: { keyword: { mandatory: true, badges: badges('java', 'kafka') } },
    selects: ['both'],
  },
  {
    rule: 'text not yet a badge counts as one more',
    candidates: javaAndMore,
    filter: { keyword: { badges: badges('java'), inputText: ' kafka ' } },
    selects: ['java', 'kafka', 'both'],
  },
  {
    rule: 'text not yet a badge is mandatory if the flag is on',
    candidates: javaAndMore,
    filter: { keyword: { mandatory: true, badges: badges('java'), inputText: 'kafka' } },
    selects: ['both'],
  },
  {
    rule: 'text not yet a badge has no operators',
    candidates: { phrase: { skills: ['java or kafka'] }, ...javaAndMore },
    filter: { keyword: { inputText: 'java OR kafka' } },
    selects: ['phrase'],
  },
  {
    rule: 'excluded badges, of either shape, and excluded text must not match, in the same fields',
    candidates: {
      ...javaAndMore,
      php: { skills: ['Java'], resumeText: 'PHP' },
      perl: { skills: ['Java'], descriptions: ['Perl'] },
      spring: { skills: ['Java', 'Spring Boot'] },
    },
    filter: {
      keyword: {
        badges: badges('java'),
        exclude: true,
        excludeBadges: ['php', { keyword: 'perl' }],
        excludeText: 'spring boot',
      },
    },
    selects: ['java', 'both'],
  },
  {
    rule: 'with exclude off both are ignored',
    candidates: javaAndMore,
    filter: { keyword: { badges: badges('java'), excludeBadges: ['kafka'], excludeText: 'java' } },
    selects: ['java', 'both'],
  },
  {
    rule: 'an exclude alone selects everyone else',
    candidates: javaAndMore,
    filter: { keyword: { exclude: true, excludeBadges: ['java'] } },
    selects: ['kafka', 'neither'],
  },
  {
    rule: 'Designation excludes only in the titles that it searches',
    candidates: {
      now: { currentTitles: ['Engineer', 'Manager'] },
      before: { currentTitles: ['Engineer'], previousTitles: ['Manager'] },
      text: { currentTitles: ['Engineer'], descriptions: ['Manager'] },
    },
    filter: {
      designation: { badges: badges('engineer'), searchCurrent: true, exclude: true, excludeBadges: ['manager'] },
    },
    selects: ['before', 'text'],
  },
  {
    rule: 'groups are joined by AND',
    candidates: {
      all: { skills: ['Java'], currentTitles: ['Lead'], currentEmployers: ['Infosys'] },
      two: { skills: ['Java'], currentTitles: ['Lead'] },
    },
    filter: {
      keyword: { badges: badges('java') },
      designation: { badges: badges('lead') },
      company: { badges: badges('infosys') },
    },
    selects: ['all'],
  },
]);

testRules('A group in Boolean mode', [
  {
    rule: 'AND, OR and NOT in any case; NOT binds tightest, then AND, then OR',
    candidates: { ...javaAndMore, php: { skills: ['PHP', 'Java'] } },
    filter: expression('kafka or java and not php'),
    selects: ['java', 'kafka', 'both'],
  },
  {
    rule: '&&, ||, -word and !word work too',
    candidates: { ...javaAndMore, scala: { skills: ['Scala', 'PHP'] } },
    filter: expression('(java && !kafka) || (php -scala)'),
    selects: ['java', 'neither'],
  },
  {
    rule: 'words side by side are joined by AND',
    candidates: javaAndMore,
    filter: expression('java kafka'),
    selects: ['both'],
  },
  {
    rule: "a leaf may match in any of the group's fields",
    candidates: {
      split: { skills: ['Java'], descriptions: ['ran Kafka'] },
      resume: { skills: ['Java'], resumeText: 'Kafka' },
    },
    filter: expression('java AND kafka'),
    selects: ['split', 'resume'],
  },
  {
    rule: 'NEAR/5 finds both at most five words apart (four between), in either order, in one value',
    candidates: {
      four: { descriptions: ['java a b c d spring'] },
      five: { descriptions: ['java a b c d e spring'] },
      reverse: { resumeText: 'spring a java' },
      values: { descriptions: ['java', 'spring'] },
    },
    filter: expression('java NEAR/5 spring'),
    selects: ['four', 'reverse'],
  },
  {
    rule: '"java spring"~5 is the same',
    candidates: { four: { descriptions: ['java a b c d spring'] }, five: { descriptions: ['java a b c d e spring'] } },
    filter: expression('"java spring"~5'),
    selects: ['four'],
  },
  {
    rule: 'NEAR/50 stays inside one value',
    candidates: { values: { skills: ['Java', 'Spring'] }, one: { summary: [`java ${'a '.repeat(49)}spring`] } },
    filter: expression('java NEAR/50 spring'),
    selects: ['one'],
  },
  {
    rule: "NEAR's sides may be phrases and stars",
    candidates: {
      near: { descriptions: ['spring boot with developers'] },
      far: { descriptions: ['spring boot by the old developers'] },
    },
    filter: expression('"spring boot" NEAR/2 develop*'),
    selects: ['near'],
  },
  {
    rule: 'one word can’t be both sides of a NEAR',
    candidates: { once: { descriptions: ['developer'] }, twice: { descriptions: ['developer and developer'] } },
    filter: expression('developer NEAR/3 develop*'),
    selects: ['twice'],
  },
  {
    rule: 'an operator inside quotes is a word',
    candidates: { phrase: { summary: ['research and development'] }, words: { summary: ['development research'] } },
    filter: expression('"research and development"'),
    selects: ['phrase'],
  },
  {
    rule: 'an expression that only negates is allowed',
    candidates: javaAndMore,
    filter: expression('NOT java'),
    selects: ['kafka', 'neither'],
  },
  {
    rule: 'badges are ignored',
    candidates: javaAndMore,
    filter: { keyword: { boolean: true, inputText: 'java', badges: must('kafka') } },
    selects: ['java', 'both'],
  },
  {
    rule: 'exclude applies here too, with its text as one more badge',
    candidates: { ...javaAndMore, phrase: { skills: ['Java', 'kafka or php'] } },
    filter: {
      keyword: { boolean: true, inputText: 'java', exclude: true, excludeText: 'kafka or php', excludeBadges: [] },
    },
    selects: ['java', 'both'],
  },
  {
    rule: 'an empty expression selects everyone',
    candidates: javaAndMore,
    filter: expression('  '),
    selects: ['java', 'kafka', 'both', 'neither'],
  },
]);
