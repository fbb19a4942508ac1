import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react';
import type { suggestingFields } from '#api/search/contract.ts';
import type { SyntaxProblem } from '#search-templates/language/errors.ts';
import type { FilterState } from '#ui/features/pro-search/filters/filter-state.ts';
import { useLazily } from '#ui/lib/use-lazily.ts';
import styles from './expression-editor.module.css';

export interface ExpressionEditorProps {
  label: string;
  placeholder: string;
  text: string;
  /** Whose words complete what is typed. */
  suggests: (typeof suggestingFields)[number];
  /** The search for a clause by itself, in the fields that this expression looks in. */
  alone: (text: string) => FilterState;
  /** What the server said of the text it was sent. */
  serverProblems: readonly SyntaxProblem[];
  /** Fetch the whole editor at once, not only when somebody turns to it or there is text. */
  eager?: boolean;
  onType: (text: string) => void;
  onLeave: () => void;
  /** Enter; a line break is Shift+Enter. */
  onEnter: () => void;
}

type Field = ComponentType<ExpressionEditorProps & { autoFocus: boolean }>;
const loadField = async (): Promise<Field> => (await import('./expression-field.tsx')).default;

/** A field for the Boolean language. Its editor is fetched when it is needed; until then a plain field takes the text. */
export function ExpressionEditor(props: ExpressionEditorProps) {
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
