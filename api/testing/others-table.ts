import type { Role } from '#domain/roles.ts';
import { aPdf, jobForm, type Owner } from './owners.ts';
import { formOf, goodPersonals, goodPreferences } from './profile-fixture.ts';
import { listKinds } from './profile-lists.ts';

interface CaseRequest {
  /** Value of the path parameter. */
  id?: string;
  query?: string;
  body?: unknown;
}

/** A call that takes an id, and its expected outcome. */
export interface Case {
  of: 'job-seeker' | 'employer';
  /** The request about that owner's record. */
  ask(ids: Owner['ids']): CaseRequest;
  /** Status for callers other than the owner, by role; 404 by default. */
  others?: Partial<Record<Role, number>>;
}

/** Why a call's ids are no secret from those who may call it. */
type Open = { open: string };

const PUBLIC = { 'job-seeker': 200, employer: 200 } as const;
const recruiters: Open = { open: 'candidates, their comments and resumes are every recruiter’s to see' };
const about = (record: string, of: Case['of'] = 'job-seeker', others: Case['others'] = {}): Case => ({
  of,
  ask: (ids) => ({ id: ids[record] as string }),
  others,
});
/** The `userId` sent has no effect: a job seeker always changes its own profile. */
const ownAnyway = { 'job-seeker': 200 };

let skills = 0;
/** A list can't contain a skill twice. */
const newSkill = () => `Skill ${++skills}`;

const ofLists = Object.fromEntries(
  listKinds.flatMap(({ name, temp, good, change, type }): [string, Case][] => {
    const record = `${name}${type ? `-${type}` : ''}`;
    const typed = type && { type };
    return [
      [
        `create-${name}`,
        {
          of: 'job-seeker',
          ask: ({ user }) => ({
            body: { ...typed, userId: user, [temp]: type ? { ...good, skill: newSkill() } : good },
          }),
          others: ownAnyway,
        },
      ],
      [
        `update-${name}`,
        {
          of: 'job-seeker',
          ask: (ids) => ({ body: { ...typed, userId: ids.user, [temp]: { ...good, ...change, _id: ids[record] } } }),
        },
      ],
      [
        `delete-${name}`,
        { of: 'job-seeker', ask: (ids) => ({ body: { ...typed, userId: ids.user, id: ids[record] } }) },
      ],
    ];
  }),
);

/** Every call of job seekers and employers that takes an id, by name. A new call must be added here. */
export const othersTable: Readonly<Record<string, Case | Open>> = {
  signin: { open: 'a device’s fingerprint leads to no record' },
  'fetch-profile-data': { of: 'job-seeker', ask: ({ user }) => ({ body: { id: user } }) },
  'profile-picture': about('candidate', 'job-seeker', { employer: 200 }),
  resume: {
    of: 'job-seeker',
    ask: ({ candidate, resume }) => ({ id: candidate as string, query: `?download=1&version=${resume}` }),
    others: { employer: 200 },
  },
  'update-personal-details': {
    of: 'job-seeker',
    ask: ({ user }) => ({ body: formOf({ ...goodPersonals, userId: user, emailAddress: 'me@example.org' }) }),
    others: ownAnyway,
  },
  'update-preference-details': {
    of: 'job-seeker',
    ask: ({ user }) => ({ body: formOf({ ...goodPreferences, userId: user }, { resume: aPdf() }) }),
    others: ownAnyway,
  },
  ...ofLists,
  'resume-offers': about('reading'),
  'fill-profile': {
    of: 'job-seeker',
    ask: ({ reading }) => ({ id: reading as string, body: formOf({ accepted: [], version: 'none' }) }),
  },
  'remove-saved-job': about('saved'),
  'fetch-logs-history': {
    of: 'job-seeker',
    ask: ({ user }) => ({ id: user as string, body: { pages: 1, sessionLogsPerPage: 10 } }),
  },
  'open-sessions': about('user'),
  'end-session': { of: 'job-seeker', ask: ({ user }) => ({ id: user as string, body: { sessionId: 'any' } }) },
  'end-other-sessions': about('user'),
  'fetch-ticket': about('ticket'),
  'ticket-read-status': { of: 'job-seeker', ask: ({ notification }) => ({ body: { id: notification } }) },
  'ticket-read-status-all': { of: 'employer', ask: ({ user }) => ({ body: { id: user } }) },
  'job-detail': about('draft', 'employer'),
  'update-job': {
    of: 'employer',
    ask: ({ live }) => ({ id: live as string, body: jobForm() }),
  },
  'delete-jobs': { of: 'employer', ask: ({ live, liveNumber }) => ({ body: { ids: [live, liveNumber] } }) },
  'toggle-save': { of: 'employer', ask: ({ draft }) => ({ body: { jobId: draft } }) },
  'apply-job': { of: 'employer', ask: ({ draft }) => ({ body: { jobId: draft } }) },
  'employer-applications': { of: 'employer', ask: ({ live }) => ({ query: `?job=${live}` }) },
  'update-application-status': {
    of: 'employer',
    ask: ({ application }) => ({ body: { id: application, status: 'rejected' } }),
  },
  'decide-applications': {
    of: 'employer',
    ask: ({ application }) => ({ body: { ids: [application], status: 'rejected' } }),
  },
  'take-back-decisions': { of: 'employer', ask: ({ application }) => ({ body: { ids: [application] } }) },
  'fetch-company': about('user', 'employer', PUBLIC),
  'company-logo': about('user', 'employer', PUBLIC),
  'saved-search-change': {
    of: 'employer',
    ask: ({ search }) => ({ id: search as string, body: { name: 'Renamed' } }),
  },
  'saved-search-delete': about('search', 'employer'),
  'shortlist-change': {
    of: 'employer',
    ask: ({ shortlist }) => ({ id: shortlist as string, body: { name: 'Renamed' } }),
  },
  'shortlist-candidates': about('shortlist', 'employer'),
  'shortlist-add': {
    of: 'employer',
    ask: ({ shortlist, someone }) => ({ id: shortlist as string, body: { ids: [someone] } }),
  },
  'shortlist-remove': {
    of: 'employer',
    ask: ({ shortlist, someone }) => ({ id: shortlist as string, body: { ids: [someone] } }),
  },
  'shortlist-share': {
    of: 'employer',
    ask: ({ shortlist }) => ({ id: shortlist as string, body: { emails: [] } }),
  },
  'shortlist-delete': about('shortlist', 'employer'),
  'candidates-export': recruiters,
  'fetch-candidate': recruiters,
  'candidate-contact': recruiters,
  'candidate-activity': recruiters,
  'candidate-comments': recruiters,
  'candidate-comment-list': recruiters,
  'candidate-comment': recruiters,
  'candidate-correct': recruiters,
  'candidate-corrections': recruiters,
  'upload-candidate-resume': recruiters,
  'candidate-resumes': recruiters,
  'candidate-resume-text': recruiters,
  'candidate-matched': recruiters,
  'advance-filter-order': recruiters,
  'candidate-similar': recruiters,
};
