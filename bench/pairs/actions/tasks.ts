import { workbook } from '#indexer/testing/workbooks.ts';
import { type Action, action, form, type Seen } from '../action.ts';
import type { PersonKey } from '../world.ts';
import { newcomerResume, QUESTION, QUESTION_CITY } from '../world-extras.ts';
import { liveOf } from './candidates.ts';

const UPLOAD = ['tasks', 'files', 'filePieces'];
const ADMIN = { left: 'admin', right: 'admin2' } as const;

const sheet = (rows: unknown[][]) => new File([new Uint8Array(workbook(rows))], 'people.xlsx');

const liveWithEmail = ({ stored }: Seen, email: string) =>
  stored.all('candidates').filter((each) => !each.deleted && each.emailAddress === email);

/** The newcomer's email belongs to an account with another name: an admin decides. */
const isAsked = ({ stored, world }: Seen) =>
  stored.all('identityQuestions').some((question) => JSON.stringify(question).includes(world.newcomer.email));

const pdf = (world: Parameters<Action['send']>[0]['world'], name: string) =>
  new File([new Uint8Array(newcomerResume(world.newcomer))], `${name}.pdf`);

const info = (key: PersonKey): Action =>
  action({
    contract: 'import-candidate-info',
    on: key,
    touches: [`candidate:${key}`],
    writes: UPLOAD,
    send: ({ world, word, name, send }) => {
      const file = sheet([
        ['Applicant ID', 'Key Skills'],
        [world.people[key].applicantID, `Zq ${word}`],
      ]);
      return send(ADMIN[name], 'POST', '/import-candidate-info', { body: form({ file }), leave: true });
    },
    // the admin took the other candidate's skills, or kept none of these
    ...(key === 'B' && { supersededBy: ['merge-candidates B←A', 'merge-candidates S←B take nothing'] }),
    effect: ({ stored, world, word }) =>
      (liveOf(stored, world, key)?.primarySkills ?? []).some(({ skill }: { skill: string }) => skill.includes(word)) ||
      // a row whose candidate was removed before the import reached it is rejected, and its report says so
      stored.all('importReports').some(({ rows }) => JSON.stringify(rows).includes(word)),
  });

const parsing = (contract: 'parse-resumes' | 'bulk-parse-resumes'): Action =>
  action({
    contract,
    touches: ['email:newcomer'],
    writes: UPLOAD,
    send: ({ world, word, name, send }) =>
      send(ADMIN[name], 'POST', `/${contract}`, {
        body: form({ resumes: pdf(world, word) }),
        leave: contract === 'bulk-parse-resumes',
      }),
    // an account with this email and another name: the resume waits for an admin
    effect: (seen) =>
      liveWithEmail(seen, seen.world.newcomer.email).length === 1 ||
      seen.stored.all('identityQuestions').some(({ source }) => source === `${seen.word}.pdf`),
    sameAs: ['parse-resumes', 'bulk-parse-resumes', 'process-resumes', 'parsed-resume-save', 'import-candidate'],
  });

const emptyValues = {
  ...{ phones: [], city: null, experience: null, skills: [], jobs: [], education: [], certifications: [] },
  ...{ languages: [], summary: null },
};

const settled = (decision: 'same' | 'discard'): Action =>
  action({
    contract: 'identity-questions-settle',
    on: decision,
    touches: ['question', 'candidate:B'],
    writes: ['tasks'],
    needs: ['question'],
    send: ({ name, send }) =>
      send(ADMIN[name], 'POST', '/identity-questions/settle', { body: { decision, ids: [QUESTION] } }),
    // of two decisions the first counts; a question about an erased person is removed too
    supersededBy: [
      'identity-questions-settle',
      'erase-candidate B',
      // the admin chose another city, or none
      'merge-candidates B←A',
      'merge-candidates S←B take nothing',
    ],
    sameAs: ['identity-questions-settle'],
    effect: ({ stored, world }) => {
      const question = stored.byId('identityQuestions', QUESTION);
      const isSaved = liveOf(stored, world, 'B')?.presentAddress?.city === QUESTION_CITY;
      return question?.state === 'settled' && question.decision === decision && (decision === 'discard' || isSaved);
    },
  });

