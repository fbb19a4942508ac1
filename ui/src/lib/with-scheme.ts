/** `linkedin.com/in/meera` as typed → a working link; returns anything that isn't a link unchanged. */
export function withScheme(typed: string): string {
  const text = typed.trim();
  return /^[^\s:/@]+\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(text) ? `https://${text}` : typed;
}
