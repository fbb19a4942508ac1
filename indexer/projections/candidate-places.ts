import { canonicalCity, cityName } from '#domain/places/cities.ts';
import { canonicalDistrict, canonicalState } from '#domain/places/states.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { CandidateDocument } from '#search-templates/candidates/document.ts';

/** Collapses blanks of any kind to one space each and trims. */
export const collapseBlanks = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Trimmed, without empty ones and duplicates (ignoring case), in the given order. Collapses all blanks: a no-break
 * space would separate “Node js” from its spelling.
 */
export function cleanTexts(values: Iterable<string | null | undefined>): string[] {
  const seen = new Map<string, string>();
  for (const value of values) {
    const text = collapseBlanks(value ?? '');
    if (!text) continue;
    const key = text.toLowerCase();
    if (!seen.has(key)) seen.set(key, text);
  }
  return [...seen.values()];
}

type Places = Pick<CandidateDocument, 'city' | 'district' | 'state' | 'preferredLocations' | 'preferredRegions'>;

/** The city's canonical name, or the text as written if the city is unknown. */
export const cityNameOf = (text: string | undefined): string | null => (text?.trim() ? cityName(text) : null);

/**
 * Where a candidate lives and would work, by the canonical names used in filters. The record's own values take
 * precedence over those implied by its city. `preferredRegions` are the districts and states of preferred places.
 */
export function candidatePlaces({ presentAddress, preferredLocation }: CandidateRecord): Places {
  const written = { state: presentAddress?.state?.trim(), district: presentAddress?.district?.trim() };
  const city = canonicalCity(presentAddress?.city ?? '', written.state);
  const district = written.district ? canonicalDistrict(written.district, written.state) : null;
  const preferred = cleanTexts(preferredLocation).map(preferredPlace);
  return {
    city: cityNameOf(presentAddress?.city),
    district: district?.name ?? (written.district || (city?.district ?? null)),
    state: canonicalState(written.state ?? '')?.name ?? (written.state || (district?.state ?? city?.state ?? null)),
    preferredLocations: cleanTexts(preferred.map(({ name }) => name)),
    preferredRegions: cleanTexts(preferred.flatMap(({ regions }) => regions)),
  };
}

/** Delhi and Chandigarh are both cities and states: the city implies the state. */
function preferredPlace(text: string): { name: string; regions: (string | null)[] } {
  const city = canonicalCity(text);
  if (city) return { name: city.name, regions: [city.district, city.state] };
  const state = canonicalState(text);
  if (state) return { name: state.name, regions: [] };
  const district = canonicalDistrict(text);
  return district ? { name: district.name, regions: [district.state] } : { name: text, regions: [] };
}
