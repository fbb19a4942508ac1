import { expect, test } from 'vitest';
import { emptyFilter } from '#ui/features/pro-search/filters/filter-state.ts';
import { searchedWords } from './searched-words.ts';

const badge = (keyword: string) => ({ keyword, mandatory: true, exact: false });
const state = {
  ...emptyFilter,
  keyword: { ...emptyFilter.keyword, badges: [badge('kubernets'), badge('java')], inputText: ' pyhton ' },
  designation: { ...emptyFilter.designation, boolean: true, inputText: 'lead OR head' },
  company: { ...emptyFilter.company, excludeBadges: [badge('Acme')] },
  skills: ['sprimg'],
  institutes: ['Ana University'],
  currentPage: 3,
};

test('badges, typed text, skills and institutes are words of a search; expressions and exclusions are not', () => {
  const words = searchedWords(state).map(({ field, text }) => [field, text]);
  expect(words).toEqual([
    ['keyword', 'kubernets'],
    ['keyword', 'java'],
    ['keyword', 'pyhton'],
    ['skills', 'sprimg'],
    ['institutes', 'Ana University'],
  ]);
});

test('a word is replaced in its place, a badge keeps its switches, and the result starts at page 1', () => {
  const [first, , typed, skill, institute] = searchedWords(state);
  expect(first?.respelled('Kubernetes')).toEqual({
    ...state,
    keyword: { ...state.keyword, badges: [badge('Kubernetes'), badge('java')] },
    currentPage: 1,
  });
  expect(typed?.respelled('Python').keyword.inputText).toBe('Python');
  expect(skill?.respelled('Spring').skills).toEqual(['Spring']);
  expect(institute?.respelled('Anna University').institutes).toEqual(['Anna University']);
});
