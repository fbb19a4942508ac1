import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { call } from '#api/http/contract/client.ts';
import { advanceFilterClauseCounts, MOST_COUNTED_FILTERS } from '#api/search/contract.ts';
import type { FilterState } from '#domain/filters/registry.ts';
import type { SyntaxProblem } from '#search-templates/language/errors.ts';
import { adviceOn } from '#search-templates/language/expression-advice.ts';
import { expressionClauses } from '#search-templates/language/expression-clauses.ts';
import { type QuickFix, quickFixesOf } from '#search-templates/language/expression-quick-fixes.ts';
import { parseExpression } from '#search-templates/language/parser.ts';
import type { Span } from '#search-templates/language/tree.ts';
import { type SuggestingField, termsQuery } from '#ui/components/terms/terms-query.ts';
import { sparseRequest } from '#ui/features/pro-search/filters/filter-state.ts';
import styles from './expression-editor.module.css';
import { noteGroups } from './note-groups.ts';
import { useExpressionView } from './use-expression-view.ts';

export interface ExpressionEditorProps {
  label: string;
  placeholder: string;
  text: string;
  /** The group whose terms are suggested. */
  suggests: SuggestingField;
  /** The search for a single clause, in the fields that this expression searches. */
  alone: (text: string) => FilterState;
  /** The server's answer about the text. */
  serverProblems: readonly SyntaxProblem[];
  /** Fetch the whole editor at once, not only when it gets the focus or has text. */
  eager?: boolean;
  /** In the wide editor: Enter breaks the line, and the outline shows the counts. */
  wide?: boolean;
  onType: (text: string) => void;
  onLeave: () => void;
  /** Enter; a line break is Shift+Enter. */
  onEnter: () => void;
}

/** How many candidates each clause finds alone; counted on request, and again after changes. */
function ClauseCounts(props: { text: string; alone: (text: string) => FilterState; onGo: (place: Span) => void }) {
  const [open, setOpen] = useState(false);
  const clauses = useMemo(() => expressionClauses(props.text).slice(0, MOST_COUNTED_FILTERS), [props.text]);
  const filters = clauses.map((clause) => sparseRequest(props.alone(clause.text)));
  const counted = useQuery({
    queryKey: ['clause-counts', filters],
    queryFn: ({ signal }) => call(advanceFilterClauseCounts, { body: { filters } }, { signal }),
    enabled: open && clauses.length > 0,
  });
  if (clauses.length === 0) return null;
  return (
    <>
      <button type="button" className={styles.fix} aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Hide counts' : 'Count each clause'}
      </button>
      {open && counted.isError && <p className={`${styles.counts} ${styles.failed}`}>{counted.error.message}</p>}
      {open && !counted.isError && (
        <ul
          className={`${styles.counts} ${styles.clauses}`}
          aria-label="Candidates by clause"
          aria-busy={counted.isFetching}
        >
          {clauses.map((clause, at) => (
            <li key={clause.text}>
              <button
                type="button"
                className={styles.clause}
                data-none={counted.data?.counts[at] === 0 || undefined}
                onClick={() => props.onGo(clause)}
              >
                <span>{clause.text}</span>
                <b>{counted.data?.counts[at]?.toLocaleString('en-IN') ?? '…'}</b>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A problem or warning: one click selects its position, another applies its quick fix. */
function ExpressionNote(props: {
  tone: 'problem' | 'advice';
  note: SyntaxProblem;
  /** Number of positions in the text; it selects the first. */
  places: number;
  quickFixes: readonly QuickFix[];
  onGo: (place: SyntaxProblem) => void;
  onFix: (text: string) => void;
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
      {props.quickFixes.length > 0 && (
        <div className={styles.quickFixes}>
          {props.quickFixes.map((fix) => (
            <button key={fix.label} type="button" className={styles.fix} onClick={() => props.onFix(fix.text)}>
              {fix.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Long enough that a half-typed operator is not an error, short enough to appear when typing stops. */
const PROBLEMS_AFTER_MS = 350;
/** More at once would hide the filters below. */
const NOTES_SHOWN = 3;
const none: never[] = [];

/** The editor, its problems and warnings with quick fixes, and each clause's own hits. */
export default function ExpressionField(props: ExpressionEditorProps & { autoFocus: boolean }) {
  const { text, onType, onEnter } = props;
  const id = useId();
  const parent = useRef<HTMLDivElement>(null);
  const [settled] = useDebouncedValue(text, PROBLEMS_AFTER_MS);
  const current = settled === text;
  const own = useMemo(() => parseExpression(settled).problems, [settled]);
  const advice = useMemo(() => (own.length === 0 ? adviceOn(settled) : none), [settled, own]);
  const problems = !current ? none : own.length > 0 ? own : props.serverProblems;
  const suggest = useSuggest(props.suggests);
  const view = useExpressionView(parent, {
    ...props,
    problems,
    advice: current ? advice : none,
    describedBy: problems.length > 0 ? id : undefined,
    suggest,
  });

  const goTo = ({ position, length }: Pick<SyntaxProblem, 'position' | 'length'>) => {
    const editor = view.current;
    const end = editor?.state.doc.length ?? 0;
    editor?.dispatch({
      selection: { anchor: Math.min(position, end), head: Math.min(end, position + Math.max(1, length)) },
    });
    editor?.focus();
  };
  const fix = (fixed: string) => {
    onType(fixed);
    view.current?.focus();
    if (parseExpression(fixed).problems.length === 0) onEnter();
  };
  return (
    <>
      <div ref={parent} className={styles.editor} data-broken={problems.length > 0 || undefined} />
      <div id={id} role="status">
        {noteGroups(problems)
          .slice(0, NOTES_SHOWN)
          .map(({ note: problem, places }) => (
            <ExpressionNote
              key={`${problem.position} ${problem.message}`}
              tone="problem"
              note={problem}
              places={places}
              quickFixes={quickFixesOf(text, problem)}
              onGo={goTo}
              onFix={fix}
            />
          ))}
        {current &&
          noteGroups(advice)
            .slice(0, NOTES_SHOWN)
            .map(({ note: one, places }) => (
              <ExpressionNote
                key={`${one.position} ${one.message}`}
                tone="advice"
                note={one}
                places={places}
                quickFixes={one.quickFixes}
                onGo={goTo}
                onFix={fix}
              />
            ))}
      </div>
      {!props.wide && current && problems.length === 0 && <ClauseCounts text={text} alone={props.alone} onGo={goTo} />}
    </>
  );
}

/** One request per prefix and minute. */
function useSuggest(field: ExpressionEditorProps['suggests']) {
  const client = useQueryClient();
  return useCallback(
    async (prefix: string) => {
      const answer = await client.fetchQuery(termsQuery(field, prefix));
      return answer.terms.length === 0 ? answer.alike : answer.terms;
    },
    [client, field],
  );
}
