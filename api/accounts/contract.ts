import { z } from 'zod';
import {
  contact,
  contactDigits,
  email,
  emailWith,
  firstName,
  lastName,
  nameOf,
  optionalContactDigits,
  optionalLastName,
  otp,
  recordId,
} from '#api/http/contract/fields.ts';
import {
  currentPassword,
  givenPassword,
  newPassword,
  resetPassword as password,
  SAME_PASSWORD_MESSAGE,
} from '#api/http/contract/password.ts';
import { PROOF_MINUTES } from '#api/http/contract/refusal-reasons.ts';
import { currentUser, defineContract } from '#api/http/contract.ts';
import { rolesThatCan } from '#domain/permissions.ts';
import { roles, rolesThatAdminsCreate } from '#domain/roles.ts';

export const signup = defineContract({
  name: 'signup',
  method: 'POST',
  path: '/signup',
  roles: 'public',
  summary: 'Creates a job seeker’s account for a verified email, with its candidate record, and signs in.',
  body: z.strictObject({
    selectedRole: z.enum(['job-seeker', 'job seeker'], 'Only job seekers can sign up here.').default('job-seeker'),
    firstName,
    lastName,
    contact,
    email,
    password: newPassword,
    otp,
  }),
  response: z.strictObject({ success: z.literal(true), message: z.string(), user: currentUser }),
  errors: {
    400: 'A field is wrong, or the code is: mistyped, expired, used, for another email, or tried too often.',
    409: 'The email has an account already.',
    429: 'Too many attempts; Retry-After says when to try again.',
  },
});

