import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { BodyOf, Contract, ParamsOf, QueryOf, StreamEventOf } from './contract.ts';
import type { Dependencies } from './dependencies.ts';
import type { Session } from './session.ts';

/** A file of a multipart request, on disk until the handler has answered; then it is gone. */
export interface UploadedFile {
  path: string;
  /** As the sender named it: never trusted, never part of a path. */
  fileName: string;
  bytes: number;
}

/** A file as an answer; sent as an attachment, or shown in the page with `inline`. */
export interface FileAnswer {
  body: Buffer | Readable;
  fileName: string;
  mediaType: string;
  inline?: boolean;
}

/** What a handler may know of its request beyond the parsed input. */
export interface CallContext {
  requestId: string;
  address: string;
  userAgent: string;
  log: Logger;
  /** Aborted when the caller has gone; that of a stream also when the process stops. */
  signal: AbortSignal;
  /** The id of the last event that a reconnecting stream saw. */
  lastEventId: string | null;
  /** Sets our session cookie, or with null takes it away. */
  setSessionCookie(token: string | null): void;
  /** What this browser got when it verified the code of a forgotten password. */
  resetToken: string | null;
  setResetCookie(token: string | null): void;
  /** What the browser proves to have signed in to: see device-token.ts. */
  deviceTokens: readonly string[];
  setDeviceTokens(tokens: readonly string[]): void;
  /** Runs the work once the answer has gone, which doesn't wait for it; where it fails, `failure` is logged. */
  afterwards(work: () => Promise<void>, failure: string): void;
  /** The browser says that a page of ours asks; what nobody said is false. */
  fromOwnPage: boolean;
}

export type FilesOf<C extends Contract> = { [F in keyof C['files']]: UploadedFile[] };

export interface HandlerCall<C extends Contract> {
  input: { params: ParamsOf<C>; query: QueryOf<C>; body: BodyOf<C>; files: FilesOf<C> };
  session: C['roles'] extends 'public' ? Session | null : Session;
  deps: Dependencies;
  ctx: CallContext;
}

export type AnswerOf<C extends Contract> = C['response'] extends z.ZodType
  ? z.input<C['response']>
  : C['stream'] extends object
    ? AsyncIterable<StreamEventOf<C>>
    : FileAnswer;

/** A contract with what answers it, as routes.ts lists them. */
export interface Route<C extends Contract = Contract> {
  contract: C;
  handle(call: HandlerCall<Contract>): Promise<unknown>;
}

/** Keeps the answer's literals while holding it to the contract. */
type Fits<A, Wanted> = A extends Wanted ? unknown : Wanted;

/** Binds a handler to its contract: the types of input, session and answer come from it. Failures are ApiErrors. */
export function handler<const C extends Contract, const A>(
  contract: C,
  handle: (call: HandlerCall<C>) => Promise<A & Fits<A, AnswerOf<C>>>,
): Route<C> {
  // the machinery parses the input by this very contract, so the wider type is met
  return { contract, handle: handle as unknown as Route['handle'] };
}
