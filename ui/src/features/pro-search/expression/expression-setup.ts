import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, insertNewline } from '@codemirror/commands';
import { bracketMatching } from '@codemirror/language';
import { EditorState, type Extension, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, keymap, placeholder } from '@codemirror/view';
import type { SuggestedTerm } from '#api/search/contract.ts';
import { toTokens } from '#search-templates/analyzer-twin/tokens.ts';
import { readTokens, type Token } from '#search-templates/language/lexer.ts';
import type { LeafNode } from '#search-templates/language/tree.ts';
import { SHORTEST_SUGGESTED, SUGGEST_AFTER_MS } from '#ui/components/terms/terms-query.ts';
import { synonymNames } from './synonym-names.ts';

/** Fetches the index's terms for the text typed so far. */
export type Suggest = (prefix: string) => Promise<readonly SuggestedTerm[]>;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#.&/_-]*$/u;
const OPERATOR = /^(?:and|or|not|near(?:\/\d*)?)$/i;

/** The term to complete in a text with the cursor at its end, or null. */
function completedText(before: string): { from: number; text: string; quoted: boolean } | null {
  const quoted = (before.split('"').length - 1) % 2 === 1;
  const from = quoted ? before.lastIndexOf('"') + 1 : (WORD.exec(before)?.index ?? before.length);
  const text = before.slice(from);
  const wordy = text.trim().length >= SHORTEST_SUGGESTED && !OPERATOR.test(text);
  return wordy ? { from, text, quoted } : null;
}

/** A term in an expression: quoted if it has several words or is an operator. */
function writtenTerm(term: string): string {
  const plain = /^[^\s()[\]{}"“”|~*]+$/.test(term) && !OPERATOR.test(term) && toTokens(term).length > 0;
  return plain ? term : `"${term.replaceAll('"', ' ').trim()}"`;
}

/** Completion by skills, titles and employers of the index, with how many candidates have them. */
function expressionCompletion(suggest: Suggest) {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const before = context.state.sliceDoc(0, context.pos);
    const asked = completedText(before);
    if (!asked) return null;
    const terms = await suggest(asked.text).catch(() => []); // completion is optional: without it the typed text counts
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

const operator = Decoration.mark({ class: 'cm-operator' });
const bracket = Decoration.mark({ class: 'cm-bracket' });
const phrase = Decoration.mark({ class: 'cm-phrase' });
const star = Decoration.mark({ class: 'cm-star' });

/** Operators, brackets, phrases, stars and words with synonyms drawn each in its way; a word's title names its synonyms. */
const expressionDrawing = StateField.define<DecorationSet>({
  create: drawn,
  update: (drawing, { docChanged, state }) => (docChanged ? drawn(state) : drawing),
  provide: (field) => EditorView.decorations.from(field),
});

function drawn({ doc }: EditorState): DecorationSet {
  const { tokens } = readTokens(doc.toString());
  return Decoration.set(
    tokens.flatMap((token) => {
      const mark = markOf(token);
      return mark && token.length > 0 ? [mark.range(token.position, token.position + token.length)] : [];
    }),
    true,
  );
}

function markOf(token: Token): Decoration | null {
  if (token.kind === 'leaf') return leafMark(token.node);
  if (token.kind === 'open' || token.kind === 'close') return bracket;
  return token.kind === 'unreadable' ? null : operator;
}

function leafMark(leaf: LeafNode): Decoration | null {
  if (leaf.kind === 'prefix') return star;
  if (leaf.kind === 'near' || (leaf.kind === 'phrase' && leaf.exact)) return phrase;
  const names = synonymNames(leaf.text);
  if (names.length === 0) return null;
  return Decoration.mark({ class: 'cm-synonym', attributes: { title: `Also finds ${names.join(', ')}` } });
}

interface Setup {
  label: string;
  placeholder: string;
  wide: boolean;
  suggest: Suggest;
  onType: (text: string) => void;
  onLeave: () => void;
  onEnter: () => void;
}

/**
 * The set-up of an editor of the Boolean language: Tab leaves it, Ctrl+Enter searches, Shift+Enter breaks the line. Enter
 * searches, except in the wide editor, where it breaks the line.
 */
export function expressionSetup(setup: Setup): Extension[] {
  const search = () => {
    setup.onEnter();
    return true;
  };
  return [
    history(),
    keymap.of([
      ...completionKeymap,
      ...closeBracketsKeymap,
      { key: 'Shift-Enter', run: insertNewline },
      { key: 'Enter', run: setup.wide ? insertNewline : search },
      // beside the default keys, which add a line
      { key: 'Mod-Enter', run: search, preventDefault: true },
      ...historyKeymap,
      ...defaultKeymap,
    ]),
    EditorState.languageData.of(() => [{ closeBrackets: { brackets: ['(', '"'] } }]),
    closeBrackets(),
    bracketMatching({ brackets: '()' }),
    expressionDrawing,
    autocompletion({
      override: [expressionCompletion(setup.suggest)],
      activateOnTypingDelay: SUGGEST_AFTER_MS,
      // Enter searches, unless an arrow key has chosen a line
      selectOnOpen: false,
      icons: false,
    }),
    EditorView.lineWrapping,
    placeholder(setup.placeholder),
    EditorView.contentAttributes.of({
      'aria-label': setup.label,
      spellcheck: 'false',
      autocorrect: 'off',
      // the first focus of the window around it
      ...(setup.wide && { 'data-autofocus': '' }),
    }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) setup.onType(update.state.doc.toString());
    }),
    EditorView.domEventHandlers({
      blur: () => {
        setup.onLeave();
      },
    }),
  ];
}
