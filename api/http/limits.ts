import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from './errors.ts';

export interface RateLimit {
  /** Throws 429 with Retry-After once the key has used up its points. */
  take(key: string): Promise<void>;
  /** Resets the key's points. */
  forget(key: string): Promise<void>;
}

export interface Limits {
  signinByAddress: RateLimit;
  /** Requests for codes. The limit per account is in the stored code: see otp.ts. */
  otpByAddress: RateLimit;
  /** One at a time per email, or two concurrent requests would both find that none was sent yet. */
  otpInProgress: InFlightLimit;
  /** Attempts to enter a code; in addition, each code allows five. */
  otpTriesByAddress: RateLimit;
  resetByAddress: RateLimit;
  undoByAddress: RateLimit;
  ticketsByAccount: RateLimit;
  /** By account: each may hold 500 MB on disk until it is answered. */
  uploadsInProgress: InFlightLimit;
}

const QUARTER_HOUR_SECONDS = 15 * 60;
/** Many people of one office share an address. */
const SIGNINS_BY_ADDRESS = 100;
const CODES_BY_ADDRESS = 50;
const CODE_TRIES_BY_ADDRESS = 100;
const RESETS_BY_ADDRESS = 50;
const UNDOS_BY_ADDRESS = 50;
const HOUR_SECONDS = 60 * 60;
const TICKETS_BY_ACCOUNT = 10;
/** A screen sends one at a time. */
export const UPLOADS_AT_ONCE = 10;

/**
 * The limits of one process, which bound its load. Limits per account apply across processes: see account-limits.ts.
 */
export function createLimits(): Limits {
  return {
    signinByAddress: byAddress(rateLimit(SIGNINS_BY_ADDRESS, QUARTER_HOUR_SECONDS, 'Too many sign-in attempts.')),
    ticketsByAccount: rateLimit(TICKETS_BY_ACCOUNT, HOUR_SECONDS, 'Too many tickets.'),
    otpByAddress: byAddress(rateLimit(CODES_BY_ADDRESS, QUARTER_HOUR_SECONDS, 'Too many OTP requests.')),
    uploadsInProgress: inFlightLimit(UPLOADS_AT_ONCE, 'Too many of your uploads are in progress.'),
    otpInProgress: inFlightLimit(1, 'An OTP is being sent already.'),
    otpTriesByAddress: byAddress(rateLimit(CODE_TRIES_BY_ADDRESS, QUARTER_HOUR_SECONDS, 'Too many OTP attempts.')),
    resetByAddress: byAddress(rateLimit(RESETS_BY_ADDRESS, QUARTER_HOUR_SECONDS, 'Too many password resets.')),
    undoByAddress: byAddress(rateLimit(UNDOS_BY_ADDRESS, QUARTER_HOUR_SECONDS, 'Too many attempts to undo.')),
  };
}

function rateLimit(points: number, seconds: number, message: string): RateLimit {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return {
    async take(key) {
      try {
        await limiter.consume(key);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw tooMany(message, refused.msBeforeNext);
      }
    },
    async forget(key) {
      await limiter.delete(key);
    },
  };
}

/** Groups IPv6 addresses by their /64: a client with one address has all of it. */
function byAddress(limit: RateLimit): RateLimit {
  return { take: (address) => limit.take(networkOf(address)), forget: (address) => limit.forget(networkOf(address)) };
}

function networkOf(address: string): string {
  const old = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (old || !isIPv6(address)) return old ?? address;
  const [front = '', back] = address.split('::');
  const head = front.split(':').filter(Boolean);
  const tail = back?.split(':').filter(Boolean) ?? [];
  const groups = [...head, ...Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(':');
}

/** The error for a client that may retry in `ms`. */
export function tooMany(message: string, ms: number): ApiError {
  const retryAfterSeconds = Math.ceil(ms / 1000);
  return new ApiError(429, `${message} Please try again in ${inWords(retryAfterSeconds)}.`, { retryAfterSeconds });
}

export function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 120) return `${Math.ceil(minutes / 60)} hours`;
  return minutes > 1 ? `${minutes} minutes` : `${seconds} seconds`;
}

export interface InFlightLimit {
  /** Runs the work, or throws 429 if the key has too much in progress. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

function inFlightLimit(atOnce: number, message: string): InFlightLimit {
  const running = new Map<string, number>();
  return {
    async run(key, work) {
      const before = running.get(key) ?? 0;
      if (before >= atOnce)
        throw new ApiError(429, `${message} Please try again in a second.`, { retryAfterSeconds: 1 });
      running.set(key, before + 1);
      try {
        return await work();
      } finally {
        const left = (running.get(key) ?? 1) - 1;
        if (left > 0) running.set(key, left);
        else running.delete(key);
      }
    },
  };
}
