import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, Suspense, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CallError } from '#api/http/contract/client.ts';
import type { FilterState } from '#domain/filters/registry.ts';
import type { FilterProblem } from '#search-templates/language/errors.ts';
import { InlineError } from '#ui/components/inline-error.tsx';
import { SkipButton } from '#ui/components/skip-button.tsx';
import { lazyScreen } from '#ui/lib/lazy-screen.ts';
import type { PreviewProps } from '#ui/lib/preview.ts';
import { useFailureAlert } from '#ui/lib/use-failure-alert.ts';
import { FacetColumn } from './facets/facet-column.tsx';
import { activeCount } from './filters/describe-filter.ts';
import { FilterPanel } from './filters/filter-panel.tsx';
import { labelOf, readProblems } from './filters/filter-problems.ts';
import { useFilter } from './filters/use-filter.ts';
import { useWhyOrder } from './order/use-why-order.ts';
import { usePreview } from './preview/use-preview.ts';
import { useResultCommands } from './preview/use-result-commands.ts';
import styles from './pro-search.module.css';
import { QueryLine } from './results/query-line.tsx';
import { ResultToolbar } from './results/result-toolbar.tsx';
import { Results } from './results/results.tsx';
import { askAhead, fromOf, searchQuery, sentOf } from './results/search-query.ts';
import { SearchesButtons } from './searches/searches-buttons.tsx';
import { createSelection } from './selection/selection.ts';

/** A press that begins in a field and ends on the button takes less. */
const ASKED_BY_ONE_PRESS_MS = 1_000;

/** The answer's message, and each problem with the part of the search it is about. */
function failureText(message: string, problems: readonly FilterProblem[]): string {
  const names: Record<string, string> = labelOf;
  return [message, ...problems.map((one) => `${names[one.group] ?? 'Search'}: ${one.message}. ${one.hint}`)].join('\n');
}

const loadWhyOrder = () => import('./order/why-order.tsx').then((m) => ({ default: m.WhyOrder }));
const WhyOrder = lazyScreen(loadWhyOrder);

interface ProSearchProps {
  /** The pane for one candidate, in the facets' place. */
  Preview?: ComponentType<PreviewProps>;
}

