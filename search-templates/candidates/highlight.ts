import type { estypes } from '@elastic/elasticsearch';

/** Characters of nobody's alphabet (a private use area), so that no text can be mistaken for a mark. */
export const MARK_START = '\uE000';
export const MARK_END = '\uE001';

/** As much of a resume's text as the projection indexes; longer text would fail the whole search. */
const ANALYSED_CHARACTERS = 200_000;

const whole = { number_of_fragments: 0 } as const;
/** About two lines of a card. */
const excerpt = { fragment_size: 140, number_of_fragments: 3 } as const;

/** The fields whose text is shown with what matched marked in it. */
export const highlightedFields = {
  skills: whole,
  currentTitles: whole,
  previousTitles: whole,
  currentEmployers: whole,
  previousEmployers: whole,
  preferredJobs: whole,
  descriptions: excerpt,
  summary: excerpt,
  education: excerpt,
  certifications: excerpt,
  projects: excerpt,
  identity: whole,
  resumeText: excerpt,
} as const;

/** Without `require_field_match`, so that the parts of the profile, searched only as a whole, are marked too. */
export const candidateHighlight: estypes.SearchHighlight = {
  require_field_match: false,
  max_analyzed_offset: ANALYSED_CHARACTERS,
  order: 'score',
  pre_tags: [MARK_START],
  post_tags: [MARK_END],
  fields: highlightedFields,
};
