import { allBadges, anyOfBadges, boolean, type QueryGroup } from './judged-query.ts';
import { all, any, held, holds, knows, mentions, not } from './rules.ts';

export const alikeWords: QueryGroup = {
  group: 'similar words',
  queries: [
    {
      name: 'C, not C++ or C#',
      intention: 'C itself; Embedded C counts as C. C++ and C# alone are irrelevant.',
      filter: { keyword: anyOfBadges('C') },
      grades: { 3: knows('C', 'Embedded C'), 1: mentions(/(?<![\w+#.&/-])C(?![\w+#&/.-])/) },
    },
    {
      name: 'C++, not C',
      intention: 'C++ as a skill; a mention only in a text is relevant.',
      filter: { keyword: anyOfBadges('C++') },
      grades: { 3: knows('C++'), 1: mentions(/(?<!\w)C\+\+/) },
    },
    {
      name: 'C#, not C',
      intention: 'C# as a skill, in any spelling.',
      filter: { keyword: anyOfBadges('c sharp') },
      grades: { 3: knows('C#'), 1: mentions(/(?<!\w)C#/) },
    },
    {
      name: 'Java, not JavaScript',
      intention: 'Java as a skill or in the present title; Core Java too. JavaScript is another language.',
      filter: { keyword: anyOfBadges('java') },
      grades: {
        3: any(knows('Java', 'Core Java'), holds(/\bjava\b/i)),
        2: held(/\bjava\b/i),
        1: mentions(/\bjava\b/i),
      },
    },
    {
      name: 'JavaScript, not Java',
      intention: 'JavaScript as a skill.',
      filter: { keyword: anyOfBadges('javascript') },
      grades: { 3: knows('JavaScript'), 1: mentions(/\bjavascript\b/i) },
    },
    {
      name: 'R, not R&D',
      intention: 'R for statistics. A research and development department is irrelevant.',
      filter: { keyword: anyOfBadges('R') },
      grades: { 3: knows('R'), 1: mentions(/(?<![\w&.'-])R(?![\w&.'-])/) },
    },
    {
      name: '.NET, not "net"',
      intention: 'The framework: .NET or .NET Core as a skill, or in the present title; ASP.NET is built on it.',
      filter: { keyword: anyOfBadges('.NET') },
      grades: {
        3: any(knows('.NET', '.NET Core'), holds(/(?<!\w)\.NET\b/)),
        2: any(knows('ASP.NET'), held(/(?<!\w)\.NET\b/)),
        1: mentions(/\.NET\b/),
      },
    },
    {
      name: 'React, not React Native',
      intention: 'React for the web. React Native is a different field, relevant at most.',
      filter: { keyword: { ...anyOfBadges('React.js') } },
      grades: { 3: any(knows('React.js'), holds(/\breact developer/i)), 1: mentions(/\breact\b/i) },
    },
    {
      name: 'React Native, not React',
      intention: 'Mobile apps in React Native.',
      filter: { keyword: anyOfBadges('react native') },
      grades: { 3: any(knows('React Native'), holds(/react native/i)), 1: mentions(/react native/i) },
    },
    {
      name: 'SQL, not MySQL or PL/SQL',
      intention: 'SQL as a skill of its own name.',
      filter: { keyword: anyOfBadges('SQL') },
      grades: { 3: knows('SQL'), 2: knows('SQL Server'), 1: mentions(/(?<![\w/-])SQL\b/) },
    },
    {
      name: 'SAP, not SAS',
      intention: 'SAP in any of its modules.',
      filter: { keyword: anyOfBadges('sap') },
      grades: {
        3: any(
          knows('SAP', 'SAP FICO', 'SAP MM', 'SAP SD', 'SAP HANA', 'SAP BW', 'SAP PP', 'SAP SuccessFactors'),
          holds(/\bSAP\b/),
        ),
        1: mentions(/\bSAP\b/),
      },
    },
    {
      name: 'Node.js as "nodejs"',
      intention: 'Node.js, written without its full stop.',
      filter: { keyword: anyOfBadges('nodejs') },
      grades: { 3: any(knows('Node.js'), holds(/node\.js/i)), 1: mentions(/node\.?js/i) },
    },
    {
      name: 'CI/CD',
      intention: 'Continuous delivery as a skill; C and D are irrelevant.',
      filter: { keyword: anyOfBadges('CI/CD') },
      grades: { 3: knows('CI/CD'), 1: mentions(/CI\/CD/) },
    },
    {
      name: 'Java and no JavaScript at all',
      intention: 'A pure back-end developer in Java.',
      filter: { keyword: { ...allBadges('Java'), exclude: true, excludeBadges: ['JavaScript'] } },
      grades: {
        3: all(any(knows('Java', 'Core Java'), holds(/\bjava\b/i)), not(mentions(/javascript/i))),
        1: all(mentions(/\bjava\b/i), not(mentions(/javascript/i))),
      },
    },
    {
      name: 'C or C++, whichever',
      intention: 'Either of the two, both best.',
      filter: { keyword: boolean('C OR C++') },
      grades: { 3: all(knows('C', 'Embedded C'), knows('C++')), 2: knows('C', 'Embedded C', 'C++') },
    },
  ],
};
