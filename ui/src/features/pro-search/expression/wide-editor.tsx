import { Button, Modal } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import ExpressionField, { type ExpressionEditorProps } from './expression-field.tsx';
import { emptyingParts, type OutlineNode } from './outline/outline.ts';
import { OutlineTree } from './outline/outline-tree.tsx';
import { useOutline } from './outline/use-outline.ts';
import { usePartCounts } from './outline/use-part-counts.ts';
import styles from './wide-editor.module.css';

/** An expression in a wide window: its text beside its outline. Each follows the other; closing leaves the field. */
export default function WideEditor(props: ExpressionEditorProps & { onClose: () => void }) {
  const { outline, isCurrent, change, format } = useOutline(props.text, props.onType);
  const counts = usePartCounts(outline, props.alone);
  const close = () => {
    props.onClose();
    props.onLeave();
  };
  // the text field takes Escape first, to close its suggestions
  const onEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    props.onClose();
    props.onEnter();
  };
  const countText = (part: OutlineNode) =>
    counts.count(part)?.toLocaleString('en-IN') ?? (counts.isCounted(part) && !counts.error ? '…' : '–');
  return (
    <Modal.Root
      opened
      onClose={close}
      closeOnEscape={false}
      size="min(1400px, 100%)"
      yOffset="4dvh"
      xOffset={8}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay />
      <Modal.Content onKeyDownCapture={onKeyDown} onKeyDown={onEscape}>
        <Modal.Header component="div">
          <Modal.Title>Wide editor: {props.label}</Modal.Title>
          <Modal.CloseButton aria-label="Close the wide editor" />
        </Modal.Header>
        <Modal.Body>
          <div className={styles.sides}>
            <section aria-label="Text" className={styles.text}>
              <ExpressionField {...props} wide autoFocus onLeave={() => undefined} />
            </section>
            <section aria-label="Parts">
              <p role="status" className={styles.note} data-wrong={!isCurrent || undefined}>
                {!isCurrent && 'The text has a mistake: the outline waits until it is fixed.'}
                {isCurrent && counts.error?.message}
                {isCurrent && !counts.error && counts.surplus > 0 && `${counts.surplus} parts have no count.`}
              </p>
              {outline ? (
                <OutlineTree
                  outline={outline}
                  disabled={!isCurrent}
                  count={countText}
                  emptying={emptyingParts(outline, counts.count)}
                  onChange={change}
                />
              ) : (
                <p className={styles.note}>Write an expression to see its parts, each with its number of candidates.</p>
              )}
            </section>
          </div>
          <div className={styles.foot}>
            <Button variant="default" size="xs" disabled={!isCurrent || !outline} onClick={format}>
              Format
            </Button>
            <span className={styles.keys}>Space switches a part, Alt and an arrow key moves it.</span>
            <Button
              size="xs"
              aria-keyshortcuts="Control+Enter"
              onClick={() => {
                props.onClose();
                props.onEnter();
              }}
            >
              Search (Ctrl+Enter)
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
