import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { BodyOf, Contract, ParamsOf, QueryOf, StreamEventOf } from './contract.ts';
import type { Dependencies } from './dependencies.ts';
import type { Session } from './session.ts';

/** A file of a multipart request. It is on disk until the handler has answered. */
export interface UploadedFile {
  path: string;
  /** The client's file name: untrusted, never part of a path. */
  fileName: string;
  bytes: number;
}

/** A file as an answer; sent as an attachment, or displayed with `inline`. */
export interface FileAnswer {
  body: Buffer | Readable;
  fileName: string;
  mediaType: string;
  inline?: boolean;
}

/** What a handler may know about its request in addition to the parsed input. */
export interface CallContext {
  requestId: string;
  address: string;
  userAgent: string;
  log: Logger;
  /** Aborted when the client disconnects; for a stream also when the process stops. */
  signal: AbortSignal;
  /** The id of the last event that a reconnecting client received. */
  lastEventId: string | null;
  /** Sets the session cookie or, with null, deletes it. */
  setSessionCookie(token: string | null): void;
  /** The token that this browser got for verifying the code of a forgotten password. */
  resetToken: string | null;
  setResetCookie(token: string | null): void;
  /** The challenge of a sign-in whose code is missing: see signin-challenge.ts. */
  signinChallenge: string | null;
  setSigninChallenge(challenge: string | null): void;
  /** Tokens of accounts that this browser has signed in to: see known-device.ts. */
  deviceTokens: readonly string[];
  setDeviceTokens(tokens: readonly string[]): void;
  /** Runs the work after the response has been sent; if it fails, logs `failure`. */
  afterwards(work: () => Promise<void>, failure: string): void;
  /** Whether the browser says that the request comes from our own page. False unless the header is present. */
  fromOwnPage: boolean;
}

type FilesOf<C extends Contract> = { [F in keyof C['files']]: UploadedFile[] };

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

/** A contract with its handler, as listed in routes.ts. */
export interface Route<C extends Contract = Contract> {
  contract: C;
  handle(call: HandlerCall<Contract>): Promise<unknown>;
}

/** Keeps the literal types of the answer while checking it against the contract. */
type Fits<A, Wanted> = A extends Wanted ? unknown : Wanted;

/** Binds a handler to its contract, which gives the types of input, session and answer. Failures are ApiErrors. */
export function handler<const C extends Contract, const A>(
  contract: C,
  handle: (call: HandlerCall<C>) => Promise<A & Fits<A, AnswerOf<C>>>,
): Route<C> {
  // callRoute parses the input by this contract, so the wider type is safe
  return { contract, handle: handle as unknown as Route['handle'] };
}
