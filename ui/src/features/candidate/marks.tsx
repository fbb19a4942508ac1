import { createContext, useContext } from 'react';
import type { MatchedView, Place } from '#ui/components/candidate-card/matched-view.ts';
import { MarkedRuns } from '#ui/components/marked-text.tsx';

const unmarked: MatchedView['runs'] = (text) => [{ text, part: null }];

/** The matches of the search that a candidate was opened from. */
export const MarksContext = createContext<MatchedView['runs']>(unmarked);

/** A text of the profile with the search's matches marked. */
export function Marked({ text, place = 'other' }: { text: string; place?: Place }) {
  return <MarkedRuns runs={useContext(MarksContext)(text, place)} />;
}