/** Filters on the left, the result in the middle, its facets on the right. */
export function ProSearch({ Preview }: ProSearchProps) {
  const client = useQueryClient();
  const control = useFilter(useCallback((applied: FilterState) => askAhead(client, sentOf(applied)), [client]));
  const { applied, draft, broken, commit, change } = control;
  const panelId = useId();
  const wide = useMediaQuery('(min-width: 901px)', true, { getInitialValueInEffect: false });
  const [panelOpen, setPanelOpen] = useState(wide);
  const [selection] = useState(createSelection);
  const sent = useMemo(() => sentOf(applied), [applied]);
  const query = useMemo(() => searchQuery(sent), [sent]);
  const result = useQuery(query);
  useFailureAlert(result.error, result.error?.message ?? '');
  const failure = result.error instanceof CallError ? result.error : null;
  const serverProblems = useMemo(() => readProblems(failure?.errors ?? []), [failure]);
  const { data } = result;
  // while another page size is under way, the former answer's number of pages is no longer true
  const ofSize = Math.ceil((data?.totalCandidates ?? 0) / applied.itemsPerPage);
  const pages = (result.isPlaceholderData ? ofSize : data?.totalPages) ?? 1;

  useEffect(() => {
    // the server could not be reached: the result's place says so, and the filters are kept behind their button
    if (failure?.status === 0) setPanelOpen(false);
  }, [failure]);

  const ask = () => {
    // leaving the field has asked already, as the press began; pressed again on the same search: ask again
    const justAsked = result.isFetching || Date.now() - result.dataUpdatedAt < ASKED_BY_ONE_PRESS_MS;
    if (!commit() && !justAsked) void result.refetch();
    if (!wide) setPanelOpen(false);
  };
  const latestAsk = useRef(ask);
  latestAsk.current = ask;
  const search = useCallback(() => latestAsk.current(), []);
  const collapse = useCallback(() => setPanelOpen(false), []);
  const cards = useRef<HTMLDivElement>(null);
  const facets = useRef<HTMLElement>(null);
  const skip = useCallback(() => cards.current?.focus(), []);
  const skipCards = useCallback(() => facets.current?.focus(), []);
  const actions = useMemo(() => <SearchesButtons sent={sent} />, [sent]);
  const from = useMemo(() => fromOf(sent), [sent]);
  const preview = usePreview({
    candidates: data?.candidates,
    isWaiting: result.isPlaceholderData,
    total: data?.totalCandidates ?? 0,
    page: sent.currentPage,
    size: sent.itemsPerPage,
    pages,
    commit,
  });
  const toWords = useCallback(() => {
    flushSync(() => setPanelOpen(true));
    const panel = document.getElementById(panelId);
    const folded = panel?.querySelector<HTMLElement>('[data-group="keyword"][aria-expanded="false"]');
    flushSync(() => folded?.click());
    panel?.querySelector<HTMLElement>('input:not([type="radio"], [type="checkbox"]), [role="textbox"]')?.focus();
  }, [panelId]);
  useResultCommands(preview, { toWords, search });
  const { person } = preview;
  const why = useWhyOrder({ candidates: data?.candidates, isWaiting: result.isPlaceholderData, sent });
  return (
    <div
      className={styles.screen}
      data-panel={panelOpen || undefined}
      data-preview={(Preview && person !== null) || undefined}
    >
      {panelOpen && (
        <FilterPanel
          id={panelId}
          control={control}
          serverProblems={serverProblems}
          onSearch={search}
          onCollapse={collapse}
          onSkip={skip}
        />
      )}
      <section className={styles.result} aria-label="Candidates">
        <div className={styles.bar}>
          {!panelOpen && (
            <Button
              variant="default"
              size="xs"
              aria-expanded={false}
              leftSection={<IconFilter size={14} />}
              rightSection={activeCount(draft) > 0 ? <span className={styles.count}>{activeCount(draft)}</span> : null}
              onClick={() => setPanelOpen(true)}
            >
              Filters
            </Button>
          )}
          <h1 className={styles.heading}>Pro Search</h1>
          <div className={styles.notes}>
            <p className={styles.total} role="status">
              {data && !result.isError && `Total Candidates: ${data.totalCandidates.toLocaleString('en-IN')}+`}
            </p>
            {broken.length > 0 && (
              <p className={styles.pending}>{broken.map((name) => labelOf[name]).join(', ')} not yet applied</p>
            )}
          </div>
          <ResultToolbar
            sort={applied.sort}
            size={applied.itemsPerPage}
            page={applied.currentPage}
            pages={pages}
            commit={commit}
            actions={actions}
          />
          <SkipButton onSkip={skipCards}>Skip to refine the result</SkipButton>
        </div>
        <QueryLine sent={sent} commit={commit} />
        <div ref={cards} tabIndex={-1}>
          {result.isError ? (
            <InlineError
              message={failureText(result.error.message, serverProblems)}
              onRetry={() => void result.refetch()}
            />
          ) : (
            <Results
              candidates={data?.candidates}
              waiting={result.isPlaceholderData}
              sent={sent}
              pages={pages}
              commit={commit}
              change={change}
              selection={selection}
              onFirst={skip}
              onPreview={Preview && preview.open}
              onWhy={why.open}
            />
          )}
        </div>
      </section>
      <FacetColumn
        ref={facets}
        refine={applied.refine}
        sent={sent}
        cards={result.isError ? 'failed' : result.isSuccess && !result.isPlaceholderData ? 'there' : 'waiting'}
        change={change}
      />
      {why.asked && (
        <Suspense>
          <WhyOrder {...why.asked} onClose={why.close} />
        </Suspense>
      )}
      {Preview && person && (
        <Suspense>
          <Preview
            person={person}
            from={from}
            tab={preview.tab}
            onTab={preview.setTab}
            position={preview.position}
            onMove={preview.move}
            onClose={preview.close}
            onWhy={why.canExplain(person._id) ? () => why.open(person) : undefined}
            takesFocus={preview.takesFocus}
          />
        </Suspense>
      )}
    </div>
  );
}
