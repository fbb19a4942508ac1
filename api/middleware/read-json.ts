import type { Context } from 'koa';
import { ApiError } from '#api/errors.ts';
import { parseJson } from './broken-text.ts';

/** Far above the largest filter (600 badges), far below what would hold the process up. */
const MAX_BODY_BYTES = 1024 * 1024;

/**
 * The request's JSON; `{}` where there is no body. Throws 413 over 1 MiB, 415 for another media type, 400 for
 * broken JSON and as refuseBrokenText does.
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
  // left in the middle it must not be destroyed: the answer goes over the same connection
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
