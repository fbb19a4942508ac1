/** Whether a leaf was a badge, a badge taken as written, or stood in an expression. */
const origins = ['badge', 'exact', 'expression'] as const;
export type LeafOrigin = (typeof origins)[number];

/** What the name of a clause says: which leaf of which group it is, and which field it looks in. */
export interface LeafName {
  group: string;
  index: number;
  /** The field, as `matched` calls it. */
  label: string;
  origin: LeafOrigin;
  /** As it was written. */
  text: string;
}

/** `keyword:0:skills:badge:Spring Boot` */
export function leafName({ group, index, label, origin, text }: LeafName): string {
  return [group, index, label, origin, text].join(':');
}

/** The reverse of leafName; null for the name of anything else. */
export function readLeafName(name: string): LeafName | null {
  const [group, index, label, origin, ...text] = name.split(':');
  const known = origins.find((one) => one === origin);
  if (!group || !label || !known || !/^\d+$/.test(index ?? '')) return null;
  return { group, index: Number(index), label, origin: known, text: text.join(':') };
}
