import { mergeFields } from '#api/duplicates/contract.ts';
import { pdfOfText } from '#mongo/seed/generator/pdf-of-text.ts';
import { type Action, action, form } from '../action.ts';
import type { Snapshot } from '../snapshot.ts';
import type { PersonKey, World } from '../world.ts';

/** What merging and erasing write in addition to the candidate; X has neither a resume nor suspected duplicates. */
const attached = (key: PersonKey): string[] => [
  ...['candidateContacts', 'candidateCounters', 'comments', 'shortlists', 'viewHistory', 'applications'],
  ...['searchWatches', 'distinctPairs', 'mergedCandidates', 'candidates'],
  ...(key === 'X' ? [] : ['resumes']),
  ...(key === 'A' || key === 'B' ? ['duplicateGroups'] : []),
];

/** What is removed with a seeker in addition to the candidate. */
const OF_SEEKER = ['users', 'notifications', 'tickets', 'files', 'filePieces', 'emailChanges', 'savedSearches'];

export const liveOf = (stored: Snapshot, world: World, key: PersonKey) => stored.candidate(world.people[key]._id);

const ADMIN = { left: 'admin', right: 'admin2' } as const;

const comment = (key: PersonKey): Action =>
  action({
    contract: 'candidate-comment',
    on: key,
    touches: [`candidate:${key}`],
    writes: ['comments', 'candidateCounters'],
    send: ({ world, word, send }) =>
      send('E', 'POST', `/candidate/${world.people[key]._id}/comment`, {
        body: { message: `${word} of ${world.people[key].marker}` },
      }),
    effect: ({ stored, world, word }) =>
      stored
        .all('comments')
        .some(({ message, candidateId }) => message.includes(word) && isLive(stored, world, key, candidateId)),
  });

const correct = (key: PersonKey): Action =>
  action({
    contract: 'candidate-correct',
    on: key,
    touches: [`candidate:${key}`],
    writes: ['candidates'],
    send: ({ world, word, send }) =>
      send('E', 'POST', `/candidate/${world.people[key]._id}/correction`, { body: { city: cityOf(word) } }),
    effect: ({ stored, world, word }) =>
      (liveOf(stored, world, key)?.corrections ?? []).some(({ changes }: { changes: { to: string }[] }) =>
        changes.some(({ to }) => to === cityOf(word)),
      ),
  });

const cityOf = (word: string) => `Place ${word}`;

const isLive = (stored: Snapshot, world: World, key: PersonKey, id: unknown): boolean =>
  String(liveOf(stored, world, key)?._id) === String(id);

const upload = (key: PersonKey): Action =>
  action({
    contract: 'upload-candidate-resume',
    on: key,
    touches: [`candidate:${key}`],
    writes: ['resumes', 'candidates', ...(key === 'S' ? ['notifications'] : [])],
    send: ({ world, word, send }) => {
      const file = new File([new Uint8Array(pdfOfText(`${word} of ${world.people[key].marker}`))], `${word}.pdf`);
      return send('E', 'POST', `/upload-candidate-resume/${world.people[key]._id}`, { body: form({ resume: file }) });
    },
    effect: ({ stored, world, word }) => hasResume(stored, world, key, `${word}.pdf`),
  });

/** The live candidate has a resume with this file name among its versions, and its bytes are stored. */
export function hasResume(stored: Snapshot, world: World, key: PersonKey, fileName: string): boolean {
  const live = liveOf(stored, world, key);
  const versions = [...(live?.resumeVersions ?? []), live?.resumeId].map(String);
  return stored
    .all('resumes')
    .some(
      (resume) =>
        resume.fileName === fileName &&
        !resume.deleted &&
        versions.includes(String(resume._id)) &&
        String(resume.candidate) === String(live?._id),
    );
}

const view = (contract: 'resume' | 'candidate-resume-text', kind: string): Action =>
  action({
    contract,
    on: 'B',
    touches: ['candidate:B'],
    writes: ['candidateCounters', 'viewHistory'],
    send: ({ world, send }) => {
      const { _id } = world.people.B;
      return contract === 'resume'
        ? send('E2', 'GET', `/resume/${_id}?download=1`)
        : send('E2', 'GET', `/candidate/${_id}/resume-text`);
    },
    effect: ({ stored, world }) =>
      stored
        .all('viewHistory')
        .some(
          (each) =>
            each.kind === kind &&
            String(each.employer) === String(world.accounts.E2._id) &&
            isLive(stored, world, 'B', each.candidateId),
        ),
    supersededBy: ['admin-user-delete E2'],
  });

const EVERYTHING = [...mergeFields];

