/** Texts without those that are empty or said before in whatever case; trimmed, as they were first spelled. */
export function distinctTexts(texts: readonly (string | undefined)[]): string[] {
  const distinct = new Map<string, string>();
  for (const text of texts.flatMap((each) => each?.trim() || [])) {
    if (!distinct.has(text.toLowerCase())) distinct.set(text.toLowerCase(), text);
  }
  return [...distinct.values()];
}
