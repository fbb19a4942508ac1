import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import type { Middleware } from 'koa';
import serve from 'koa-static';
import { ApiError } from './errors.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Serves the built UI. Files under assets/ have a hash in their name and are cached permanently; every other path
 * without an extension gets index.html, which is revalidated each time.
 */
export function serveUi(path: string): Middleware {
  const directory = resolve(path);
  const files = serve(directory, {
    index: false,
    setHeaders: (res, file) => {
      const hashed = file.startsWith(join(directory, 'assets'));
      // each file may have compressed variants
      res.setHeader('vary', 'accept-encoding');
      res.setHeader('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  const index = join(directory, 'index.html');
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw new ApiError(404, 'There is nothing at this address.');
    if (extname(ctx.path) !== '') {
      await files(ctx, next).catch(refuseOddPath);
      if (ctx.body === undefined || ctx.body === null) throw new ApiError(404, 'There is no such file.');
      return;
    }
    const found = await stat(index).catch(() => null); // for any reason: there is no page to send
    if (!found) throw new ApiError(404, 'The screens are not built: run `npm run build`.');
    ctx.type = 'text/html';
    ctx.set('cache-control', 'no-cache');
    ctx.lastModified = found.mtime;
    ctx.length = found.size;
    ctx.status = 200;
    if (ctx.fresh) ctx.status = 304;
    else ctx.body = createReadStream(index);
  };
}

/** A path outside the folder, or one that can't be decoded, is a 404; anything else is a server error. */
function refuseOddPath(error: Error & { status?: number }): void {
  if (error.status === undefined || error.status >= 500) throw error;
}
