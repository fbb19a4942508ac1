/** `linkedin.com/in/meera` as it is typed → a link that leads there; whatever is none stays as it is. */
export function withScheme(typed: string): string {
  const text = typed.trim();
  return /^[^\s:/@]+\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(text) ? `https://${text}` : typed;
}
