import { toTokens } from '#search-templates/analyzer-twin/tokens.ts';
import { pluralsOf } from '#search-templates/expansion/plurals.ts';
import { synonymLines } from '#search-templates/expansion/synonyms.ts';

const NAMES_SHOWN = 6;

let names: Map<string, readonly string[]> | null = null;

/** Built at the first use: some thousand lines, which a screen without an expression doesn't need. */
function makeNames(): Map<string, readonly string[]> {
  const made = new Map<string, readonly string[]>();
  for (const line of synonymLines) {
    const terms = line.split(' = ');
    for (const term of terms) made.set(keyOf(toTokens(term)), terms);
  }
  return made;
}

const keyOf = (tokens: readonly string[]) => tokens.join(' ');

/** The other names that a word or an unquoted phrase is searched by, as the reviewed list writes them; at most six. */
export function synonymNames(text: string): string[] {
  names ??= makeNames();
  const tokens = toTokens(text);
  const last = tokens.at(-1);
  if (last === undefined) return [];
  const forms = [tokens, ...pluralsOf(last).map((form) => [...tokens.slice(0, -1), form])];
  const terms = forms.flatMap((form) => names?.get(keyOf(form)) ?? []);
  const own = new Set(forms.map(keyOf));
  return [...new Set(terms)].filter((term) => !own.has(keyOf(toTokens(term)))).slice(0, NAMES_SHOWN);
}
