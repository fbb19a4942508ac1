import { districtsText } from './districts.ts';

/** The key by which spellings of a place are compared: without case, accents and punctuation; '' if nothing remains. */
export function placeKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

interface District {
  name: string;
  /** Older and longer names. */
  aliases: string[];
}

interface State {
  name: string;
  kind: 'state' | 'union territory';
  /** Short and older names. */
  aliases: string[];
  districts: District[];
}

/** The 28 states, then the 8 union territories, each in alphabetical order. */
export const states: readonly State[] = districtsText
  .trim()
  .split(/\n\s*\n/)
  .map(readState);

function readState(block: string): State {
  const [heading = '', ...lines] = block.split('\n');
  const [title = '', aliases = ''] = heading.replace(/^#\s*/, '').split(' = ');
  return {
    name: title.replace(/\s*\(ut\)$/, ''),
    kind: title.endsWith('(ut)') ? 'union territory' : 'state',
    aliases: names(aliases, ','),
    districts: names(lines.join(' '), ',').map((entry) => {
      const [name = '', ...older] = names(entry, '=');
      return { name, aliases: older };
    }),
  };
}

function names(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

const stateByKey = new Map(
  states.flatMap((state) => [state.name, ...state.aliases].map((name) => [placeKey(name), state])),
);

/** A state by any of its names ('Orissa', 'TN', 'J&K'), or null. */
export const canonicalState = (name: string): State | null => stateByKey.get(placeKey(name)) ?? null;

/** A state's district names in alphabetical order; empty for an unknown state. */
export const districtsOf = (state: string): string[] =>
  canonicalState(state)
    ?.districts.map(({ name }) => name)
    .sort((a, b) => a.localeCompare(b)) ?? [];

const districtsByKey = new Map<string, { name: string; state: string }[]>();
for (const state of states) {
  for (const { name, aliases } of state.districts) {
    for (const spelling of [name, ...aliases]) {
      const key = placeKey(spelling);
      districtsByKey.set(key, [...(districtsByKey.get(key) ?? []), { name, state: state.name }]);
    }
  }
}

/**
 * A district by any of its names, in that state if one is given. Returns null if the name is unknown, or ambiguous
 * without a state.
 */
export function canonicalDistrict(name: string, state?: string): { name: string; state: string } | null {
  const found = districtsByKey.get(placeKey(name.replace(/\s+district$/i, ''))) ?? [];
  const wanted = state ? canonicalState(state)?.name : undefined;
  const fitting = wanted ? found.filter((district) => district.state === wanted) : found;
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
