import { expect, it } from 'vitest';
import { MARK_END, MARK_START } from '#search-templates/candidates/highlight.ts';
import { readJobMarks } from './highlight.ts';

/** `[word]` stands for a word that the search engine has marked. */
const marked = (text: string) => text.replaceAll('[', MARK_START).replaceAll(']', MARK_END);
const title = (text: string) =>
  readJobMarks({ highlight: { title: [marked(text)] } })
    .title?.map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

it.each([
  ['words stay as marked', 'Senior [Java] [Developer], Pune', 'Senior [Java] [Developer], Pune'],
  ['a spelling marked short is marked whole', '[C]++ and [Java]', '[C++] and [Java]'],
  ['at either end', 'Developer, .[NET]', 'Developer, [.NET]'],
  ['HTML is text', '<b>[Java]</b>', '<b>[Java]</b>'],
])('%s', (_, given, shown) => {
  expect(title(given)).toBe(shown);
});

it('skills that matched come whole and unmarked, the description before the requirements', () => {
  const highlight = { skills: [marked('[C]++'), marked('[Spring] Boot')], requirements: [marked('[Java]')] };
  expect(readJobMarks({ highlight })).toEqual({
    title: null,
    company: null,
    skills: ['C++', 'Spring Boot'],
    excerpt: [{ text: 'Java', marked: true }],
  });
  const both = readJobMarks({ highlight: { ...highlight, description: [marked('some [Java]')] } });
  expect(both.excerpt?.[0]?.text).toBe('some ');
});
