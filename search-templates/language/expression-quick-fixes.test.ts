import { expect, test } from 'vitest';
import { quickFixesOf } from './expression-quick-fixes.ts';
import { parseExpression } from './parser.ts';

/** An expression, and the label and result of the best fix for its first problem that has one. */
const rows: [text: string, label: string, fixed: string][] = [
  // brackets
  ['(java OR kotlin', 'Close it', '(java OR kotlin)'],
  ['java AND (spring OR kafka', 'Close it', 'java AND (spring OR kafka)'],
  ['(java OR kotlin AND spring', 'Close it after “kotlin”', '(java OR kotlin) AND spring'],
  [
    '(jms or "ibm mq" and (aws or gcp) not intern',
    'Close it after “ibm mq”',
    '(jms or "ibm mq") and (aws or gcp) not intern',
  ],
  ['(kafka OR (jms AND mq) NOT intern', 'Close it before NOT', '(kafka OR (jms AND mq)) NOT intern'],
  ['(java AND kotlin OR spring', 'Close it', '(java AND kotlin OR spring)'],
  ['java) AND spring', 'Remove it', 'java AND spring'],
  ['java AND ()', 'Remove it and AND', 'java'],
  ['() OR java', 'Remove it and OR', 'java'],
  ['[java OR kotlin] AND aws', 'Use ( and )', '(java OR kotlin) AND aws'],
  ['{java}', 'Use ( and )', '(java)'],
  // quotes
  ['“spring boot” AND java', 'Use straight quotes', '"spring boot" AND java'],
  ['java AND "spring boot', 'Close it at the end', 'java AND "spring boot"'],
  ['"spring boot AND java', 'Close it after “spring boot”', '"spring boot" AND java'],
  ['("spring boot) AND java', 'Close it after “spring boot”', '("spring boot") AND java'],
  ['java"', 'Remove it', 'java'],
  ["'spring boot' AND java", 'Use double quotes', '"spring boot" AND java'],
  // operators
  ['java AND OR kotlin', 'Keep AND', 'java AND kotlin'],
  ['java OR AND kotlin', 'Keep OR', 'java OR kotlin'],
  ['AND java', 'Remove AND', 'java'],
  ['java OR', 'Remove OR', 'java'],
  ['java AND NOT', 'Remove it and AND', 'java'],
  ['(java AND) OR kotlin', 'Remove AND', '(java ) OR kotlin'],
  ['java | kotlin', 'Write OR', 'java OR kotlin'],
  ['java & kotlin', 'Write AND', 'java AND kotlin'],
  ['java + kotlin', 'Write AND', 'java AND kotlin'],
  ['java / kotlin', 'Write OR', 'java OR kotlin'],
  ['java - kotlin', 'Write NOT', 'java NOT kotlin'],
  // NEAR and ~
  ['java NEAR kotlin', 'Write NEAR/5', 'java NEAR/5 kotlin'],
  ['java NEAR/80 kotlin', 'Write NEAR/50', 'java NEAR/50 kotlin'],
  ['(java OR kotlin) NEAR/5 spring', 'Write AND', '(java OR kotlin) AND spring'],
  ['"java spring"~99', 'Write ~50', '"java spring"~50'],
  ['java~5', 'Remove the “~”', 'java'],
  // stars
  ['ja*', 'Remove the star', 'ja'],
  ['*script', 'Move it to the end', 'script*'],
  ['"develop* java"', 'Remove the star', '"develop java"'],
];

test.each(rows)('%s: %s gives %s', (text, label, fixed) => {
  const [fix] = parseExpression(text).problems.flatMap((problem) => quickFixesOf(text, problem));
  expect(fix).toEqual({ label, text: fixed });
});

test('two operators in a row: either can be kept', () => {
  const text = 'java AND OR kotlin';
  const [problem] = parseExpression(text).problems;
  expect(quickFixesOf(text, problem!).map((fix) => fix.text)).toEqual(['java AND kotlin', 'java OR kotlin']);
});

test.each([
  ...rows.map(([text]) => text),
  '((((((',
  '"""',
  '“',
  ') OR (',
  'NOT NOT',
  '()()()',
  '*',
  '~',
  'a '.repeat(3_000),
  '<img src=x onerror=alert(1)> AND',
  '\ud800 AND',
])('each fix of %s leaves fewer problems', (text) => {
  const { problems } = parseExpression(text);
  for (const problem of problems) {
    for (const fix of quickFixesOf(text, problem)) {
      expect(parseExpression(fix.text).problems.length).toBeLessThan(problems.length);
    }
  }
});
