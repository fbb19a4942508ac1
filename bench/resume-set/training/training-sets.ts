/** The folders of `bench/resume-set/` whose pages train the model. The runs of the hidden ones have been used up. */
export const TRAINING_SETS = [
  'seen',
  'practice',
  'practice-2',
  'practice-3',
  'practice-4',
  'practice-5',
  'outside/seen',
  'outside/hidden',
  'outside-2/hidden',
  'outside-3/hidden',
  'outside-4/hidden',
] as const;
