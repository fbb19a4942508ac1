import type { ApplicationRequirement } from '#api/applications/contract.ts';
import type { CandidateCardAnswer } from '#api/candidates/card-contract.ts';
import type { OpenedFrom } from './opened-from.ts';

export const previewTabs = ['profile', 'resume', 'comments'] as const;
export type PreviewTab = (typeof previewTabs)[number];

/** What a list knows of a candidate before the profile is loaded. */
export type PreviewedPerson = Pick<CandidateCardAnswer, '_id' | 'applicantName'> & Partial<CandidateCardAnswer>;

/** The preview pane beside a list of candidates. */
export interface PreviewProps {
  person: PreviewedPerson;
  from?: OpenedFrom | undefined;
  /** Of the job that the person applied to. */
  requirements?: readonly ApplicationRequirement[] | undefined;
  tab: PreviewTab;
  onTab: (tab: PreviewTab) => void;
  /** `4 of 25`. */
  position: string | null;
  onMove: (step: 1 | -1) => void;
  onClose: () => void;
  /** Explains the candidate's place in the result, if the list has an order of relevance. */
  onWhy?: (() => void) | undefined;
  /** Changes when the focus should move into the pane: opened by its button or by `c`. 0: it stays where it is. */
  takesFocus: number;
}
