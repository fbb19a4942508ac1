import { fetchCities } from '#api/contract/fetch-cities.ts';
import { knownPlaces } from '#api/search/known-places.ts';
import { suggestPlaces } from '#api/search/suggest-places.ts';
import { handler } from './handler.ts';

export const fetchCitiesRoute = handler(fetchCities, async ({ input: { body }, deps, ctx }) => {
  const places = await knownPlaces(deps, ctx.signal);
  const cities = suggestPlaces(body.keyword, places);
  return { success: true, cities, message: cities.length === 0 ? 'No city found.' : 'Cities found.' };
});
