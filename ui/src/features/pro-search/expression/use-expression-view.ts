import { isolateHistory } from '@codemirror/commands';
import { setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { SyntaxProblem } from '#search-templates/language/errors.ts';
import { expressionSetup, type Suggest } from './expression-setup.ts';

export interface ExpressionViewProps {
  label: string;
  placeholder: string;
  text: string;
  autoFocus: boolean;
  wide?: boolean;
  problems: readonly SyntaxProblem[];
  advice: readonly SyntaxProblem[];
  /** The element that reports the problems. */
  describedBy: string | undefined;
  suggest: Suggest;
  onType: (text: string) => void;
  onLeave: () => void;
  onEnter: () => void;
}

/** An editor that shows `text` and its changes, and always calls the newest props. */
export function useExpressionView(parent: RefObject<HTMLDivElement | null>, props: ExpressionViewProps) {
  const view = useRef<EditorView | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const attributes = useRef(new Compartment());

  useLayoutEffect(() => {
    const { text, label, placeholder, autoFocus, wide = false } = latest.current;
    const editor = new EditorView({
      parent: parent.current ?? undefined,
      state: EditorState.create({
        doc: text,
        selection: { anchor: text.length },
        extensions: [
          attributes.current.of([]),
          expressionSetup({
            label,
            placeholder,
            wide,
            suggest: (prefix) => latest.current.suggest(prefix),
            onType: (typed) => typed !== latest.current.text && latest.current.onType(typed),
            onLeave: () => latest.current.onLeave(),
            onEnter: () => latest.current.onEnter(),
          }),
        ],
      }),
    });
    view.current = editor;
    if (autoFocus) editor.focus();
    return () => editor.destroy();
  }, [parent]);

  useEffect(() => {
    const editor = view.current;
    // changed from outside: undo, a fix, the address
    if (!editor || editor.state.doc.toString() === props.text) return;
    editor.dispatch({
      changes: { from: 0, to: editor.state.doc.length, insert: props.text },
      selection: { anchor: props.text.length },
      // each is undone alone, however quickly they follow each other
      annotations: isolateHistory.of('full'),
    });
  }, [props.text]);

  const { problems, advice, describedBy } = props;
  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    const end = editor.state.doc.length;
    const shown = [
      ...problems.map((problem) => ({ ...problem, severity: 'error' as const })),
      ...advice.map((one) => ({ ...one, severity: 'info' as const })),
    ].map(({ position, length, severity, message, hint }) => {
      // a problem of no length, or behind the end, marks the last letter before it
      const from = Math.max(0, Math.min(position, end - 1));
      return { from, to: Math.min(end, from + Math.max(1, length)), severity, message: `${message}. ${hint}` };
    });
    const state = EditorView.contentAttributes.of({
      'aria-invalid': String(problems.length > 0),
      ...(describedBy && { 'aria-describedby': describedBy }),
    });
    editor.dispatch(setDiagnostics(editor.state, end > 0 ? shown : []), {
      effects: attributes.current.reconfigure(state),
    });
  }, [problems, advice, describedBy]);

  return view;
}
