import { nearTitles } from '#domain/synonyms/near-titles.ts';
import { titleName } from './title-names.ts';

/** The reviewed groups as written: `title ~ near title ~ …`, one per line. */
export const nearTitleLines: readonly string[] = nearTitles
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** By name: the titles near to it, as written. Built on first use. */
let lookup: Map<string, string[]> | null = null;

function makeLookup(): Map<string, string[]> {
  const lines = nearTitleLines.map((line) => line.split(' ~ '));
  const near = new Map<string, string[]>();
  for (const [asked = '', ...others] of lines) near.set(titleName(asked), others);
  // a title without a line of its own is near to those that name it
  const naming = new Map<string, string[]>();
  for (const [asked = '', ...others] of lines) {
    for (const name of others.map(titleName)) naming.set(name, [...(naming.get(name) ?? []), asked]);
  }
  for (const [name, titles] of naming) if (!near.has(name)) near.set(name, titles);
  return near;
}

/** The reviewed titles near to one; its level is ignored. */
export function reviewedNearTitles(title: string): readonly string[] {
  lookup ??= makeLookup();
  return lookup.get(titleName(title)) ?? [];
}
