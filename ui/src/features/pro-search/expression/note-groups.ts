import type { SyntaxProblem } from '#search-templates/language/errors.ts';

export interface NoteGroup<Note> {
  /** The one that is shown; the first of them. */
  note: Note;
  /** How many say the same, it included. */
  places: number;
}

/** Notes that give the same advice as one, in the order of the text. */
export function noteGroups<Note extends SyntaxProblem>(notes: readonly Note[]): NoteGroup<Note>[] {
  const groups = new Map<string, NoteGroup<Note>>();
  for (const note of notes) {
    const group = groups.get(note.hint);
    if (group) group.places += 1;
    else groups.set(note.hint, { note, places: 1 });
  }
  return [...groups.values()];
}
