import { useDebouncedValue } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useId, useMemo, useRef } from 'react';
import { call } from '#api/http/contract/client.ts';
import { suggestTerms } from '#api/search/contract.ts';
import type { SyntaxProblem } from '#search-templates/language/errors.ts';
import { adviceOn } from '#search-templates/language/expression-advice.ts';
import { quickFixesOf } from '#search-templates/language/expression-quick-fixes.ts';
import { parseExpression } from '#search-templates/language/parser.ts';
import { ClauseCounts } from './clause-counts.tsx';
import styles from './expression-editor.module.css';
import type { ExpressionEditorProps } from './expression-editor.tsx';
import { ExpressionNote } from './expression-note.tsx';
import { noteGroups } from './note-groups.ts';
import { useExpressionView } from './use-expression-view.ts';

/** Long enough that a half-typed operator is not called wrong, short enough to be there when one looks up. */
const PROBLEMS_AFTER_MS = 350;
/** More at once would hide the filters below. */
const NOTES_SHOWN = 3;
const none: never[] = [];

/** The editor itself, what is wrong or doubtful in its text with a click to mend it, and each clause's own hits. */
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
  const mend = (mended: string) => {
    onType(mended);
    view.current?.focus();
    if (parseExpression(mended).problems.length === 0) onEnter();
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
              mends={quickFixesOf(text, problem)}
              onGo={goTo}
              onMend={mend}
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
                mends={one.mends}
                onGo={goTo}
                onMend={mend}
              />
            ))}
      </div>
      {current && problems.length === 0 && <ClauseCounts text={text} alone={props.alone} onGo={goTo} />}
    </>
  );
}

/** Asks once for each prefix within a minute. */
function useSuggest(field: ExpressionEditorProps['suggests']) {
  const client = useQueryClient();
  return useCallback(
    async (prefix: string) => {
      const answer = await client.fetchQuery({
        queryKey: ['suggest-terms', field, prefix.trim().toLowerCase()],
        queryFn: () => call(suggestTerms, { body: { field, prefix } }),
        staleTime: 60_000,
      });
      return answer.terms;
    },
    [client, field],
  );
}
