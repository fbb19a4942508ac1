/** A run of a fragment's text, matched or not. */
export interface FragmentRun {
  text: string;
  matched: boolean;
}

/**
 * Reads a fragment in which matches stand between `<em>` and `</em>`. Everything else, other tags included, is text.
 */
export function readFragment(fragment: string): FragmentRun[] {
  const runs: FragmentRun[] = [];
  for (const [index, piece] of fragment.split('<em>').entries()) {
    const end = index === 0 ? -1 : piece.indexOf('</em>');
    if (end >= 0) runs.push({ text: piece.slice(0, end), matched: true });
    const rest = end >= 0 ? piece.slice(end + '</em>'.length) : piece;
    if (rest !== '') runs.push({ text: rest, matched: false });
  }
  return runs;
}

/** The fragment's words without the marks. */
export const plainFragment = (fragment: string) =>
  readFragment(fragment)
    .map((run) => run.text)
    .join('');
