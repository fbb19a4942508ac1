/**
 * Trimmed, empty ones left out, each spelling once (whatever its case), in the order given. Every run of blanks is one
 * blank: a no-break space would part “Node js” from its spelling.
 */
export function cleanTexts(values: Iterable<string | null | undefined>): string[] {
  const seen = new Map<string, string>();
  for (const value of values) {
    const text = value?.replace(/\s+/g, ' ').trim();
    if (!text) continue;
    const key = text.toLowerCase();
    if (!seen.has(key)) seen.set(key, text);
  }
  return [...seen.values()];
}
