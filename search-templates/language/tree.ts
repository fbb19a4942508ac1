/** What an expression or a badge means, before it meets any field. Browser-safe. */

/** Where a piece of an expression stands in the text it was read from: UTF-16 code units. */
export interface Span {
  position: number;
  length: number;
}

/** One word as the recruiter wrote it, e.g. `C++`. Unquoted: plurals and synonyms are added when the query is built. */
export interface WordNode extends Span {
  kind: 'word';
  text: string;
}

/** Text in double quotes, taken as written (`exact: true`); or several words of one badge (`exact: false`). */
export interface PhraseNode extends Span {
  kind: 'phrase';
  text: string;
  exact: boolean;
}

/** `develop*`: `text` is what stands before the star. */
export interface PrefixNode extends Span {
  kind: 'prefix';
  text: string;
}

/** `left NEAR/n right`, or `"left right"~n`: at most n words apart, either order. 1 ≤ distance ≤ 50. */
export interface NearNode extends Span {
  kind: 'near';
  distance: number;
  left: WordNode | PhraseNode | PrefixNode;
  right: WordNode | PhraseNode | PrefixNode;
}

export interface NotNode extends Span {
  kind: 'not';
  operand: Node;
}

export interface AndNode extends Span {
  kind: 'and';
  operands: Node[];
}

export interface OrNode extends Span {
  kind: 'or';
  operands: Node[];
}

export type LeafNode = WordNode | PhraseNode | PrefixNode | NearNode;
export type Node = LeafNode | NotNode | AndNode | OrNode;
