import { type EditorState, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import { readTokens, type Token } from '#search-templates/language/lexer.ts';
import type { LeafNode } from '#search-templates/language/tree.ts';
import { synonymNames } from './synonym-names.ts';

const operator = Decoration.mark({ class: 'cm-operator' });
const bracket = Decoration.mark({ class: 'cm-bracket' });
const phrase = Decoration.mark({ class: 'cm-phrase' });
const star = Decoration.mark({ class: 'cm-star' });

/** Operators, brackets, phrases, stars and words with synonyms drawn each in its way; a word's title names its synonyms. */
export const expressionDrawing = StateField.define<DecorationSet>({
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
