import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatExpression } from '#search-templates/language/format-expression.ts';
import { movePart, type OutlineNode, operandsOf, type Place, type Step, stepPart, switchPart } from './outline.ts';
import styles from './outline-tree.module.css';

interface Row {
  part: OutlineNode;
  level: number;
  position: number;
  size: number;
  group: OutlineNode | null;
  /** The part or a group around it is switched off. */
  off: boolean;
}

function rowsOf(part: OutlineNode, level = 1, position = 1, size = 1, group: Row | null = null): Row[] {
  const row = { part, level, position, size, group: group?.part ?? null, off: part.off || group?.off === true };
  const operands = operandsOf(part);
  return [row, ...operands.flatMap((operand, at) => rowsOf(operand, level + 1, at + 1, operands.length, row))];
}

/** What a part says: its text, or how its operands are joined. */
const sayingOf = (part: OutlineNode): string =>
  part.kind === 'leaf' ? formatExpression(part.leaf) : part.kind === 'and' ? 'All of' : 'Any of';

const steps: [step: Step, key: string, label: string][] = [
  ['up', 'ArrowUp', 'Move up'],
  ['down', 'ArrowDown', 'Move down'],
  ['out', 'ArrowLeft', 'Move out'],
  ['in', 'ArrowRight', 'Move in'],
];

interface Props {
  outline: OutlineNode;
  disabled: boolean;
  count: (part: OutlineNode) => string;
  emptying: readonly string[];
  onChange: (outline: OutlineNode) => void;
}

/** The parts of an expression as a tree with one tab stop; buttons above it act on the chosen part. */
export function OutlineTree({ outline, disabled, count, emptying, onChange }: Props) {
  const rows = rowsOf(outline);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [drop, setDrop] = useState<{ id: string; place: Place } | null>(null);
  const dragged = useRef<string | null>(null);
  const tree = useRef<HTMLDivElement>(null);
  const focusing = useRef(false);
  const at = Math.max(
    0,
    rows.findIndex(({ part }) => part.id === chosenId),
  );
  const chosen = rows[at];

  useEffect(() => {
    if (!focusing.current) return;
    focusing.current = false;
    tree.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  if (!chosen) return null;
  const choose = (id: string | undefined) => {
    if (id === undefined) return;
    focusing.current = true;
    setChosenId(id);
  };
  const change = (changed: OutlineNode | null) => {
    if (changed && !disabled) onChange(changed);
  };
  const move = (step: Step) => {
    change(stepPart(outline, chosen.part.id, step));
    setChosenId(chosen.part.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    const step = event.altKey && steps.find(([, key]) => key === event.key);
    const targets: Record<string, string | undefined> = {
      ArrowUp: rows[at - 1]?.part.id,
      ArrowDown: rows[at + 1]?.part.id,
      ArrowLeft: chosen.group?.id,
      ArrowRight: operandsOf(chosen.part)[0]?.id,
      Home: rows[0]?.part.id,
      End: rows.at(-1)?.part.id,
    };
    if (step) {
      focusing.current = true;
      move(step[0]);
    } else if (event.key === ' ') change(switchPart(outline, chosen.part.id));
    else if (event.key in targets && !event.altKey) choose(targets[event.key]);
    else return;
    event.preventDefault();
  };
  const placeOf = (event: DragEvent, part: OutlineNode): Place => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const down = (event.clientY - top) / height;
    if (part.kind !== 'leaf' && down > 0.3) return 'first';
    return down < 0.5 ? 'before' : 'after';
  };

  return (
    <>
      <div role="toolbar" aria-label="Change the chosen part" className={styles.tools}>
        <button
          type="button"
          className={styles.tool}
          disabled={disabled}
          onClick={() => change(switchPart(outline, chosen.part.id))}
        >
          {chosen.part.off ? 'Switch on' : 'Switch off'}
        </button>
        {steps.map(([step, , label]) => (
          <button
            key={step}
            type="button"
            className={styles.tool}
            // stays focusable at the end of the way
            aria-disabled={disabled || stepPart(outline, chosen.part.id, step) === null}
            onClick={() => move(step)}
          >
            {label}
          </button>
        ))}
      </div>
      <div
        ref={tree}
        role="tree"
        tabIndex={-1}
        aria-label="Outline"
        aria-disabled={disabled}
        className={styles.tree}
        onKeyDown={onKeyDown}
      >
        {rows.map(({ part, level, position, size, off }) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys
          <div
            key={part.id}
            role="treeitem"
            tabIndex={part === chosen.part ? 0 : -1}
            aria-level={level}
            aria-posinset={position}
            aria-setsize={size}
            aria-selected={part === chosen.part}
            aria-checked={!part.off}
            className={styles.row}
            data-off={off || undefined}
            data-empties={emptying.includes(part.id) || undefined}
            data-drop={drop?.id === part.id ? drop.place : undefined}
            style={{ paddingInlineStart: `calc(${Math.min(level - 1, 8)} * 16px + 8px)` }}
            draggable={!disabled && level > 1}
            onClick={(event) => {
              choose(part.id);
              if ((event.target as Element).matches('[data-tick]')) change(switchPart(outline, part.id));
            }}
            onFocus={() => setChosenId(part.id)}
            onDragStart={(event) => {
              dragged.current = part.id;
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', sayingOf(part));
            }}
            onDragEnd={() => {
              dragged.current = null;
              setDrop(null);
            }}
            onDragOver={(event) => {
              if (dragged.current === null || disabled) return;
              event.preventDefault();
              const place = placeOf(event, part);
              if (drop?.id !== part.id || drop.place !== place) setDrop({ id: part.id, place });
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged.current !== null) {
                change(movePart(outline, dragged.current, part.id, placeOf(event, part)));
                setChosenId(dragged.current);
              }
              setDrop(null);
            }}
          >
            <span className={styles.tick} data-tick aria-hidden="true">
              {part.off ? '○' : '●'}
            </span>
            <span className={styles.saying} data-kind={part.kind}>
              {part.nots > 0 && <b>{'NOT '.repeat(part.nots)}</b>}
              {sayingOf(part)}
            </span>{' '}
            <span className={styles.about}>
              {part.off ? 'off ' : emptying.includes(part.id) ? 'no result ' : ''}
              <span className={styles.count}>{count(part)}</span>
            </span>
          </div>
        ))}
      </div>
    </>
  );
}
