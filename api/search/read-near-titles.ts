import type { Mongo } from '#mongo/connect-mongo.ts';
import type { NearTitlesByName } from '#search-templates/candidates/near-title-offers.ts';

/**
 * The near titles of these names, as the newest complete run has found them; none before the first run. A run that
 * replaces them meanwhile leaves the answer empty, never mixed.
 */
export async function readNearTitles(
  { nearTitles, nearTitleRuns }: Pick<Mongo, 'nearTitles' | 'nearTitleRuns'>,
  names: readonly string[],
): Promise<NearTitlesByName> {
  const asked = names.filter((name) => name !== '');
  if (asked.length === 0) return new Map();
  const newest = await nearTitleRuns.findOne({ _id: 'newest' }).lean();
  if (!newest) return new Map();
  const prefix = `${newest.run}:`;
  const found = await nearTitles.find({ _id: { $in: asked.map((name) => prefix + name) } }, { near: 1 }).lean();
  return new Map(found.map(({ _id, near }) => [_id.slice(prefix.length), near]));
}
