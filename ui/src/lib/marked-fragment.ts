/** A run of a fragment's text, matched or not. */
interface FragmentRun {
  text: string;
  matched: boolean;
}

/**
 * Parses a fragment with matches between `<em>` and `</em>`; the words of a phrase, marked one by one, are one run.
 * Everything else, other tags included, is text.
 */
export function readFragment(fragment: string): FragmentRun[] {
  const runs: FragmentRun[] = [];
  for (const [index, piece] of fragment
    .replace(/<\/em>(\s+)<em>/g, '$1')
    .split('<em>')
    .entries()) {
    const end = index === 0 ? -1 : piece.indexOf('</em>');
    if (end >= 0) runs.push({ text: piece.slice(0, end), matched: true });
    const rest = end >= 0 ? piece.slice(end + '</em>'.length) : piece;
    if (rest !== '') runs.push({ text: rest, matched: false });
  }
  return runs;
}

/** The fragment's text without the marks. */
export const plainFragment = (fragment: string) =>
  readFragment(fragment)
    .map((run) => run.text)
    .join('');

/** A run of a text, and the match it belongs to, if any. */
interface MergedRun<Part> {
  text: string;
  part: Part | null;
}

/**
 * Merges several fragments of the same text: each letter belongs to the first part that marks it. The runs' texts
 * concatenate to the text.
 */
export function mergeFragments<Part extends { fragment?: string | undefined }>(
  parts: readonly Part[],
): MergedRun<Part>[] {
  const marks: (Part | null)[] = [];
  let whole = '';
  for (const part of parts) {
    let at = 0;
    for (const run of readFragment(part.fragment ?? '')) {
      for (let end = at + run.text.length; at < end; at += 1) marks[at] ??= run.matched ? part : null;
    }
    whole ||= plainFragment(part.fragment ?? '');
  }
  const runs: MergedRun<Part>[] = [];
  let from = 0;
  for (let at = 1; at <= whole.length; at += 1) {
    if (at < whole.length && marks[at] === marks[from]) continue;
    runs.push({ text: whole.slice(from, at), part: marks[from] ?? null });
    from = at;
  }
  return runs;
}
