import { setTimeout as delay } from 'node:timers/promises';
import { Types } from 'mongoose';
import type { NotificationFeeds } from '#api/http/dependencies.ts';
import { ApiError } from '#api/http/errors.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { NotificationFeedRecord } from '#mongo/models/notification-feed.ts';

const POLL_EVERY_MS = 1_000;
/** Far more pages than anyone has open; each costs a socket. */
const STREAMS_OF_AN_ACCOUNT = 30;
/** Keys in one query. */
const KEYS_AT_ONCE = 500;

type Changes = ReadonlyMap<string, number>;

/** One query a second for all streams of this process, by key; none while there is no stream. */
export function createNotificationFeeds(mongo: Mongo, stopping: AbortSignal): NotificationFeeds {
  const streams = new Map<string, number>();
  let next: Promise<Changes> | undefined;

  async function poll(): Promise<Changes> {
    await delay(POLL_EVERY_MS, undefined, { signal: stopping }).catch(() => undefined); // stopping: every watch ends
    next = undefined;
    return stopping.aborted ? new Map() : readChanges(mongo, [...streams.keys()]);
  }
  async function* follow(key: string, signal: AbortSignal): AsyncGenerator<void> {
    try {
      let seen: number | undefined;
      let changes = await readChanges(mongo, [key]);
      while (!signal.aborted) {
        const now = changes.get(key) ?? 0;
        if (now !== seen) yield;
        seen = now;
        next ??= poll();
        changes = await next;
      }
    } finally {
      const left = (streams.get(key) ?? 1) - 1;
      if (left > 0) streams.set(key, left);
      else streams.delete(key);
    }
  }
  return {
    watch(user, signal) {
      const key = String(user);
      const open = streams.get(key) ?? 0;
      if (open >= STREAMS_OF_AN_ACCOUNT) {
        throw new ApiError(429, 'Too many pages are open at once. Please close some.', { retryAfterSeconds: 60 });
      }
      streams.set(key, open + 1);
      return follow(key, signal);
    },
  };
}

async function readChanges(mongo: Mongo, users: string[]): Promise<Changes> {
  const changes = new Map<string, number>();
  for (let from = 0; from < users.length; from += KEYS_AT_ONCE) {
    const keys = users.slice(from, from + KEYS_AT_ONCE).map((user) => new Types.ObjectId(user));
    const feeds = await mongo.notificationFeeds
      .find(keys.length === 1 ? { _id: keys[0] } : { _id: { $in: keys } })
      .lean<NotificationFeedRecord[]>();
    for (const feed of feeds) changes.set(String(feed._id), feed.changes);
  }
  return changes;
}
