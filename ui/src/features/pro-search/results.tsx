import { memo, useCallback, useMemo, useRef } from 'react';
import type { CandidateCardAnswer } from '#api/candidates/card-contract.ts';
import { CardList } from '#ui/components/candidate-card/card-list.tsx';
import { Pager } from '#ui/components/pager.tsx';
import { type FilterState, filterRequest } from './filter-state.ts';
import { foundSynonyms, withoutSynonyms } from './found-synonyms.ts';
import { missedBadges } from './missed-badges.ts';
import { NoResult } from './no-result.tsx';
import styles from './pro-search.module.css';
import { SelectBox } from './selection/select-box.tsx';
import type { Selection } from './selection/selection.ts';
import { SelectionBar } from './selection/selection-bar.tsx';
import { SynonymLine } from './synonym-line.tsx';
import type { FilterControl } from './use-filter.ts';

const none: CandidateCardAnswer[] = [];

/** The cards of a page and what helps with them; drawn anew only for another answer, never for what is being typed. */
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
}) {
  const { candidates, waiting, sent, pages, commit, change, selection } = props;
  const chosen = useRef<HTMLElement>(null);
  const pickOf = useCallback(
    (candidate: CandidateCardAnswer) => (
      <SelectBox candidate={candidate} selection={selection} onSkip={() => chosen.current?.focus()} />
    ),
    [selection],
  );
  const bar = <SelectionBar ref={chosen} selection={selection} page={candidates ?? none} onCleared={props.onFirst} />;
  const synonyms = useMemo(() => foundSynonyms(candidates ?? none), [candidates]);
  // while the next answer is under way, the cards are still those of the search before
  const answered = useRef({ sent, number: 0 });
  if (!waiting && answered.current.sent !== sent) answered.current = { sent, number: answered.current.number + 1 };
  const { sent: asked, number } = answered.current;
  const missedBy = useMemo(() => missedBadges(asked), [asked]);
  const from = useMemo(() => ({ filter: filterRequest(asked) }), [asked]);
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
        missedBy={missedBy}
        pickOf={pickOf}
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
