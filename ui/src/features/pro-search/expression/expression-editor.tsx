import { type ComponentType, type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { useCommands } from '#ui/lib/commands.tsx';
import { lazyScreen } from '#ui/lib/lazy-screen.ts';
import { useLazily } from '#ui/lib/use-lazily.ts';
import styles from './expression-editor.module.css';
import type { ExpressionEditorProps } from './expression-field.tsx';

type Field = ComponentType<ExpressionEditorProps & { autoFocus: boolean }>;
const loadField = async (): Promise<Field> => (await import('./expression-field.tsx')).default;

const WideEditor = lazyScreen(() => import('./wide-editor.tsx'));

/** A field for the Boolean language, and the same text beside its outline on request. */
export function ExpressionEditor(props: ExpressionEditorProps) {
  const [wide, setWide] = useState(false);
  const open = () => setWide(true);
  useCommands([{ name: `Wide editor: ${props.label}`, run: open }]);
  return (
    <div className={styles.field}>
      <LazyField {...props} />
      <button type="button" className={styles.widen} aria-haspopup="dialog" onClick={open}>
        Wide editor
      </button>
      {wide && (
        <Suspense>
          <WideEditor {...props} onClose={() => setWide(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The editor is loaded on demand; until then a plain field accepts the text. */
function LazyField(props: ExpressionEditorProps) {
  const [wanted, setWanted] = useState(props.eager === true);
  const focused = useRef(false);
  if (!wanted && props.text !== '') setWanted(true);
  const ExpressionField = useLazily(loadField, wanted);
  if (ExpressionField) return <ExpressionField {...props} autoFocus={focused.current} />;
  return (
    <PlainField
      {...props}
      onFocus={() => {
        focused.current = true;
        setWanted(true);
      }}
      onBlur={() => {
        focused.current = false;
        props.onLeave();
      }}
    />
  );
}

function PlainField(props: ExpressionEditorProps & { onFocus: () => void; onBlur: () => void }) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    props.onEnter();
  };
  return (
    <div className={styles.editor}>
      <textarea
        className={styles.plain}
        rows={2}
        aria-label={props.label}
        placeholder={props.placeholder}
        value={props.text}
        spellCheck={false}
        autoComplete="off"
        onFocus={props.onFocus}
        onBlur={props.onBlur}
        onChange={(event) => props.onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
