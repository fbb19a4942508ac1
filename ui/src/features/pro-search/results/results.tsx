import { memo, useCallback, useMemo, useRef } from 'react';
import type { CandidateCardAnswer } from '#api/candidates/card-contract.ts';
import type { FilterState } from '#domain/filters/registry.ts';
import { CardList, type OnPreview } from '#ui/components/candidate-card/card-list.tsx';
import { Pager } from '#ui/components/pager.tsx';
import type { FilterControl } from '#ui/features/pro-search/filters/use-filter.ts';
import styles from '#ui/features/pro-search/pro-search.module.css';
import { BarWhenChosen } from '#ui/features/pro-search/selection/bar-when-chosen.tsx';
import { SelectBox } from '#ui/features/pro-search/selection/select-box.tsx';
import type { Selection } from '#ui/features/pro-search/selection/selection.ts';
import { type FoundSynonym, foundSynonyms, missedBadges, withoutSynonyms } from './matched-badges.ts';
import { NoResult } from './no-result.tsx';
import { fromOf } from './search-query.ts';

/** What was found under another name than the one asked, each with a click that takes the synonym off. */
function SynonymLine(props: { found: readonly FoundSynonym[]; onExact: (synonym: FoundSynonym) => void }) {
  if (props.found.length === 0) return null;
  return (
    <ul className={styles.synonyms} aria-label="Found by synonyms">
      {props.found.map((synonym) => (
        <li key={`${synonym.group} ${synonym.index}`}>
          <span>
            {synonym.asked} also found <mark data-synonym="">{synonym.found.join(', ')}</mark>
          </span>
          <button
            type="button"
            aria-label={`Search ${synonym.asked} as written`}
            onClick={() => props.onExact(synonym)}
          >
            As written
          </button>
        </li>
      ))}
    </ul>
  );
}

const none: CandidateCardAnswer[] = [];

/** The cards of a page and what helps with them; rendered again only for another answer, never while typing. */
export const Results = memo(function Results(props: {
  candidates: CandidateCardAnswer[] | undefined;
  waiting: boolean;
  sent: FilterState;
  pages: number;
  commit: FilterControl['commit'];
  change: FilterControl['change'];
  selection: Selection;
  /** Brings the keyboard to the first card. */
  onFirst: () => void;
  onPreview: OnPreview | undefined;
  onWhy: (candidate: CandidateCardAnswer) => void;
}) {
  const { candidates, waiting, sent, pages, commit, change, selection } = props;
  const chosen = useRef<HTMLElement>(null);
  const pickOf = useCallback(
    (candidate: CandidateCardAnswer) => (
      <SelectBox candidate={candidate} selection={selection} onSkip={() => chosen.current?.focus()} />
    ),
    [selection],
  );
  const synonyms = useMemo(() => foundSynonyms(candidates ?? none), [candidates]);
  // while the next answer is under way, the cards are still those of the search before
  const answered = useRef({ sent, number: 0 });
  if (!waiting && answered.current.sent !== sent) answered.current = { sent, number: answered.current.number + 1 };
  const { sent: asked, number } = answered.current;
  const missedBy = useMemo(() => missedBadges(asked), [asked]);
  const from = useMemo(() => fromOf(asked), [asked]);
  const bar = (
    <BarWhenChosen ref={chosen} selection={selection} page={candidates ?? none} from={from} onCleared={props.onFirst} />
  );
  if (candidates?.length === 0 && !waiting && sent.currentPage === 1) {
    return (
      <>
        <NoResult sent={sent} commit={commit} />
        {bar}
      </>
    );
  }
  return (
    <>
      <SynonymLine
        found={synonyms}
        onExact={(synonym) => {
          // the line goes, and with it what has the focus
          props.onFirst();
          change((draft) => withoutSynonyms(draft, synonym));
        }}
      />
      {/* the cards of another search come in place of these: one that is in both must not be seen to move */}
      <CardList
        key={number}
        candidates={candidates}
        waiting={waiting}
        from={from}
        firstAt={(asked.currentPage - 1) * asked.itemsPerPage}
        missedBy={missedBy}
        pickOf={pickOf}
        onPreview={props.onPreview}
        onWhy={asked.sort.by === 'relevance' ? props.onWhy : undefined}
      />
      {pages > 1 && (
        <div className={styles.foot}>
          <Pager
            open
            label="Pages, below"
            page={sent.currentPage}
            pages={pages}
            onPage={(currentPage) => commit({ currentPage })}
          />
        </div>
      )}
      {bar}
    </>
  );
});
