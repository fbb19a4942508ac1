import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { SuggestedTerm } from '#api/search/contract.ts';
import { toTokens } from '#search-templates/analyzer-twin/tokens.ts';

/** Fetches what the index holds for the text typed so far. */
export type Suggest = (prefix: string) => Promise<readonly SuggestedTerm[]>;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#.&/_-]*$/u;
const OPERATOR = /^(?:and|or|not|near(?:\/\d*)?)$/i;
/** One letter says too little to be worth a list. */
const SHORTEST_TEXT = 2;

/** What is being completed in a text whose cursor stands at its end; null where nothing is. */
function completedText(before: string): { from: number; text: string; quoted: boolean } | null {
  const quoted = (before.split('"').length - 1) % 2 === 1;
  const from = quoted ? before.lastIndexOf('"') + 1 : (WORD.exec(before)?.index ?? before.length);
  const text = before.slice(from);
  const wordy = text.trim().length >= SHORTEST_TEXT && !OPERATOR.test(text);
  return wordy ? { from, text, quoted } : null;
}

/** A term as an expression holds it: quoted where it is more than one word, or a word of the language. */
function writtenTerm(term: string): string {
  const plain = /^[^\s()[\]{}"“”|~*]+$/.test(term) && !OPERATOR.test(term) && toTokens(term).length > 0;
  return plain ? term : `"${term.replaceAll('"', ' ').trim()}"`;
}

/** Completion by skills, titles and employers of the index, with how many candidates have them. */
export function expressionCompletion(suggest: Suggest) {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const before = context.state.sliceDoc(0, context.pos);
    const asked = completedText(before);
    if (!asked) return null;
    const terms = await suggest(asked.text).catch(() => []); // completion is a help: what is typed counts without it
    if (terms.length === 0 || context.aborted) return null;
    const closed = asked.quoted && context.state.sliceDoc(context.pos, context.pos + 1) === '"';
    return {
      from: asked.from,
      filter: false,
      options: terms.map(
        ({ term, kind, candidates }): Completion => ({
          label: term,
          detail: `${kind} · ${candidates.toLocaleString('en-IN')}`,
          apply: asked.quoted ? `${term.replaceAll('"', ' ')}${closed ? '' : '"'}` : writtenTerm(term),
        }),
      ),
    };
  };
}
