import styles from './filter-panel.module.css';

/** What a step has just turned into something else or cleared, and a click that brings it back. */
export function UndoNote(props: { text: string; action?: string; onUndo: () => void; onDismiss: () => void }) {
  return (
    <p className={styles.undo} role="status">
      <span>{props.text}</span>
      <button type="button" onClick={props.onUndo}>
        {props.action ?? 'Undo'}
      </button>
      <button type="button" aria-label="Dismiss" onClick={props.onDismiss}>
        ×
      </button>
    </p>
  );
}