export const createEmployer = defineContract({
  name: 'create-employer',
  method: 'POST',
  path: '/create-employer',
  roles: rolesThatCan('accounts.manage'),
  summary: 'Creates an account of a role that admins create, an employer’s by default.',
  body: z.strictObject({
    /** Not in the original API. */
    role: z.enum(rolesThatAdminsCreate, 'Admins create no accounts of this role.').default('employer'),
    firstName,
    lastName: lastName.optional(),
    contact: contact.optional(),
    email,
    password: newPassword,
  }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: { 409: 'The email has an account already.' },
});

export const userPageSizes = [5, 10, 20, 50] as const;
export const USERS_PER_PAGE = 10;
const SEARCH_TOO_SHORT_MESSAGE = 'Enter at least 3 characters to search.';
const LEAST_SEARCHED = 3;

export const userSortFields = ['_id', 'firstName', 'lastName', 'email', 'contact', 'role'] as const;
export type UserSortField = (typeof userSortFields)[number];

/** Empty, or at least three characters. */
export const userSearch = z
  .string()
  .trim()
  .max(100, 'At most 100 characters!')
  .refine((text) => text === '' || text.length >= LEAST_SEARCHED, SEARCH_TOO_SHORT_MESSAGE);

/** The last row of a page: its `_id`, a colon and the value that the list is sorted by. */
const listPosition = z
  .string()
  .max(500)
  .regex(/^[0-9a-f]{24}:/, 'must be `next` of a page')
  .transform((text) => ({ _id: text.slice(0, 24), value: text.slice(25) }));
export type ListPosition = z.infer<typeof listPosition>;

export const adminUsers = defineContract({
  name: 'admin-users',
  method: 'GET',
  path: '/admin/users',
  roles: rolesThatCan('accounts.read'),
  summary: 'Accounts, a page at a time. Each word of `search` is part of a name, the email, the contact or an ID.',
  query: z.strictObject({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    perPage: z.coerce
      .number()
      .pipe(z.union(userPageSizes.map((size) => z.literal(size))))
      .default(USERS_PER_PAGE),
    search: userSearch.default(''),
    role: z.enum(roles).optional(),
    sortField: z.enum(userSortFields).default('firstName'),
    sortOrder: z.enum(['asc', 'desc']).default('asc'),
    /** Not in the original API: `next` of the page before, with the same search and order. */
    after: listPosition.optional(),
  }),
  response: z.strictObject({
    success: z.literal(true),
    users: z.array(currentUser),
    pagination: z.strictObject({ page: z.int(), perPage: z.int(), totalPages: z.int(), total: z.int() }),
    /** Not in the original API: the end of this page; null behind the last account. */
    next: z.string().nullable(),
  }),
  errors: {},
});

export const adminUser = defineContract({
  name: 'admin-user',
  method: 'GET',
  path: '/admin/users/{id}',
  roles: rolesThatCan('accounts.read'),
  summary: 'One account.',
  params: z.strictObject({ id: recordId }),
  response: z.strictObject({ success: z.literal(true), user: currentUser }),
  errors: { 404: 'There is no such account.' },
});

/** Maximum number of views of each kind in one answer, newest first. */
export const HISTORY_LENGTH = 500;

const candidateView = z.strictObject({
  _id: z.string(),
  candidateId: z.string(),
  /** Display number; null if the candidate no longer exists. */
  applicantID: z.string().nullable(),
  at: z.string(),
});
export type CandidateView = z.infer<typeof candidateView>;

const device = z.strictObject({
  browserName: z.string(),
  /** The newest sign-ins, oldest first. */
  recentLoggedTime: z.array(z.string()),
  loginCount: z.int(),
});
export type UserDevice = z.infer<typeof device>;

export const fetchUser = defineContract({
  name: 'fetch-user',
  method: 'GET',
  path: '/fetch-user/{id}',
  roles: rolesThatCan('accounts.read'),
  summary: `One account; of a job seeker also its candidate, of an employer its devices and the newest ${HISTORY_LENGTH} views of each kind, with total counts.`,
  params: z.strictObject({ id: recordId }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    user: currentUser.extend({
      /** The candidate of a job seeker. */
      candidateId: z.string().optional(),
      profileViewHistory: z.array(candidateView).optional(),
      resumeViewHistory: z.array(candidateView).optional(),
      resumeDownloadHistory: z.array(candidateView).optional(),
      /** Totals, including views that the lists leave out. */
      lookCounts: z.strictObject({ profileViews: z.int(), resumeViews: z.int(), resumeDownloads: z.int() }).optional(),
      deviceInfos: z.array(device).optional(),
    }),
  }),
  errors: { 404: 'There is no such account.' },
});
export type FetchedUser = z.infer<typeof fetchUser.response>['user'];

export const FIELD_REQUIRED_MESSAGE = 'This field is required!';
export const PASSWORD_MUST_DIFFER_MESSAGE = 'New password must differ from current password.';

/** What an admin may change on an account. Last name and contact may be empty, since not every account has them. */
export const editedUserFields = {
  firstName: nameOf('First Name', 2, 'Enter Atleast 2 Characters long!'),
  lastName: optionalLastName,
  email,
  contact: optionalContactDigits,
};

