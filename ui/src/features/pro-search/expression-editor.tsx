import { useDebouncedValue } from '@mantine/hooks';
import { type KeyboardEvent, useId, useMemo, useRef } from 'react';
import type { SyntaxProblem } from '#search-templates/language/errors.ts';
import { parseExpression } from '#search-templates/language/parse-expression.ts';
import styles from './expression-editor.module.css';
import { markedPieces } from './marked-pieces.ts';

/** Long enough that a half-typed operator is not called wrong, short enough to be there when one looks up. */
const PROBLEMS_AFTER_MS = 350;

interface ExpressionEditorProps {
  label: string;
  placeholder: string;
  text: string;
  /** What the server said of the text it was sent. */
  serverProblems: readonly SyntaxProblem[];
  onType: (text: string) => void;
  onLeave: () => void;
  /** Enter; a line break is Shift+Enter. */
  onEnter: () => void;
}

/** A field for the Boolean language: operators tinted, the place of a problem underlined while one types. */
export function ExpressionEditor(props: ExpressionEditorProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [settled] = useDebouncedValue(props.text, PROBLEMS_AFTER_MS);
  const own = useMemo(() => parseExpression(settled).problems, [settled]);
  const current = settled === props.text;
  const problems = !current ? [] : own.length > 0 ? own : props.serverProblems;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    props.onEnter();
  };
  const goTo = ({ position, length }: SyntaxProblem) => {
    field.current?.focus();
    field.current?.setSelectionRange(position, position + Math.max(1, length));
  };
  return (
    <>
      <div className={styles.editor} data-broken={problems.length > 0 || undefined}>
        <div className={styles.mirror} aria-hidden="true">
          {markedPieces(props.text, problems).map((piece) => (
            <span
              key={piece.position}
              data-operator={piece.operator || undefined}
              data-problem={piece.problem || undefined}
            >
              {piece.text}
            </span>
          ))}{' '}
        </div>
        <textarea
          ref={field}
          className={styles.field}
          rows={1}
          aria-label={props.label}
          aria-invalid={problems.length > 0}
          aria-describedby={problems.length > 0 ? id : undefined}
          placeholder={props.placeholder}
          value={props.text}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => props.onType(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={props.onLeave}
        />
      </div>
      <div id={id} role="status">
        {problems.slice(0, 3).map((problem) => (
          <button
            key={`${problem.position} ${problem.message}`}
            type="button"
            className={styles.problem}
            onClick={() => goTo(problem)}
          >
            <strong>
              {problem.message}, at {problem.position + 1}.
            </strong>{' '}
            {problem.hint}
          </button>
        ))}
      </div>
    </>
  );
}
