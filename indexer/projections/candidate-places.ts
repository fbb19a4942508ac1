import { canonicalCity, cityName } from '#domain/places/cities.ts';
import { canonicalDistrict, canonicalState } from '#domain/places/states.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { CandidateDocument } from '#search-templates/candidates/document.ts';

/**
 * Trimmed, empty ones left out, each spelling once (whatever its case), in the order given. Every run of blanks is one
 * blank: a no-break space would part “Node js” from its spelling.
 */
export function cleanTexts(values: Iterable<string | null | undefined>): string[] {
  const seen = new Map<string, string>();
  for (const value of values) {
    const text = value?.replace(/\s+/g, ' ').trim();
    if (!text) continue;
    const key = text.toLowerCase();
    if (!seen.has(key)) seen.set(key, text);
  }
  return [...seen.values()];
}

type Places = Pick<CandidateDocument, 'city' | 'district' | 'state' | 'preferredLocations' | 'preferredRegions'>;

/** The city's one name, or the text as written where no such city is known. */
export const cityNameOf = (text: string | undefined): string | null => (text?.trim() ? cityName(text) : null);

/**
 * Where a candidate lives and would work, by the one name that the filters ask for. What the record names counts
 * before what its city implies. `preferredRegions` are the districts and states that preferred places lie in.
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

/** Delhi and Chandigarh are cities and states at once: the city implies the state. */
function preferredPlace(text: string): { name: string; regions: (string | null)[] } {
  const city = canonicalCity(text);
  if (city) return { name: city.name, regions: [city.district, city.state] };
  const state = canonicalState(text);
  if (state) return { name: state.name, regions: [] };
  const district = canonicalDistrict(text);
  return district ? { name: district.name, regions: [district.state] } : { name: text, regions: [] };
}
