import type { Context } from 'koa';
import type { Contract } from '#api/contract/define-contract.ts';
import type { CallContext, FileAnswer } from '#api/routes/handler.ts';
import { eventStream } from './event-stream.ts';

/** Puts a handler's answer on its way: JSON, events or a file, as the contract says. */
export function sendAnswer(ctx: Context, contract: Contract, answer: unknown, { signal, log }: CallContext): void {
  ctx.set('cache-control', 'no-store');
  if (contract.response) {
    ctx.type = 'application/json';
    ctx.body = JSON.stringify(answer); // a string: Koa would stringify an object a second time to learn its length
  } else if (contract.stream) {
    ctx.type = 'text/event-stream';
    ctx.set('x-accel-buffering', 'no'); // or nginx keeps the events back
    ctx.body = eventStream(answer as Parameters<typeof eventStream>[0], signal, (error) =>
      log.error({ err: error }, 'event stream failed'),
    );
  } else {
    const file = answer as FileAnswer;
    ctx.attachment(file.fileName, { type: file.inline ? 'inline' : 'attachment' });
    ctx.type = file.mediaType;
    ctx.body = file.body;
  }
}
