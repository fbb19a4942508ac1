import { z } from 'zod';
import { type Role, roles } from '#domain/roles.ts';

export const XLSX_MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Who may call: anyone, every signed-in account, or accounts of these roles. */
type Access = 'public' | 'signed-in' | readonly Role[];

/** One file field of a multipart request. */
export interface FileField {
  maxBytes: number;
  maxFiles: number;
  /** Limit for all files together; if absent, each file may have the maximum. */
  maxTotalBytes?: number;
  /** The request may contain larger files: the handler reports each of them instead of using it. */
  reportsLarger?: boolean;
  /** The error message for a larger file; if absent, it names the limit. */
  tooLarge?: string;
  /** The request may omit the file. */
  optional?: boolean;
}

/**
 * One call of the HTTP API. Validation, access check, typed client, docs and tests derive from it. `path` has no `/api`
 * prefix; `{id}` marks a parameter. The answer is one of: `response` (JSON), `stream` (server-sent events by name) or
 * `file` (media types).
 */
export interface Contract {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  roles: Access;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** JSON; with `files`, the text fields of the multipart request. */
  body?: z.ZodObject;
  files?: Readonly<Record<string, FileField>>;
  response?: z.ZodType;
  stream?: Readonly<Record<string, z.ZodType>>;
  file?: readonly string[];
  /** For a GET that changes something: accepted only from our own pages. */
  ownPagesOnly?: boolean;
  /** Also answers an account that must set up its second factor first. */
  beforeSecondFactor?: true;
  /** Errors in addition to those that every call of its kind can return (see errorsOf): status → condition. */
  errors: Readonly<Record<number, string>>;
}

/** Checks at load time what types can't: throws if path and params, or the kinds of answer, don't match. */
export function defineContract<const C extends Contract>(contract: C): C {
  const named = [...contract.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  const declared = Object.keys(contract.params?.shape ?? {});
  if (named.toSorted().join() !== declared.toSorted().join()) {
    throw new Error(`${contract.name}: the path names {${named.join()}}, params {${declared.join()}}`);
  }
  const answers = [contract.response, contract.stream, contract.file].filter((answer) => answer !== undefined);
  if (answers.length !== 1) throw new Error(`${contract.name}: one of response, stream and file must be given`);
  return contract;
}

type Parsed<Schema, Absent> = Schema extends z.ZodType ? z.output<Schema> : Absent;
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

export type ParamsOf<C extends Contract> = Parsed<C['params'], Record<string, never>>;
export type QueryOf<C extends Contract> = Parsed<C['query'], Record<string, never>>;
export type BodyOf<C extends Contract> = Parsed<C['body'], Record<string, never>>;
export type ResponseOf<C extends Contract> = Parsed<C['response'], never>;

type Given<Name extends string, Schema> = Schema extends z.ZodType
  ? Record<never, never> extends z.input<Schema>
    ? { [K in Name]?: Sent<Schema> }
    : { [K in Name]: Sent<Schema> }
  : unknown;

/** The client's input: only the parts that the contract declares. */
export type CallInput<C extends Contract> = Given<'params', C['params']> &
  Given<'query', C['query']> &
  Given<'body', C['body']> &
  (C['files'] extends object ? FilesToSend<C['files']> : unknown);

type FilesToSend<Files> =
  Files extends Readonly<Record<string, { optional: true }>>
    ? { files?: { [F in keyof Files]?: File | readonly File[] } }
    : { files: { [F in keyof Files]: File | readonly File[] } };

/** One server-sent event of a streaming contract: name and data. */
export type StreamEventOf<C extends Contract> =
  C['stream'] extends Readonly<Record<string, z.ZodType>>
    ? {
        [Event in keyof C['stream'] & string]: { event: Event; data: z.output<C['stream'][Event]>; id?: string };
      }[keyof C['stream'] & string]
    : never;

const NOT_ALLOWED = 'has another role, or must set up its second factor first (reason `second-factor-needed`)';

export const TOO_LONG_MESSAGE = 'The address and the headers together are longer than 16 KB.';

/** Every error status of the call and its condition: the contract's own and those of its kind. */
export function errorsOf(contract: Contract): Record<number, string> {
  const errors: Record<number, string> = {};
  if (contract.params || contract.query || contract.body || contract.files) {
    errors[400] = 'A field is unknown, missing or of the wrong type; the message names it.';
  }
  if (contract.body || contract.files) {
    errors[413] = 'The request is larger than allowed.';
    errors[415] = 'The request is not of the expected media type.';
  }
  if (contract.files)
    errors[429] = 'Too many uploads of the account are in progress; Retry-After says when to try again.';
  if (contract.roles !== 'public') errors[401] = 'Not signed in, or the session has ended.';
  if (contract.roles !== 'public') errors[403] = `The account ${NOT_ALLOWED}.`;
  if (contract.method !== 'GET' || contract.ownPagesOnly)
    errors[403] = `Another site's request, or the account ${NOT_ALLOWED}.`;
  if (contract.method !== 'GET') errors[409] = 'Another change has locked the record for too long; try again.';
  errors[431] = TOO_LONG_MESSAGE;
  errors[500] = 'Server error; the request id is in the log.';
  errors[503] = 'A server behind the API is away, or the disk for uploads is full.';
  return { ...errors, ...contract.errors };
}

/** The condition of a 429 from a call whose use is counted by account and day: see domain/daily-uses.ts. */
export const DAY_USED_UP = 'The account’s limit for the day is reached; Retry-After says when it resets.';

/** The body of every failed call. */
export const failure = z.strictObject({
  success: z.literal(false),
  message: z.string(),
  errors: z.array(z.unknown()).optional(),
});

/** The account as its owner sees it. `id` is the display number (`USR-000001`). */
export const currentUser = z.strictObject({
  _id: z.string(),
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  contact: z.string(),
  role: z.enum(roles),
});
export type CurrentUser = z.infer<typeof currentUser>;
