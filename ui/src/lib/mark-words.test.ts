import { expect, test } from 'vitest';
import { wordMarker } from './mark-words.ts';

const marked = (words: string[], text: string) =>
  wordMarker(words.map((word) => ({ text: word, part: word })))(text)
    .map((run) => (run.part ? `[${run.text}]` : run.text))
    .join('');

test.each([
  ['whole words, in any case', ['java'], 'JAVA, Java and JavaScript', '[JAVA], [Java] and JavaScript'],
  ['a phrase as one, also across a line', ['machine learning'], 'machine\nlearning lead', '[machine\nlearning] lead'],
  ['the longest of several', ['java', 'java developer'], 'Java Developer in Java', '[Java Developer] in [Java]'],
  ['C, not C++ or C#', ['c'], 'C, C++ and C#', '[C], C++ and C#'],
  ['C++ before a comma', ['c++'], 'C++, C', '[C++], C'],
  ['Node before a full stop, not in Node.js', ['node'], 'Node.js or Node.', 'Node.js or [Node].'],
  ['.NET, not in ASP.NET', ['.net'], 'ASP.NET and .NET', 'ASP.NET and [.NET]'],
  ['signs as they are', ['r&d (x)'], 'r&d (x) and rd', '[r&d (x)] and rd'],
  ['nothing without words', [], 'Java', 'Java'],
  ['nothing for a blank word', [' '], 'a b', 'a b'],
])('marks %s', (_, words, text, expected) => {
  expect(marked(words, text)).toBe(expected);
});
