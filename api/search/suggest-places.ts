/** A city or district, spelled as it is shown, with the other names it is known by. */
export interface Place {
  name: string;
  aliases: readonly string[];
}

const SHOWN = 20;

/**
 * At most 20 names for what was typed, ignoring case: first those that start so, by their name or an alias, then those
 * that hold it; otherwise in the order given. Nothing typed, nothing suggested.
 */
export function suggestPlaces(typed: string, places: Iterable<Place>): string[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return [];
  const starting = new Set<string>();
  const holding = new Set<string>();
  for (const { name, aliases } of places) {
    const names = [name, ...aliases].map((each) => each.toLowerCase());
    if (names.some((each) => each.startsWith(text))) starting.add(name);
    else if (names.some((each) => each.includes(text))) holding.add(name);
  }
  return [...starting, ...holding].slice(0, SHOWN);
}
