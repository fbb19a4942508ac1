import { expect, test } from 'vitest';
import { type GroupAction, noteOn, reduceGroup } from './badge-group.ts';
import { emptyFilter } from './filter-state.ts';

const after = (...actions: GroupAction[]) => actions.reduce(reduceGroup, emptyFilter.designation);
const add = (text: string): GroupAction[] => [{ type: 'typed', text }, { type: 'entered' }];
const words = (group: { badges: { keyword: string }[] }) => group.badges.map((badge) => badge.keyword);

test('Enter turns trimmed text into a badge and empties the field', () => {
  const group = after(...add('  Tech Lead '));
  expect(group.badges).toEqual([{ keyword: 'Tech Lead', mandatory: false, exact: false }]);
  expect(group.inputText).toBe('');
});

test('Enter on blank text adds nothing', () => {
  expect(after(...add('   ')).badges).toEqual([]);
});

test('the same words twice, ignoring case, are one badge', () => {
  expect(words(after(...add('Java'), ...add('java')))).toEqual(['Java']);
});

test('Enter in Boolean mode adds no badge and keeps the text', () => {
  const group = after({ type: 'boolean', on: true }, ...add('java AND kafka'));
  expect(group).toMatchObject({ badges: [], inputText: 'java AND kafka' });
});

test('Backspace on empty text removes the last badge, otherwise none', () => {
  expect(words(after(...add('a'), ...add('b'), { type: 'backspaced' }))).toEqual(['a']);
  expect(words(after(...add('a'), { type: 'typed', text: 'x' }, { type: 'backspaced' }))).toEqual(['a']);
});

test('the group is mandatory while every badge is', () => {
  const both = after(...add('a'), ...add('b'), { type: 'mandatory-toggled', at: 0 });
  expect(both.mandatory).toBe(false);
  const all = reduceGroup(both, { type: 'mandatory-toggled', at: 1 });
  expect(all.mandatory).toBe(true);
  expect(reduceGroup(all, { type: 'mandatory-toggled', at: 0 }).mandatory).toBe(false);
});

test('Mark all Mandatory marks every badge, and every badge added later; unticking clears them', () => {
  const marked = after(...add('a'), { type: 'all-mandatory', on: true }, ...add('b'));
  expect(marked.badges.map((badge) => badge.mandatory)).toEqual([true, true]);
  expect(marked.mandatory).toBe(true);
  const cleared = reduceGroup(marked, { type: 'all-mandatory', on: false });
  expect(cleared.badges.some((badge) => badge.mandatory)).toBe(false);
});

test('a badge’s weight steps from normal to high, low and back; a normal one is left out', () => {
  const step: GroupAction = { type: 'weight-stepped', at: 1 };
  const steps = [[step], [step, step], [step, step, step]].map((actions) =>
    after(...add('a'), ...add('b'), ...actions),
  );
  expect(steps.map(({ badges }) => badges[1])).toStrictEqual([
    { keyword: 'b', mandatory: false, exact: false, weight: 'high' },
    { keyword: 'b', mandatory: false, exact: false, weight: 'low' },
    { keyword: 'b', mandatory: false, exact: false },
  ]);
  expect(steps.every(({ badges }) => badges[0]?.weight === undefined)).toBe(true);
});

test('Mark all Mandatory turns Boolean off', () => {
  const group = after(
    { type: 'boolean', on: true },
    { type: 'typed', text: 'a OR b' },
    { type: 'all-mandatory', on: true },
  );
  expect(group).toMatchObject({ boolean: false, mandatory: true, inputText: '' });
  expect(group.badges.map((badge) => badge.mandatory)).toEqual([true, true]);
});

test('Boolean on clears the badges and the mandatory flag', () => {
  const group = after(...add('a'), { type: 'all-mandatory', on: true }, { type: 'boolean', on: true });
  expect(group).toMatchObject({ boolean: true, badges: [], mandatory: false });
});

test('Boolean on writes the badges, typed text too, as an expression that selects the same', () => {
  const group = after(
    ...add('java'),
    ...add('spring boot'),
    { type: 'typed', text: 'go' },
    { type: 'boolean', on: true },
  );
  expect(group.inputText).toBe('java OR spring-boot OR go');
});

