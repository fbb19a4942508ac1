import { expect, test } from 'vitest';
import { noteGroups } from './note-groups.ts';

const note = (position: number, message: string, hint: string) => ({ position, length: 1, message, hint });

test('notes with the same advice are one, with the number of their places; others stay, in order', () => {
  const notes = [
    note(0, '“ is a curly quote', 'Use straight quotes'),
    note(5, 'AND has nothing on its right', 'Write a word'),
    note(9, '” is a curly quote', 'Use straight quotes'),
  ];
  expect(noteGroups(notes)).toEqual([
    { note: notes[0], places: 2 },
    { note: notes[1], places: 1 },
  ]);
  expect(noteGroups([])).toEqual([]);
});
