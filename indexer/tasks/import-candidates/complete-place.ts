import { canonicalCity } from '#domain/places/cities.ts';
import { canonicalState } from '#domain/places/states.ts';
import type { Address } from '#mongo/models/candidate.ts';

const HOME = 'India';

/**
 * Fills in the district, state and country that the city's name leaves no doubt about. What the row says stands, also
 * where it contradicts the city; "Pune, Maharashtra" as a city is Pune.
 */
export function completePlace(address: Address): Address {
  const city = address.city === undefined ? null : canonicalCity(address.city, address.state);
  const state = address.state === undefined ? city?.state : (canonicalState(address.state)?.name ?? address.state);
  const isThere = city !== null && (city.state === null || city.state === state);
  const district = address.district ?? (isThere ? city.district : null);
  const country = address.country ?? (state && canonicalState(state) ? HOME : undefined);
  return {
    ...address,
    ...(city && address.city?.includes(',') && { city: city.name }),
    ...(district && { district }),
    ...(state && { state }),
    ...(country && { country }),
  };
}
