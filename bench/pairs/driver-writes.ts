import type { CommandStartedEvent, MongoClient } from 'mongodb';
import type { World } from './world.ts';

/** Writes recorded during the observation. */
export interface DriverWrites {
  collections: ReadonlySet<string>;
  /** The world's records that were written, as `kind:key`. */
  records: ReadonlySet<string>;
}

/** Written in addition to a command's own changes: logs, counts, locks and the publishing of changes. */
export const BOOKKEEPING: ReadonlySet<string> = new Set([
  ...['attemptCounts', 'auditEntries', 'commands', 'counters', 'deadLetters', 'holds', 'notificationFeeds'],
  ...['dailyUsage', 'searchHistory', 'sessionLogs', 'sessions'],
]);

/** Fields by which a record names the candidate it depends on. */
const CANDIDATE_FIELDS = ['candidate', 'candidateId'];

/** Observes the commands of clients opened with `monitorCommands=true`; `read` returns the recorded writes. */
export function watchWrites(clients: readonly MongoClient[], world: World) {
  const known = worldRecordNames(world);
  const collections = new Set<string>();
  const records = new Set<string>();
  const note = (collection: string, id: unknown) => {
    const name = known.get(`${collection}:${id}`);
    if (name) records.add(name);
  };
  const listen = ({ commandName, command }: CommandStartedEvent) => {
    for (const { filter, document } of writesOf(commandName, command)) {
      const collection = command[commandName] as string;
      // the mark of an unpublished change is cleared by a separate filter
      if (filter && 'unpublished' in filter) continue;
      collections.add(collection);
      note(collection, filter?._id);
      if (collection === 'candidateCounters') note('candidates', filter?._id);
      for (const field of CANDIDATE_FIELDS) note('candidates', document?.[field]);
    }
  };
  for (const client of clients) client.on('commandStarted', listen);
  return {
    read: (): DriverWrites => ({ collections, records }),
    stop: () => {
      for (const client of clients) client.off('commandStarted', listen);
    },
  };
}

type Fields = Record<string, unknown>;

/** What a command sent to MongoDB writes: none where it reads. */
export function writesOf(
  name: string,
  command: CommandStartedEvent['command'],
): { filter?: Fields; document?: Fields }[] {
  if (name === 'insert') return command.documents.map((document: Fields) => ({ document }));
  if (name === 'update') return command.updates.map(({ q }: { q: Fields }) => ({ filter: q }));
  if (name === 'delete') return command.deletes.map(({ q }: { q: Fields }) => ({ filter: q }));
  return name === 'findAndModify' ? [{ filter: command.query }] : [];
}

/** The names used by actions, by `<collection>:<_id>`. */
function worldRecordNames({ people, accounts, ids }: World): Map<string, string> {
  const names = new Map<string, string>();
  for (const [key, { _id }] of Object.entries(people)) names.set(`candidates:${_id}`, `candidate:${key}`);
  for (const [key, { _id }] of Object.entries(accounts)) names.set(`users:${_id}`, `account:${key}`);
  const kinds = {
    jobs: ['job', ['liveJob', 'savedJob', 'openJob']],
    shortlists: ['shortlist', ['list', 'sharedList']],
    savedSearches: ['search', ['search']],
    tickets: ['ticket', ['ticket']],
    notifications: ['notification', ['seekerNotice']],
    tasks: ['task', ['importTask', 'review', 'reading', 'openImport', 'openParsing', 'openReplay']],
  } as const;
  for (const [collection, [kind, keys]] of Object.entries(kinds))
    for (const key of keys) names.set(`${collection}:${ids[key]}`, `${kind}:${key}`);
  for (const job of ['liveJob', 'savedJob', 'openJob'] as const)
    names.set(`applications:${accounts.S._id}:${ids[job]}`, 'application:S');
  names.set(`applications:${accounts.S2._id}:${ids.liveJob}`, 'application:S2');
  return names;
}
