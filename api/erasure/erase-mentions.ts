import type { QueryFilter } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import type { NotificationRecord } from '#mongo/models/notification.ts';
import { escaped } from './person-pattern.ts';

const NOBODY = 'Somebody';

/**
 * Takes a person's name out of others' notifications: of applications, and of new matches in a saved search. Gives how
 * many there were.
 */
export async function eraseMentions({ mongo }: Pick<Dependencies, 'mongo'>, names: readonly string[]): Promise<number> {
  const given = [...new Set(names.map((name) => name.trim()).filter(Boolean))];
  if (given.length === 0) return 0;
  const name = new RegExp(`(?<![\\p{L}\\p{N}])(?:${given.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  const told: QueryFilter<NotificationRecord> = {
    $or: [{ type: 'job-application' }, { link: /^\/pro-search\?saved=/ }],
    description: new RegExp(given.map(escaped).join('|')),
  };
  const found = await mongo.notifications.find(told).lean<NotificationRecord[]>();
  let erased = 0;
  for (const { _id, description } of found) {
    const without = description.replace(name, NOBODY);
    if (without === description) continue;
    await mongo.notifications.updateOne({ _id }, { $set: { description: without } });
    erased += 1;
  }
  return erased;
}