const merge = (keep: PersonKey, other: PersonKey, take: readonly string[]): Action =>
  action({
    contract: 'merge-candidates',
    on: `${keep}←${other}${take.length > 0 ? '' : ' take nothing'}`,
    touches: [
      ...[`candidate:${keep}`, `candidate:${other}`, 'shortlist:list', 'search:search'],
      ...(other === 'S' ? ['application:S'] : []),
    ],
    writes: [...attached(other), ...(keep === 'S' || other === 'S' ? ['users'] : [])],
    sameAs: ['merge-candidates'],
    send: ({ world, name, send }) =>
      send(ADMIN[name], 'POST', '/merge-candidates', {
        body: { keep: String(world.people[keep]._id), other: String(world.people[other]._id), take },
      }),
    effect: ({ stored, world }) => {
      const [kept, merged] = [liveOf(stored, world, keep), liveOf(stored, world, other)];
      return kept !== undefined && String(kept._id) === String(merged?._id);
    },
  });

const erase = (key: PersonKey): Action =>
  action({
    contract: 'erase-candidate',
    on: key,
    touches: [
      `candidate:${key}`,
      'shortlist:list',
      'search:search',
      ...(key === 'S' ? ['account:S', 'application:S'] : []),
    ],
    ends: [`candidate:${key}`, ...(key === 'S' ? ['account:S', 'application:S'] : [])],
    writes: [...attached(key), 'erasures', 'otps', ...(key === 'S' ? OF_SEEKER : [])],
    // an undo that removes the imported candidate leaves nothing to erase
    sameAs: ['erase-candidate', 'erase-me', 'admin-user-delete S', ...(key === 'X' ? ['import-candidate-undo'] : [])],
    send: ({ world, name, send }) => {
      const { _id, applicantID } = world.people[key];
      return send(ADMIN[name], 'POST', `/erase-candidate/${_id}`, { body: { applicantID } });
    },
    effect: ({ stored, world }) => isErased(stored, world, key),
  });

/** Nothing of the person is left except ids in the audit log. */
export const isErased = (stored: Snapshot, world: World, key: PersonKey): boolean =>
  stored.holding(world.people[key].marker).length === 0;

const MERGES_OF_LISTED = ['merge-candidates A←B', 'merge-candidates B←A', 'merge-candidates S←B take nothing'];

const list = (call: 'add' | 'remove', key: PersonKey): Action =>
  action({
    contract: `shortlist-${call}`,
    on: key,
    touches: [`candidate:${key}`, 'shortlist:list'],
    writes: ['shortlists'],
    replaces: [`list:${key}`],
    // the kept candidate was on the list itself
    ...(call === 'remove' && key === 'B' && { supersededBy: MERGES_OF_LISTED }),
    send: ({ world, send }) =>
      send('E', 'POST', `/shortlists/${world.ids.list}/${call}`, { body: { ids: [String(world.people[key]._id)] } }),
    effect: ({ stored, world, answer }) => {
      const list = stored.byId('shortlists', world.ids.list);
      const live = liveOf(stored, world, key);
      // a candidate removed by then is left out, as the answer's count says
      if (call === 'add' && !live && answer.body?.shortlist?.count === LISTED) return true;
      const isOn = (list?.candidates ?? []).some((id: unknown) => String(id) === String(live?._id));
      return list !== undefined && isOn === (call === 'add');
    },
  });

/** The candidates on the world's list at the start. */
const LISTED = 3;

const distinct = (call: 'mark' | 'undo', one: PersonKey, other: PersonKey): Action =>
  action({
    contract: `distinct-${call}`,
    on: `${one} ${other}`,
    touches: [`candidate:${one}`, `candidate:${other}`],
    writes: ['distinctPairs', 'duplicateGroups'],
    supersededBy: [`merge-candidates ${one}←${other}`, `merge-candidates ${other}←${one}`, 'merge-candidates'],
    // a merge removes the marks of the candidate that it removes
    ...(call === 'undo' && { sameAs: ['merge-candidates'] }),
    send: ({ world, name, send }) =>
      send(ADMIN[name], 'POST', call === 'mark' ? '/duplicates/distinct' : '/duplicates/distinct/undo', {
        body: { candidate: String(world.people[one]._id), others: [String(world.people[other]._id)] },
      }),
    effect: ({ stored, world }) => {
      const both = [String(world.people[one]._id), String(world.people[other]._id)];
      const isMarked = stored
        .all('distinctPairs')
        .some(({ candidates }) => both.every((id) => candidates.some((each: unknown) => String(each) === id)));
      const areThere = [one, other].every((key) => liveOf(stored, world, key));
      return areThere && isMarked === (call === 'mark');
    },
  });

export const candidateActions: readonly Action[] = [
  ...(['B', 'X', 'S'] as const).map(comment),
  ...(['B', 'X', 'S'] as const).map(correct),
  ...(['A', 'B', 'X', 'S'] as const).map(upload),
  view('resume', 'resume-download'),
  view('candidate-resume-text', 'resume-view'),
  merge('A', 'B', EVERYTHING),
  merge('B', 'A', EVERYTHING),
  merge('C', 'B', EVERYTHING),
  merge('A', 'X', []),
  merge('B', 'X', []),
  merge('A', 'S', EVERYTHING),
  merge('S', 'B', []),
  ...(['A', 'B', 'X', 'S'] as const).map(erase),
  list('add', 'X'),
  list('remove', 'B'),
  distinct('mark', 'A', 'B'),
  distinct('undo', 'A', 'C'),
];
