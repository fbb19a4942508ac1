import { type RuleCase, testRules } from './testing/rule-cases.ts';

const badge = (keyword: string) => ({ keyword: { badges: [{ keyword }] } });
const skills = (...names: string[]) => ({ skills: names });

/** One skill a candidate, named by it: which of them a badge finds. */
const finds = (rule: string, keyword: string, found: string[], others: string[] = []): RuleCase => ({
  rule,
  candidates: Object.fromEntries([...found, ...others].map((skill) => [skill, skills(skill)])),
  filter: badge(keyword),
  selects: found,
});

testRules('Words', [
  finds('case is ignored', 'JAVA', ['java', 'Java', 'jAVA'], ['JavaScript']),
  finds('accents are ignored', 'Resume', ['résumé', 'RESUMÉ', 'resume']),
  finds('C never finds C++ or C#', 'C', ['C'], ['C++', 'C#', 'Objective-C']),
  finds('C++ never finds C', 'C++', ['C++', 'c++'], ['C', 'C#']),
  finds('C# is a word', 'c#', ['C#'], ['C', 'C++', 'F#']),
  finds('F# is a word', 'F#', ['F#'], ['C#', 'F']),
  finds('.NET and dotnet find each other', '.NET', ['.NET', 'dotnet', '.net'], ['ASP.NET', 'net']),
  finds('dotnet finds .NET', 'dotnet', ['.NET', 'dotnet'], ['net']),
  finds('ASP.NET is a word', 'ASP.NET', ['ASP.NET', 'asp.net MVC'], ['.NET', 'ASP']),
  finds('Node.js, NodeJS and node js find each other', 'Node.js', ['Node.js', 'NodeJS', 'node js'], ['node', 'js']),
  finds('node js finds Node.js', 'node js', ['Node.js', 'NodeJS', 'node js'], ['node']),
  finds('React.js is a word', 'React.js', ['React.js', 'ReactJS', 'react js'], ['Vue.js']),
  finds('CI/CD is a word', 'CI/CD', ['CI/CD', 'ci/cd pipelines'], ['CI', 'CD']),
  finds('PL/SQL is a word', 'PL/SQL', ['PL/SQL'], ['SQL', 'PL']),
  finds('SQL does not find PL/SQL', 'SQL', ['SQL'], ['PL/SQL']),
  finds('R&D is a word', 'R&D', ['R&D'], ['R', 'D']),
  finds('Objective-C is a word', 'Objective-C', ['Objective-C', 'objective c'], ['Objective', 'C']),
  finds("a sentence's full stop or comma is not part of the word", 'C++', ['I know C++.', 'C++, Java']),
  finds('unquoted text finds its plural', 'developer', ['developer', 'Developers'], ['development']),
  finds('unquoted text finds its singular', 'developers', ['developer', 'Developers']),
  finds('names that end in s keep it', 'SaaS', ['SaaS'], ['Saa']),
  finds('unquoted text finds its synonyms', 'k8s', ['k8s', 'Kubernetes']),
  finds(
    'a synonym may have another length',
    'sde',
    ['SDE', 'Software Development Engineer'],
    ['Software Engineer in Test'],
  ),
  finds('text in double quotes finds no plurals', '"developer"', ['developer'], ['developers']),
  finds('text in double quotes finds no synonyms', '"k8s"', ['k8s'], ['Kubernetes']),
  finds(
    'several words are a phrase',
    'spring boot',
    ['Spring Boot', 'the spring boot way'],
    ['boot spring', 'spring and boot'],
  ),
  finds("a phrase's words may be plural", 'data engineer', ['Data Engineers', 'data engineer'], ['data and engineers']),
  finds(
    "a synonym of another length may replace a phrase's words",
    'ml engineer',
    ['ML Engineer', 'machine learning engineers'],
    ['machine engineers'],
  ),
  finds(
    'a star finds every word with that beginning',
    'develop*',
    ['develop', 'Developer', 'development'],
    ['redevelop'],
  ),
  finds('a star ignores case', 'KUB*', ['Kubernetes', 'kubectl']),
  finds('a star works after a spelling with signs', 'node.js*', ['Node.js'], ['node']),
  finds('a star works after C++', 'c++*', ['C++'], ['C', 'C#']),
  finds(
    'a star at the end of a phrase stands for its last word',
    'spring boo*',
    ['Spring Boot', 'spring books'],
    ['spring', 'boot'],
  ),
  {
    rule: 'a star finds more than fifty words with that beginning',
    candidates: Object.fromEntries(Array.from({ length: 90 }, (_, at) => [`n${at}`, skills(`word${at}`)])),
    filter: badge('wor*'),
    selects: Array.from({ length: 90 }, (_, at) => `n${at}`),
  },
  {
    rule: 'a phrase never spans two skills, two jobs or two fields',
    candidates: {
      skills: skills('Spring', 'Boot'),
      titles: { previousTitles: ['Spring', 'Boot'] },
      fields: { currentTitles: ['Spring'], previousTitles: ['Boot'], currentEmployers: ['Spring'] },
      one: { descriptions: ['Spring Boot'] },
    },
    filter: badge('spring boot'),
    selects: ['one'],
  },
  {
    rule: 'a badge marked exact is matched as written',
    candidates: { one: skills('developer'), many: skills('developers') },
    filter: { keyword: { badges: [{ keyword: 'developer', exact: true }] } },
    selects: ['one'],
  },
]);
