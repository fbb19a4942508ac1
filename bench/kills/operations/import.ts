import { workbook } from '#indexer/testing/workbooks.ts';
import { contactKeys } from '#mongo/identity/contact-keys.ts';
import { form } from '../../pairs/action.ts';
import type { World } from '../../pairs/world.ts';
import type { Operation, Seen } from '../operation.ts';

/** More than one batch of 500 rows, so that the second starts from a checkpoint. */
const PEOPLE = 502;

const emailOf = ({ newcomer }: World, at: number) => `${newcomer.marker}.${at}@kills.example`;
const rowOf = (world: World, at: number) => ['Ravi Nair', emailOf(world, at), String(7_000_000_000 + at), 'Java'];

/** A spreadsheet of new people, one of them twice, and one row without contacts. */
export const importSheet: Operation = {
  name: 'import',
  dies: 'indexer',
  gone: [],
  creates: { candidates: PEOPLE, candidateContacts: 2 * PEOPLE, tasks: 1, importReports: 1 },
  records: (_, usual) => usual,
  send: ({ world, send }) => {
    const people = Array.from({ length: PEOPLE }, (_, at) => rowOf(world, at));
    const rows = [['Name', 'Email', 'Phone', 'Key Skills'], ...people, rowOf(world, 0), ['', '', '', '']];
    const file = new File([new Uint8Array(workbook(rows))], 'people.xlsx');
    return send('admin', 'POST', '/import-candidate', { body: form({ file }) });
  },
  // an accepted file is imported however often its process dies
  isDone: () => true,
  about: () => [],
  defects: (seen) => [...unfinished(seen), ...wrongPeople(seen)],
};

const importOf = ({ before, after }: Seen) =>
  after.all('tasks').find(({ kind, _id }) => kind === 'import-candidates' && !before.byId('tasks', _id));

function unfinished(seen: Seen): string[] {
  const task = importOf(seen);
  if (task?.state !== 'done') return [`the import is ${task?.state ?? 'lost'}`];
  const { saved, duplicates } = task.result;
  return saved === PEOPLE && duplicates === 1 ? [] : [`the import says ${saved} saved, ${duplicates} duplicates`];
}

function wrongPeople({ before, after, world }: Seen): string[] {
  const broken: string[] = [];
  const candidates = after.all('candidates').filter(({ _id }) => !before.byId('candidates', _id));
  const byEmail = Map.groupBy(candidates, ({ emailAddress }) => emailAddress);
  const lost = Array.from({ length: PEOPLE }, (_, at) => emailOf(world, at)).filter((email) => !byEmail.has(email));
  if (lost.length > 0) broken.push(`${lost.length} rows are lost`);
  if (candidates.length > byEmail.size) broken.push(`${candidates.length - byEmail.size} rows are doubled`);
  const numbers = new Set(after.all('candidates').map(({ applicantID }) => applicantID));
  if (numbers.size < after.all('candidates').length) broken.push('two candidates have one number');
  const owners = new Map(after.all('candidateContacts').map(({ _id, candidate }) => [_id, String(candidate)]));
  const withoutKey = candidates.filter((each) =>
    contactKeys(each as never).some((key) => owners.get(key) !== String(each._id)),
  );
  if (withoutKey.length > 0) broken.push(`${withoutKey.length} candidates without their contact keys`);
  return broken;
}
