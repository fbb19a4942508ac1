import { Types } from 'mongoose';
import { unknownCandidate } from '#mongo/models/candidate.ts';
import type { World } from '../../pairs/world.ts';
import { joined, type Operation, type Seen } from '../operation.ts';

/** With X more than one batch of 250; each batch is a command. */
const IMPORTED = 255;
const REMOVED = IMPORTED + 1;
/** A, B and C were imported too, and got comments, views and resumes later. */
const LEFT = 3;

const isImported = (world: World, email: unknown): boolean => String(email).startsWith(`${world.newcomer.marker}.`);

/** Undoes an import of many people; those with later changes stay. */
export const undo: Operation = {
  name: 'undo',
  dies: 'indexer',
  gone: ['X'],
  creates: { tasks: 1 },
  records(world, usual) {
    const { newcomer, ids, now } = world;
    const all = Array.from({ length: IMPORTED }, (_, at) => {
      const number = String(7_000_000_000 + at);
      return { _id: new Types.ObjectId(), at, email: `${newcomer.marker}.${at}@kills.example`, number };
    });
    return joined(usual, {
      candidates: all.map(({ _id, at, email, number }) => ({
        ...{ _id, revision: 1, applicantID: `SAN-1${String(at).padStart(6, '0')}`, applicantName: 'Ravi Nair' },
        ...{ firstName: 'Ravi', lastName: 'Nair', emailAddress: email, ...unknownCandidate() },
        ...{ phoneNumber: { countryCode: '91', number }, importedBy: ids.importTask, createdOn: now, updatedOn: now },
      })),
      candidateContacts: all.flatMap(({ _id, email, number }) => [
        { _id: `email:${email}`, candidate: _id },
        { _id: `phone:${number}`, candidate: _id },
      ]),
    });
  },
  send: ({ world, send }) => send('admin', 'POST', `/import-candidate/${world.ids.importTask}/undo`),
  // an accepted undo is finished however often its process dies
  isDone: () => true,
  // keys and stubs of removed people: people who stay name the import too, and have separate checks
  about: ({ newcomer, people: { X }, ids }) => [newcomer.marker, X._id, X.marker, ids.importTask, 'phone:7'],
  defects: (seen) => [...unfinished(seen), ...wrongPeople(seen)],
};

function unfinished({ after }: Seen): string[] {
  const task = after.all('tasks').find(({ kind }) => kind === 'undo-import');
  if (task?.state !== 'done') return [`the undo is ${task?.state ?? 'lost'}`];
  const { removed, left } = task.result as { removed: number; left: { count: number }[] };
  const stayed = left.reduce((sum, { count }) => sum + count, 0);
  return removed === REMOVED && stayed === LEFT ? [] : [`the undo says ${removed} removed, ${stayed} left`];
}

function wrongPeople({ before, after, world }: Seen): string[] {
  const broken: string[] = [];
  const imported = before.all('candidates').filter(({ emailAddress }) => isImported(world, emailAddress));
  const removed = [...imported.map(({ _id }) => _id), world.people.X._id];
  const stays = removed.filter((id) => after.byId('candidates', id)?.deleted !== true);
  if (stays.length > 0) broken.push(`${stays.length} imported candidates stay`);
  const gone = new Set(removed.map(String));
  if (after.all('candidateContacts').some(({ candidate }) => gone.has(String(candidate))))
    broken.push('keys of removed stay');
  for (const key of ['A', 'B', 'C'] as const)
    if (after.byId('candidates', world.people[key]._id)?.applicantID !== world.people[key].applicantID)
      broken.push(`${key}, whom somebody worked with, is gone`);
  return broken;
}
