import fc from 'fast-check';
import type { CandidateDocument } from '#search-templates/candidates/document.ts';
import { makeCandidate } from './make-candidate.ts';

/** Few words, so that trees meet candidates; among them spellings, plurals, synonyms of another length and prefixes of each other. */
const written = [
  'Java',
  'JavaScript',
  'C',
  'C++',
  'C#',
  '.NET',
  'Node.js',
  'node js',
  'R&D',
  'CI/CD',
  'Kafka',
  'Spring',
  'Boot',
  'Developer',
  'developers',
  'Development',
  'develop',
  'Engineer',
  'Engineers',
  'software',
  'machine',
  'learning',
  'ML',
  'k8s',
  'Kubernetes',
  'SDE',
  'data',
  'senior',
  'lead',
  'Résumé',
];

const word = fc.constantFrom(...written);
const value = (min: number, max: number) =>
  fc
    .array(fc.tuple(word, fc.constantFrom(' ', ' ', ' ', ', ', '. ', ' and ')), { minLength: min, maxLength: max })
    .map((parts) => parts.flat().join('').trim());
const values = (many: number, min: number, max: number) => fc.array(value(min, max), { maxLength: many });

/** A candidate of random words, once it has an id. */
export const randomCandidate: fc.Arbitrary<(id: string) => CandidateDocument> = fc
  .record({
    skills: values(5, 1, 2),
    currentTitles: values(1, 1, 3),
    previousTitles: values(2, 1, 3),
    currentEmployers: values(1, 1, 2),
    previousEmployers: values(2, 1, 2),
    descriptions: values(2, 3, 12),
    summary: values(1, 3, 10),
    education: values(1, 1, 3),
    certifications: values(1, 1, 3),
    projects: values(1, 1, 5),
    preferredJobs: values(2, 1, 2),
    resumeText: fc.option(value(0, 25)),
  })
  .map((known) => (id) => makeCandidate(id, known));

const plain = word.filter((text) => !text.includes(' '));
const quoted = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => `"${words.join(' ')}"`);
const star = fc.constantFrom('dev*', 'develop*', 'jav*', 'java*', 'eng*', 'soft*', 'node.js*', 'kub*', 'lea*');
const side = fc.oneof({ weight: 3, arbitrary: plain }, quoted, star);
const near = fc
  .tuple(side, fc.integer({ min: 1, max: 6 }), side)
  .map(([left, distance, right]) => `${left} NEAR/${distance} ${right}`);
const pair = fc
  .tuple(plain, plain, fc.integer({ min: 1, max: 6 }))
  .map(([left, right, distance]) => `"${left} ${right}"~${distance}`);
const leaf = fc.oneof({ weight: 4, arbitrary: plain }, { weight: 2, arbitrary: quoted }, star, near, pair);

/** A badge's text: no quotes, so with all its variants. */
export const randomPhrase: fc.Arbitrary<string> = fc
  .array(word, { minLength: 1, maxLength: 4 })
  .map((words) => words.join(' '));

/** Expressions of every operator in every spelling, up to five levels deep. */
export const randomExpression: fc.Arbitrary<string> = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    leaf,
    joined(tie('tree'), [' AND ', ' and ', ' && ', ' ']),
    joined(tie('tree'), [' OR ', ' or ', ' || ']),
    tie('tree').map((tree) => `NOT (${tree})`),
    leaf.map((one) => `not ${one}`),
    plain.filter((one) => /^\w/.test(one)).map((one) => `-${one}`),
  ),
})).tree;

function joined(tree: fc.Arbitrary<string>, operators: string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.array(tree, { minLength: 2, maxLength: 3 }), fc.constantFrom(...operators))
    .map(([trees, operator]) => trees.map((one) => `(${one})`).join(operator));
}
