/** What the palette can filter: a name, and a description that counts less. */
interface Named {
  name: string;
  description?: string | undefined;
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Best first: the name starts with the text, the name has all words, or name and description have them together. */
function rankOf({ name, description = '' }: Named, text: string, typed: readonly string[]): number | null {
  if (name.toLowerCase().startsWith(text)) return 0;
  const startsOneOf = (words: readonly string[]) => (part: string) => words.some((word) => word.startsWith(part));
  const inName = wordsOf(name);
  if (typed.every(startsOneOf(inName))) return 1;
  return typed.every(startsOneOf([...inName, ...wordsOf(description)])) ? 2 : null;
}

/** The entries whose words start with all typed words, best first, otherwise in their order; all without a text. */
export function matchEntries<Entry extends Named>(entries: readonly Entry[], text: string): Entry[] {
  const typed = wordsOf(text);
  const start = text.trim().toLowerCase();
  if (start === '') return [...entries];
  if (typed.length === 0) return [];
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, start, typed);
      return rank === null ? [] : [{ entry, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}