const reviewOutcome = ({ stored, world }: Seen) => stored.byId('tasks', world.ids.review)?.result?.outcome;

/** Work of the indexer: the API stores its input and a task. */
export const taskActions: readonly Action[] = [
  info('S'),
  info('B'),
  action({
    contract: 'import-candidate',
    touches: ['email:newcomer'],
    writes: UPLOAD,
    send: ({ world, name, send }) => {
      const { email, name: person } = world.newcomer;
      const file = sheet([
        ['Name', 'Email', 'Key Skills'],
        [person, email, 'Java'],
      ]);
      return send(ADMIN[name], 'POST', '/import-candidate', { body: form({ file }) });
    },
    // the report names the account's candidate whose email it has become
    effect: (seen) =>
      liveWithEmail(seen, seen.world.newcomer.email).length === 1 ||
      seen.stored.all('importReports').some(({ rows }) => JSON.stringify(rows).includes('has the same email')),
  }),
  action({
    contract: 'import-candidate-undo',
    // B and C, which have resumes and comments, are read but unchanged
    touches: ['task:importTask', 'candidate:X'],
    writes: ['tasks'],
    once: 'undo',
    send: ({ world, name, send }) => send(ADMIN[name], 'POST', `/import-candidate/${world.ids.importTask}/undo`),
    effect: ({ stored }) => stored.all('tasks').some(({ kind, state }) => kind === 'undo-import' && state === 'done'),
  }),
  parsing('parse-resumes'),
  parsing('bulk-parse-resumes'),
  action({
    contract: 'parsed-resume-save',
    touches: ['task:review', 'email:newcomer'],
    writes: ['tasks'],
    needs: ['review'],
    send: ({ world, send }) => {
      const { name, email } = world.newcomer;
      return send('admin', 'POST', `/parsed-resume/${world.ids.review}`, {
        body: { ...emptyValues, name, emails: [email] },
      });
    },
    effect: (seen) =>
      ['created', 'updated'].includes(reviewOutcome(seen)) &&
      liveWithEmail(seen, seen.world.newcomer.email).length === 1,
  }),
  action({
    contract: 'parsed-resume-discard',
    touches: ['task:review'],
    writes: ['tasks', 'files', 'filePieces'],
    needs: ['review'],
    send: ({ world, send }) => send('admin', 'DELETE', `/parsed-resume/${world.ids.review}`),
    effect: (seen) => reviewOutcome(seen) === 'discarded',
  }),
  settled('same'),
  settled('discard'),
  action({
    contract: 'import-resume',
    touches: ['inbox'],
    writes: UPLOAD,
    supersededBy: ['resume-inbox-clear', 'process-resumes'],
    send: ({ world, word, name, send }) =>
      send(ADMIN[name], 'POST', '/import-resume', { body: form({ resumes: pdf(world, word) }) }),
    effect: ({ stored, word }) => stored.all('inboxResumes').some(({ fileName }) => fileName === `${word}.pdf`),
  }),
  action({
    contract: 'resume-inbox-clear',
    touches: ['inbox'],
    writes: ['inboxResumes', 'files', 'filePieces', 'holds'],
    needs: ['inbox'],
    sameAs: ['resume-inbox-clear', 'process-resumes'],
    send: ({ send }) => send('admin', 'DELETE', '/resume-inbox'),
    effect: ({ stored, world }) => stored.byId('inboxResumes', world.ids.inboxFile) === undefined,
  }),
  action({
    contract: 'process-resumes',
    touches: ['inbox', 'email:newcomer'],
    writes: ['tasks', 'holds'],
    needs: ['inbox'],
    supersededBy: ['resume-inbox-clear'],
    send: ({ name, send }) => send(ADMIN[name], 'GET', '/process-resumes', { leave: true }),
    effect: (seen) => liveWithEmail(seen, seen.world.newcomer.email).length === 1 || isAsked(seen),
  }),
];
