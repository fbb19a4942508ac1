/** The parts of a wish's points, as 'Why this order' lists them. */
export const pointKinds = ['identity', 'currentEmployer', 'title', 'skill', 'profile', 'base'] as const;
export type PointKind = (typeof pointKinds)[number];
