import type { Context } from 'koa';
import type { Model, ProjectionType, QueryFilter } from 'mongoose';
import type { z } from 'zod';
import { ApiError } from './errors.ts';

/** Throws 400 for null characters, at which some stores truncate, and unpaired surrogates, which stores replace. */
export function refuseBrokenText(text: string): void {
  if (text.includes('\0')) throw new ApiError(400, 'Null characters are not allowed.');
  if (!text.isWellFormed()) throw new ApiError(400, 'Text must be valid Unicode.');
}

/**
 * Parses external JSON. Throws a SyntaxError if it is invalid, and as refuseBrokenText does for any key or string in
 * it.
 */
export function parseJson(text: string): unknown {
  // a reviver slows parsing down: use it only if an escape may contain such characters
  return JSON.parse(text, /\\u(0000|d[89a-f])/i.test(text) ? refuseBrokenPart : undefined);
}

function refuseBrokenPart(name: string, value: unknown): unknown {
  refuseBrokenText(name);
  if (typeof value === 'string') refuseBrokenText(value);
  return value;
}

interface FieldProblem {
  field: string;
  message: string;
}

/** Parses one part of a request. Throws 400 with `errors: [{field, message}]`; the message names the first fields. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.flatMap((issue) => problemsOf(issue, []));
  const shown = problems.slice(0, 3).map(({ message }) => message);
  throw new ApiError(400, shown.join(' '), { errors: problems.slice(0, 50) });
}

/** Messages of our own schemas are used unchanged; others get the field's name in front. */
function problemsOf(issue: z.core.$ZodIssue, parents: readonly PropertyKey[]): FieldProblem[] {
  const path = [...parents, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const field = [...path, key].map(String).join('.');
      return { field, message: `Unknown field '${field}'.` };
    });
  }
  const field = path.map(String).join('.');
  if (isOwnSentence(issue.message)) return [{ field, message: issue.message }];
  if (issue.code === 'invalid_union') return unionProblems(issue, path, field);
  return [{ field, message: field ? `Field '${field}': ${issue.message}.` : `The request: ${issue.message}.` }];
}

/** For a union of shapes, reports the branch that matched furthest; for a union of values, lists them all. */
function unionProblems(issue: z.core.$ZodIssueInvalidUnion, path: PropertyKey[], field: string): FieldProblem[] {
  const values = issue.errors.flatMap((branch) =>
    branch.flatMap((each) => (each.code === 'invalid_value' ? each.values : [])),
  );
  if (values.length > 0) return [{ field, message: `Field '${field}': must be one of ${values.join(', ')}.` }];
  const furthest = issue.errors.find((branch) =>
    branch.every((each) => each.path.length > 0 || each.code === 'unrecognized_keys'),
  );
  if (furthest) return furthest.flatMap((each) => problemsOf(each, path));
  return [{ field, message: `Field '${field}': is of the wrong type.` }];
}

/** How zod's own messages start; they don't name the field. */
const ZOD_MESSAGE =
  /^(Invalid (input|option|string|number|key|value|ISO|URL|UUID|email address)|Too (big|small)|Unrec)/;

function isOwnSentence(message: string): boolean {
  return /^[A-Z0-9≥]/.test(message) && !ZOD_MESSAGE.test(message);
}

/** Far above the largest filter (600 badges), far below what would block the process. */
const MAX_BODY_BYTES = 1024 * 1024;

/**
 * Reads the request's JSON; `{}` if there is no body. Throws 413 over 1 MiB, 415 for another media type, 400 for
 * invalid JSON and as refuseBrokenText does.
 */
export async function readJson(ctx: Context): Promise<unknown> {
  const text = await readText(ctx);
  if (text.trim() === '') return {};
  if (!ctx.is('application/json', 'application/*+json')) {
    throw new ApiError(415, 'The request must be JSON (content-type: application/json).');
  }
  try {
    return parseJson(text);
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError(400, 'The request is not valid JSON.', { cause });
  }
}

async function readText(ctx: Context): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  if (Number(ctx.get('content-length')) > MAX_BODY_BYTES) throw tooLarge(ctx);
  // don't destroy the request when leaving the loop early: the answer uses the same connection
  for await (const piece of ctx.req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > MAX_BODY_BYTES) throw tooLarge(ctx);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function tooLarge(ctx: Context): ApiError {
  ctx.set('connection', 'close'); // what is still on its way is not read
  return new ApiError(413, 'The request is larger than 1 MB.');
}

interface Page<T> {
  records: T[];
  /** On all pages together. */
  total: number;
  totalPages: number;
}

interface PageOptions<T> {
  sort: Record<string, 1 | -1>;
  /** From 1. */
  page: number;
  perPage: number;
  /** If absent, all fields. */
  fields?: ProjectionType<T>;
}

/** A pattern of MongoDB that matches exactly this text. */
export const literalPattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Reads a page of the records that a filter selects. */
export async function readPage<T>(model: Model<T>, filter: QueryFilter<T>, options: PageOptions<T>): Promise<Page<T>> {
  const { sort, page, perPage, fields } = options;
  const [records, total] = await Promise.all([
    model
      .find(filter, fields)
      .sort(sort)
      .skip((page - 1) * perPage)
      .limit(perPage)
      .lean<T[]>(),
    // without a filter, the server knows the number
    Object.keys(filter).length === 0 ? model.estimatedDocumentCount() : model.countDocuments(filter),
  ]);
  return { records, total, totalPages: Math.ceil(total / perPage) };
}
