import { mergeFields } from '#api/duplicates/contract.ts';
import { pairKey } from '#mongo/identity/duplicate-keys.ts';
import type { Snapshot, Stored } from '../../pairs/snapshot.ts';
import { PNG } from '../../pairs/world-records.ts';
import { fileOf } from '../../pairs/world-tasks.ts';
import { joined, type Operation, type Seen } from '../operation.ts';

/** Each field that names the candidate it belongs to. */
const OWNED = [
  ['comments', 'candidateId'],
  ['viewHistory', 'candidateId'],
  ['resumes', 'candidate'],
  ['applications', 'candidate'],
  ['candidateContacts', 'candidate'],
  ['shortlists', 'candidates'],
  ['searchWatches', 'known'],
] as const;

const COUNTS = ['profileViews', 'resumeViews', 'resumeDownloads', 'comments'] as const;

/** The seeker S with account, applications, resume and photo is merged into A, who also has a photo. */
export const merge: Operation = {
  name: 'merge',
  dies: 'api',
  gone: [],
  creates: { mergedCandidates: 1 },
  records: ({ people: { A, S, C }, ids, accounts, now }, usual) => {
    const photo = `profile-picture/${A._id}?v=${A.photo}`;
    const candidates = usual.candidates?.map((each) =>
      each._id === A._id ? { ...each, profilePicLink: photo } : each,
    );
    return joined(
      { ...usual, candidates: candidates ?? [] },
      {
        files: [fileOf(A.photo, 'photo', 'image/png', PNG, now)],
        filePieces: [{ _id: `${A.photo}:0`, bytes: PNG }],
        distinctPairs: [{ _id: pairKey(S._id, C._id), candidates: [S._id, C._id], by: accounts.admin._id, at: now }],
        duplicateGroups: [
          {
            ...{ _id: `${ids.duplicatesTask}:1`, task: ids.duplicatesTask, place: 1, candidates: [A._id, S._id] },
            ...{ reasons: ['email'], settled: false },
          },
        ],
      },
    );
  },
  send: ({ world: { people }, send }) =>
    send('admin', 'POST', '/merge-candidates', {
      body: { keep: String(people.A._id), other: String(people.S._id), take: [...mergeFields] },
    }),
  isDone: ({ after, world }) => after.byId('candidates', world.people.S._id)?.deleted === true,
  about: ({ people: { A, S }, accounts }) => [A._id, S._id, accounts.S._id, A.photo, S.photo],
  defects: (seen) => [...lostOwned(seen), ...lostCounts(seen), ...lostContent(seen)],
};

function lostOwned({ before, after, world: { people } }: Seen): string[] {
  const [from, to] = [String(people.S._id), String(people.A._id)];
  const links = (stored: Snapshot, name: string, field: string, move: boolean) =>
    stored.all(name).flatMap((record) => {
      const owners = [record[field]].flat().map((id) => (move && String(id) === from ? to : String(id)));
      return (move ? [...new Set(owners)] : owners).map((owner) => `${record._id} ${owner}`);
    });
  return OWNED.flatMap(([name, field]) => {
    const [wanted, found] = [links(before, name, field, true), links(after, name, field, false)];
    return wanted.toSorted().join() === found.toSorted().join() ? [] : [`${name} lost, doubled or left with S`];
  });
}

function lostCounts({ before, after }: Seen): string[] {
  const sum = (stored: Snapshot, field: (typeof COUNTS)[number]) =>
    stored.all('candidateCounters').reduce((all, counter) => all + counter[field], 0);
  return COUNTS.filter((field) => sum(before, field) !== sum(after, field)).map((field) => `${field} miscounted`);
}

function lostContent({ after, world: { people, accounts } }: Seen): string[] {
  const kept: Stored = after.byId('candidates', people.A._id) ?? {};
  const merged = after.all('mergedCandidates').filter(({ _id }) => String(_id) === String(people.S._id));
  return [
    ...(String(kept.user) === String(accounts.S._id) ? [] : ['the account did not move']),
    ...(JSON.stringify(kept).toLowerCase().includes(people.S.marker) ? [] : ['the profile of S is lost']),
    ...(kept.profilePicLink?.includes(String(people.S.photo)) ? [] : ['the photo of S is lost']),
    ...(merged.length === 1 && String(merged[0]?.into) === String(people.A._id) ? [] : ['S does not lead to A']),
    ...(after.all('distinctPairs').some(({ candidates }) => candidates.map(String).includes(String(people.S._id)))
      ? ['a pair still names S']
      : []),
  ];
}
