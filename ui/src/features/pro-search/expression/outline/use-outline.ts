import { useRef, useState } from 'react';
import { layOutExpression } from '#search-templates/language/lay-out-expression.ts';
import { parseExpression } from '#search-templates/language/parser.ts';
import { keepOffParts, type OutlineNode, outlineOf, treeIfOn } from './outline.ts';

interface Held {
  text: string;
  outline: OutlineNode | null;
}

function held(text: string, before: OutlineNode | null): Held | null {
  const { tree, problems } = parseExpression(text);
  return problems.length > 0 ? null : { text, outline: keepOffParts(before, tree && outlineOf(tree)) };
}

/** The outline of a text: it follows the text while that is valid and keeps still while not. Its changes change the text. */
export function useOutline(text: string, onType: (text: string) => void) {
  const [current, setCurrent] = useState<Held>(() => held(text, null) ?? { text: '', outline: null });
  // the editor's Undo brings back what was switched off with a text
  const written = useRef(new Map<string, OutlineNode | null>());
  let shown = current;
  if (shown.text !== text) {
    const known = written.current.get(text);
    shown = (known === undefined ? held(text, current.outline) : { text, outline: known }) ?? current;
    if (shown !== current) setCurrent(shown);
  }
  const isCurrent = shown.text === text;
  const write = (outline: OutlineNode, inLines: boolean) => {
    if (!isCurrent) return;
    const tree = treeIfOn(outline);
    const next = tree ? layOutExpression(tree, inLines) : '';
    written.current.set(text, shown.outline);
    written.current.set(next, outline);
    setCurrent({ text: next, outline });
    onType(next);
  };
  return {
    outline: shown.outline,
    /** False while the text has a mistake. */
    isCurrent,
    change: (outline: OutlineNode) => write(outline, text.includes('\n')),
    format: () => shown.outline && write(shown.outline, true),
  };
}
