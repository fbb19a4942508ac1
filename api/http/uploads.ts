import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Context } from 'koa';
import { koaBody } from 'koa-body';
import { isDiskFull } from '#mongo/files/full-disk.ts';
import type { ApiConfig } from './config.ts';
import type { FileField } from './contract.ts';
import { ApiError } from './errors.ts';
import type { UploadedFile } from './handler.ts';
import { parseJson, refuseBrokenText } from './request.ts';

interface Multipart {
  body: Record<string, unknown>;
  files: Record<string, UploadedFile[]>;
  /** Deletes the files from disk. */
  discard(): Promise<void>;
}

/** Where the files of a request are while it is handled: on disk, since in memory a few uploads would fill it. */
export const uploadFolder = ({ DATA_DIR }: Pick<ApiConfig, 'DATA_DIR'>): string => resolve(DATA_DIR, 'uploads');

/** Longer than any request takes. */
const LEFT_AFTER_MS = 60 * 60_000;

/** Creates the folder, and removes what killed processes left in it; others may be using it. */
export async function prepareUploads(folder: string, now: Date): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY })); // its request has ended
    if (now.getTime() - mtimeMs > LEFT_AFTER_MS) await rm(file, { force: true });
  }
}

/**
 * Reads a multipart request and stores its files on disk. Throws 415 for another media type, 413 for too large or too
 * many files, 400 for unknown or missing file fields, as refuseBrokenText does, and for a lost connection, 503 if the disk
 * is full; then no file is left on disk.
 */
export async function readMultipart(
  ctx: Context,
  fields: Readonly<Record<string, FileField>>,
  folder: string,
): Promise<Multipart> {
  if (!ctx.is('multipart/form-data'))
    throw new ApiError(415, 'The request must be a form with files (multipart/form-data).');
  const unknown = new Set<string>();
  // the parser lists files in the order in which their writing ends; handlers need the order sent
  const sent: string[] = [];
  const parse = koaBody({
    multipart: true,
    json: false,
    urlencoded: false,
    text: false,
    formidable: {
      uploadDir: folder,
      maxFileSize: Math.max(...Object.values(fields).map(mostFileBytes)),
      maxFiles: Object.values(fields).reduce((sum, { maxFiles }) => sum + maxFiles, 0),
      maxTotalFileSize: Object.values(fields).reduce((sum, field) => sum + mostTotalBytes(field), 0),
      maxFields: 100,
      maxFieldsSize: 1024 * 1024,
      allowEmptyFiles: true, // the field's own check rejects empty files with its own message
      minFileSize: 0,
      onFileBegin: (_name, { filepath }) => sent.push(filepath),
      filter: ({ name, originalFilename }) => {
        if (originalFilename === null || Object.hasOwn(fields, name ?? '')) return true;
        unknown.add(name ?? '');
        return false;
      },
    },
    onError: (error) => {
      throw toApiError(error, fields);
    },
  });
  await parse(ctx as Parameters<typeof parse>[0], async () => {});
  const files = filesOf(ctx, fields, sent);
  const discard = async () => {
    await Promise.all(
      Object.values(files)
        .flat()
        .map(({ path }) => rm(path, { force: true })),
    );
  };
  try {
    await refuseUnstored(Object.values(files).flat());
    const body = { ...(ctx.request.body as object) };
    refuseBrokenFields(body);
    refuseFiles(fields, files, unknown);
    return { body, files, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** The parser may end before the error of its last write arrives, and then hands over a file that is cut off. */
async function refuseUnstored(files: readonly UploadedFile[]): Promise<void> {
  for (const { path, bytes } of files) {
    const { size } = await stat(path);
    if (size !== bytes) throw new ApiError(503, NOT_STORED_MESSAGE, { cause: `${size} of ${bytes} bytes on disk` });
  }
}

const mostTotalBytes = ({ maxBytes, maxFiles, maxTotalBytes }: FileField): number =>
  maxTotalBytes ?? maxBytes * maxFiles;

const mostFileBytes = (field: FileField): number => (field.reportsLarger ? mostTotalBytes(field) : field.maxBytes);

/** JSON text in a field may contain as escapes what the form itself can't. */
function refuseBrokenFields(body: Record<string, unknown>): void {
  for (const text of Object.entries(body).flat(2)) {
    if (typeof text !== 'string') continue;
    refuseBrokenText(text);
    try {
      if (text.includes('\\u')) parseJson(text);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error; // text that is not JSON is left as it is
    }
  }
}

function filesOf(
  ctx: Context,
  fields: Readonly<Record<string, FileField>>,
  sent: readonly string[],
): Record<string, UploadedFile[]> {
  return Object.fromEntries(
    Object.keys(fields).map((name) => {
      const given = ctx.request.files?.[name] ?? [];
      const list = Array.isArray(given) ? given : [given];
      return [
        name,
        list
          .toSorted((one, other) => sent.indexOf(one.filepath) - sent.indexOf(other.filepath))
          .map((file) => ({ path: file.filepath, fileName: file.originalFilename ?? '', bytes: file.size })),
      ];
    }),
  );
}

function refuseFiles(
  fields: Readonly<Record<string, FileField>>,
  files: Record<string, UploadedFile[]>,
  unknown: ReadonlySet<string>,
): void {
  for (const name of unknown) throw new ApiError(400, `Unknown field '${name}'.`);
  for (const [name, field] of Object.entries(fields)) {
    const { maxFiles } = field;
    const given = files[name] ?? [];
    if (given.length === 0 && !field.optional) throw new ApiError(400, 'Please choose a file.');
    if (given.length > maxFiles) throw tooMany(maxFiles);
    if (given.some(({ bytes }) => bytes > mostFileBytes(field))) throw tooLarge(field);
    const total = given.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total > mostTotalBytes(field)) throw tooLarge(field);
  }
}

function tooLarge({ maxBytes, tooLarge: message }: FileField): ApiError {
  return new ApiError(413, message ?? `The file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`);
}

const tooMany = (maxFiles: number, options?: ErrorOptions): ApiError =>
  new ApiError(413, `At most ${maxFiles} ${maxFiles === 1 ? 'file' : 'files'} can be sent at once.`, options);

const NOT_STORED_MESSAGE = 'The file could not be stored. Please try again later.';

function toApiError(cause: Error & { httpCode?: number }, fields: Readonly<Record<string, FileField>>): ApiError {
  if (isDiskFull(cause)) return new ApiError(503, NOT_STORED_MESSAGE, { cause });
  if (cause.httpCode !== 413) return new ApiError(400, 'The upload did not arrive whole. Please try again.', { cause });
  const field: FileField = Object.values(fields)[0] ?? { maxBytes: 0, maxFiles: 0 };
  if (/maxFiles\b|files/i.test(cause.message) && !/size/i.test(cause.message)) {
    return tooMany(field.maxFiles, { cause });
  }
  return tooLarge(field);
}
