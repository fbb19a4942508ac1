/** The bands of the experience facet, in months: `from` included, `to` not. Their names are what `refine` sends. */
export const experienceBands = [
  { key: '0-1', from: 0, to: 12 },
  { key: '1-3', from: 12, to: 36 },
  { key: '3-5', from: 36, to: 60 },
  { key: '5-8', from: 60, to: 96 },
  { key: '8-12', from: 96, to: 144 },
  { key: '12-15', from: 144, to: 180 },
  { key: '15+', from: 180 },
] as const;
