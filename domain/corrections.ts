/** What a recruiter corrects after a call. */
export const correctionFields = ['noticePeriod', 'currentCTC', 'expectedCTC', 'phoneNumber', 'city'] as const;
export type CorrectionField = (typeof correctionFields)[number];

/** The newest corrections that a record keeps. */
export const MOST_CORRECTIONS = 100;
