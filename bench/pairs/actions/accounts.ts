import { verifyPassword } from '#api/sessions/password-hash.ts';
import { type Action, type Answer, action } from '../action.ts';
import { type AccountKey, capital, PASSWORD } from '../world.ts';
import { CODE, formerEmail, UNDO_TOKEN } from '../world-extras.ts';
import { isErased } from './candidates.ts';

const ADMIN = { left: 'admin', right: 'admin2' } as const;
const OF_SEEKER = ['candidate:S', 'account:S', 'application:S', 'shortlist:list', 'search:search'];
const SEEKER_ENDS = ['candidate:S', 'account:S', 'application:S'];
const SEEKER_ERASED = [
  ...['users', 'notifications', 'tickets', 'otps', 'candidates', 'erasures', 'applications', 'searchWatches'],
  ...['mergedCandidates', 'distinctPairs', 'files', 'filePieces', 'candidateContacts', 'candidateCounters'],
  ...['comments', 'resumes', 'shortlists', 'viewHistory', 'emailChanges', 'savedSearches'],
];
const OF_RECRUITER = ['users', 'notifications', 'savedSearches', 'shortlists', 'emailChanges'];
const PHONE = '9876501234';

const SAME_ERASURE = ['erase-me', 'erase-candidate S', 'admin-user-delete S'];

const sum = (word: string): number => [...word].reduce((total, letter) => total + letter.charCodeAt(0), 0);

const deletion = (key: AccountKey, rest: Pick<Action, 'touches' | 'writes' | 'ends'>): Action =>
  action({
    contract: 'admin-user-delete',
    on: key,
    ...(key === 'S' && { sameAs: SAME_ERASURE }),
    ...rest,
    send: ({ world, send }) => send('admin', 'DELETE', `/admin/users/${world.accounts[key]._id}`),
    effect: ({ stored, world }) =>
      key === 'S' ? isErased(stored, world, key) : stored.byId('users', world.accounts[key]._id) === undefined,
  });