test('Boolean off restores the words as badges, those under NOT as excluded', () => {
  const group = after(
    { type: 'boolean', on: true },
    { type: 'typed', text: 'java AND NOT php' },
    { type: 'boolean', on: false },
  );
  expect(group).toMatchObject({ boolean: false, mandatory: true, inputText: '', exclude: true });
  expect([words(group), group.excludeBadges.map((badge) => badge.keyword)]).toEqual([['java'], ['php']]);
});

test('Boolean off with text that is not an expression leaves no badge and no text', () => {
  const group = after({ type: 'boolean', on: true }, { type: 'typed', text: '(java' }, { type: 'boolean', on: false });
  expect(group).toMatchObject({ boolean: false, badges: [], inputText: '', mandatory: false });
});

test.each<[string, GroupAction[], GroupAction, string | null]>([
  ['badges', add('java'), { type: 'boolean', on: true }, 'Written as an expression.'],
  [
    'badges of which some only rank',
    [...add('java'), ...add('go'), { type: 'mandatory-toggled', at: 0 }],
    { type: 'boolean', on: true },
    'Written as an expression; go only raised the rank.',
  ],
  ['nothing', [], { type: 'boolean', on: true }, null],
  [
    'an expression',
    [
      { type: 'boolean', on: true },
      { type: 'typed', text: 'a AND b' },
    ],
    { type: 'boolean', on: false },
    'Written as badges.',
  ],
  [
    'a NEAR',
    [
      { type: 'boolean', on: true },
      { type: 'typed', text: 'a NEAR/3 b' },
    ],
    { type: 'boolean', on: false },
    'The expression was cleared; a NEAR/3 b has no form as a badge.',
  ],
  [
    'a broken expression',
    [
      { type: 'boolean', on: true },
      { type: 'typed', text: '(a' },
    ],
    { type: 'all-mandatory', on: true },
    'The expression was cleared.',
  ],
  [
    'excluded terms',
    [{ type: 'exclude', on: true }, { type: 'exclude-typed', text: 'php' }, { type: 'exclude-entered' }],
    { type: 'exclude', on: false },
    'The excluded terms were cleared.',
  ],
  ['no excluded terms', [{ type: 'exclude', on: true }], { type: 'exclude', on: false }, null],
  ['a badge', [], { type: 'typed', text: 'x' }, null],
])('%s: a step that clears typed input says so', (_, before, action, note) => {
  expect(noteOn(after(...before), action)).toBe(note);
});

test('exclude off clears the excluded text and badges', () => {
  const group = after(
    { type: 'exclude', on: true },
    { type: 'exclude-typed', text: 'php' },
    { type: 'exclude-entered' },
    { type: 'exclude-typed', text: 'perl' },
  );
  expect(group).toMatchObject({ excludeText: 'perl', excludeBadges: [{ keyword: 'php' }] });
  expect(reduceGroup(group, { type: 'exclude', on: false })).toMatchObject({ excludeText: '', excludeBadges: [] });
});

test('removing the last badge clears the mandatory flag', () => {
  expect(after(...add('a'), { type: 'all-mandatory', on: true }, { type: 'removed', at: 0 }).mandatory).toBe(false);
});

test('an accepted near title is one more alternative to its badge, and the note undoes it', () => {
  const group = after(...add('QA Engineer'));
  const accepted: GroupAction = { type: 'alternative-accepted', at: 0, keyword: 'SDET' };
  expect(words(reduceGroup(group, accepted))).toEqual(['QA Engineer', 'SDET']);
  expect(noteOn(group, accepted)).toBe('SDET added.');
});

test('beside a mandatory badge among others it is written as an expression, and the note says so', () => {
  const group = after(...add('QA Engineer'), ...add('Lead'), { type: 'all-mandatory', on: true });
  const accepted: GroupAction = { type: 'alternative-accepted', at: 0, keyword: 'SDET' };
  expect(reduceGroup(group, accepted)).toMatchObject({ boolean: true, badges: [] });
  expect(noteOn(group, accepted)).toBe('SDET added; written as an expression.');
});