export const updateEmployerPassword = defineContract({
  name: 'update-employer-password',
  method: 'POST',
  path: '/update-EmployerPassword/{id}',
  roles: rolesThatCan('accounts.manage'),
  summary:
    'Changes an account’s name, email and contact; with `isChange` its password too, which ends its sessions. `currentPassword` is that account’s.',
  params: z.strictObject({ id: recordId }),
  body: z
    .strictObject({
      ...editedUserFields,
      isChange: z.boolean().default(false),
      currentPassword: givenPassword.optional(),
      password: newPassword.optional(),
    })
    .superRefine(({ isChange, currentPassword, password }, { addIssue }) => {
      const missing = (name: string) => addIssue({ code: 'custom', path: [name], message: FIELD_REQUIRED_MESSAGE });
      if (!isChange) return;
      if (currentPassword === undefined) missing('currentPassword');
      if (password === undefined) missing('password');
      else if (password === currentPassword)
        addIssue({ code: 'custom', path: ['password'], message: PASSWORD_MUST_DIFFER_MESSAGE });
    }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: {
    400: 'A field is wrong, the current password is, or the new one is the same.',
    403: `Another role; the email is new, and the own password was entered more than ${PROOF_MINUTES} minutes ago (reason \`proof-needed\`); or a request from another site.`,
    404: 'There is no such account.',
    409: 'Another account has the email; or the password or the email was changed concurrently.',
    429: 'Too many attempts; Retry-After says when to try again.',
  },
});

export const updatePassword = defineContract({
  name: 'update-password',
  method: 'POST',
  path: '/update-password',
  roles: 'signed-in',
  summary: 'Changes the own password. Every session of the account ends; this browser gets a new one.',
  body: z
    .strictObject({ currentPassword: givenPassword, password: newPassword })
    .refine(({ currentPassword, password }) => currentPassword !== password, {
      path: ['password'],
      message: SAME_PASSWORD_MESSAGE,
    }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: {
    400: 'A field is wrong, the current password is, or the new one is the same.',
    409: 'The password or the email was changed concurrently.',
    429: 'Too many attempts; Retry-After says when to try again.',
  },
});

export const resetPassword = defineContract({
  name: 'reset-password',
  method: 'POST',
  path: '/reset-password',
  roles: 'public',
  summary: 'Sets a new password in the browser that verified the code; every session of the account ends.',
  body: z.strictObject({ email, password }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: {
    400: 'A field is wrong, or this browser verified no code for this email in the last 10 minutes.',
    409: 'The password or the email was changed concurrently.',
    429: 'Too many attempts; Retry-After says when to try again.',
  },
});

/** The fields of the User Details card. */
export const userDetailsFields = {
  firstName: nameOf('First Name', 2, 'Enter Atleast 2 Characters long!'),
  lastName,
  email: emailWith('Invalid email format'),
  contact: contactDigits,
};

export const userDetails = defineContract({
  name: 'user-details',
  method: 'PUT',
  path: '/user-details',
  roles: 'signed-in',
  summary:
    'Changes the own account’s name, email and contact. A new email needs the current password and the code that was mailed to it; every other session ends, and the former address gets a link that undoes it.',
  body: z.strictObject({
    ...userDetailsFields,
    /** Required for a new email: the code from /send-otp with the purpose change-email. */
    otp: otp.optional(),
    /** Required for a new email. */
    currentPassword: currentPassword.optional(),
  }),
  response: z.strictObject({ success: z.literal(true), message: z.string(), user: currentUser }),
  errors: {
    400: 'A field is wrong; or the email is new, and the current password or the code is missing or wrong.',
    409: 'Another account has the email; or the password or the email was changed concurrently.',
    429: 'Too many attempts; Retry-After says when to try again.',
  },
});

export const undoEmailChange = defineContract({
  name: 'undo-email-change',
  method: 'POST',
  path: '/undo-email-change',
  roles: 'public',
  summary:
    'Restores the email that an account had before a change, by the token that was mailed there; every session of the account ends.',
  body: z.strictObject({
    /** From the link in the mail; single use, valid for seven days. */
    token: z.string('The link is not complete.').regex(/^[\w-]{43}$/, 'The link is not complete.'),
  }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: {
    400: 'The token is none.',
    409: 'Another account has the email by now.',
    410: 'The link has expired, was used already, or an earlier change was undone.',
    429: 'Too many attempts; Retry-After says when to try again.',
  },
});

export const adminMetrics = defineContract({
  name: 'admin-metrics',
  method: 'GET',
  path: '/admin/metrics',
  roles: rolesThatCan('metrics.read'),
  summary: 'The counts on the admin’s dashboard: accounts, candidates that a search can find, jobs.',
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    metrics: z.strictObject({ userManagement: z.int(), candidateManagement: z.int(), jobManagement: z.int() }),
  }),
  errors: {},
});
