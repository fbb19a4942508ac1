/** Lower case and without accents, as Elasticsearch's filters `lowercase` and `asciifolding` make it. */
export function foldLetters(token: string): string {
  return token.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
}
