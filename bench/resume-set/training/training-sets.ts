/** The folders of `bench/resume-set/` whose pages train the model. The runs of the last three have been used up. */
export const TRAINING_SETS = [
  'seen',
  'practice',
  'practice-2',
  'practice-3',
  'practice-4',
  'outside/seen',
  'outside/hidden',
  'outside-2/hidden',
  'outside-3/hidden',
] as const;
