import type { SyntaxProblem } from '#search-templates/language/errors.ts';
import type { QuickFix } from '#search-templates/language/expression-quick-fixes.ts';
import styles from './expression-editor.module.css';

/** One thing to mend or to look at twice: a click leads to its place, another mends it. */
export function ExpressionNote(props: {
  tone: 'problem' | 'advice';
  note: SyntaxProblem;
  /** How many places of the text it speaks of; it leads to the first. */
  places: number;
  mends: readonly QuickFix[];
  onGo: (place: SyntaxProblem) => void;
  onMend: (text: string) => void;
}) {
  const { note } = props;
  return (
    <div className={styles.note} data-tone={props.tone}>
      <button type="button" className={styles.place} onClick={() => props.onGo(note)}>
        <strong>
          {note.message}
          {props.places > 1
            ? `, and ${props.places - 1} more like it`
            : props.tone === 'problem' && `, at ${note.position + 1}`}
          .
        </strong>{' '}
        {note.hint}
      </button>
      {props.mends.length > 0 && (
        <div className={styles.mends}>
          {props.mends.map((mend) => (
            <button key={mend.label} type="button" className={styles.mend} onClick={() => props.onMend(mend.text)}>
              {mend.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