export const accountActions: readonly Action[] = [
  action({
    contract: 'user-details',
    touches: ['account:S'],
    writes: ['users'],
    replaces: ['account:S details'],
    send: ({ world, word, send }) =>
      send('S', 'PUT', '/user-details', {
        body: { firstName: capital(word), lastName: 'Quill', email: world.accounts.S.email, contact: PHONE },
      }),
    effect: ({ stored, world, word }) => stored.byId('users', world.accounts.S._id)?.firstName === capital(word),
  }),
  action({
    contract: 'user-details',
    on: 'email',
    touches: ['account:S', 'candidate:S', 'email:newcomer'],
    writes: ['users', 'otps', 'emailChanges', 'candidateContacts', 'sessions'],
    replaces: ['account:S details', 'account:S email'],
    once: 'email:newcomer',
    needs: ['email code'],
    send: ({ world, word, send }) => {
      const { email } = world.newcomer;
      const details = { firstName: capital(word), lastName: 'Quill', email, contact: PHONE };
      return send('S', 'PUT', '/user-details', { body: { ...details, otp: CODE, currentPassword: PASSWORD } });
    },
    effect: ({ stored, world }) => stored.byId('users', world.accounts.S._id)?.email === world.newcomer.email,
  }),
  action({
    contract: 'undo-email-change',
    touches: ['account:S', 'candidate:S'],
    writes: ['users', 'otps', 'emailChanges', 'candidateContacts', 'sessions'],
    replaces: ['account:S email'],
    once: 'undo link',
    needs: ['email change'],
    send: ({ send }) => send(null, 'POST', '/undo-email-change', { body: { token: UNDO_TOKEN } }),
    effect: ({ stored, world }) => stored.byId('users', world.accounts.S._id)?.email === formerEmail(world),
  }),
  action({
    contract: 'erase-me',
    touches: OF_SEEKER,
    ends: SEEKER_ENDS,
    sameAs: SAME_ERASURE,
    writes: SEEKER_ERASED,
    send: ({ send }) => send('S', 'POST', '/erase-me', { body: { password: PASSWORD } }),
    effect: ({ stored, world }) => isErased(stored, world, 'S'),
  }),
  deletion('S', { touches: OF_SEEKER, ends: SEEKER_ENDS, writes: SEEKER_ERASED }),
  deletion('E', {
    touches: ['account:E', 'job:liveJob', 'job:savedJob', 'shortlist:list', 'shortlist:sharedList', 'search:search'],
    ends: ['account:E', 'shortlist:list', 'search:search'],
    writes: [...OF_RECRUITER, 'jobs', 'viewHistory', 'searchWatches'],
  }),
  deletion('E2', {
    touches: ['account:E2', 'job:openJob', 'shortlist:sharedList', 'shortlist:list', 'search:search'],
    ends: ['account:E2', 'shortlist:sharedList'],
    writes: [...OF_RECRUITER, 'jobs', 'viewHistory'],
  }),
  deletion('admin2', { touches: ['account:admin2'], ends: ['account:admin2'], writes: OF_RECRUITER }),
  action({
    contract: 'update-employer-password',
    touches: ['account:E'],
    writes: ['users', 'sessions'],
    once: 'password of E',
    replaces: ['account:E details'],
    send: ({ world, word, send }) =>
      send('admin', 'POST', `/update-EmployerPassword/${world.accounts.E._id}`, {
        body: {
          ...{ firstName: capital(word), lastName: 'Quill', email: world.accounts.E.email, contact: PHONE },
          ...{ isChange: true, currentPassword: PASSWORD, password: `Changed.1${word}` },
        },
      }),
    effect: async ({ stored, world, word }) => {
      const user = stored.byId('users', world.accounts.E._id);
      return user?.firstName === capital(word) && (await verifyPassword(user.passwordHash, `Changed.1${word}`));
    },
  }),
  action({
    contract: 'set-daily-limits',
    touches: ['account:E'],
    writes: ['users'],
    replaces: ['account:E limits'],
    send: ({ world, word, name, send }) =>
      send(ADMIN[name], 'PUT', `/daily-limits/${world.accounts.E._id}`, { body: { limits: { search: sum(word) } } }),
    effect: ({ stored, world, word }) => {
      const limits = stored.byId('users', world.accounts.E._id)?.dailyLimits as { search?: number } | undefined;
      return limits?.search === sum(word);
    },
  }),
  action({
    contract: 'create-employer',
    touches: ['email:newcomer'],
    writes: ['users'],
    once: 'email:newcomer',
    sameAs: ['signup', 'user-details email'],
    send: ({ world, word, name, send }) => {
      const { email } = world.newcomer;
      const body = { firstName: capital(word), lastName: 'Quill', contact: PHONE, email, password: 'Changed.1new' };
      return send(ADMIN[name], 'POST', '/create-employer', { body });
    },
    effect: ({ stored, world, word }) => {
      const owners = stored.all('users').filter(({ email }) => email === world.newcomer.email);
      return owners.length === 1 && owners[0]?.firstName === capital(word);
    },
  }),
  action({
    contract: 'signup',
    touches: ['email:newcomer'],
    writes: ['users', 'otps', 'candidates', 'candidateContacts', 'sessions', 'sessionLogs'],
    once: 'email:newcomer',
    needs: ['signup code'],
    send: ({ world, word, send }): Promise<Answer> => {
      const { email, phone } = world.newcomer;
      const [firstName, password] = [capital(world.newcomer.marker), `Changed.1${word}`];
      const body = { firstName, lastName: 'Quill', contact: phone, email, password, otp: CODE };
      return send(null, 'POST', '/signup', { body });
    },
    effect: async ({ stored, world, word }) => {
      const user = stored.all('users').find(({ email }) => email === world.newcomer.email);
      if (!user || !(await verifyPassword(user.passwordHash, `Changed.1${word}`))) return false;
      return stored.all('candidates').filter((each) => String(each.user) === String(user._id)).length === 1;
    },
  }),
];
