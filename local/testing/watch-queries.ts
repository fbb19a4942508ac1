import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventEmitter } from 'node:events';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import mongoose, { type Connection } from 'mongoose';
import { type QueryShape, shapesOf } from '#mongo/query-plans/query-shape.ts';

/**
 * Watches the queries that the product's own code sends while tests run. A query belongs to the file that built it;
 * queries of tests and of test support don't count.
 */

const root = resolve(import.meta.dirname, '../..');
const PRODUCT = /^(api|indexer|mongo)\//;
const NO_PRODUCT = /\.test\.ts$|\/testing\/|^mongo\/seed\/generator\//;
const NOT_PRODUCT = '';
/** These pass on queries of other files. */
const PASSING_ON = new Set(['mongo/changes/write-guard.ts', 'api/http/request.ts']);

/** The file that sends the current query. */
const sender = new AsyncLocalStorage<string>();
const SENDER = Symbol('the file that built the query');

type Seen = (shape: QueryShape, from: string, connection: Connection) => void;

/** Starts watching all connections that mongoose opens from now on; `seen` receives each shape and its file. */
export function watchQueries(seen: Seen): void {
  const { Query, Aggregate, Model } = mongoose as unknown as Record<string, { prototype: Methods } & Methods>;
  for (const name of Object.getOwnPropertyNames(Query!.prototype).filter((name) =>
    /^(find|count|distinct|delete|update|replace)/.test(name),
  )) {
    before(Query!.prototype, name, (query) => {
      query[SENDER] ??= callingFile();
    });
  }
  for (const [prototype, name] of [
    [Query!.prototype, 'exec'],
    [Query!.prototype, 'cursor'],
    [Aggregate!.prototype, 'exec'],
    [Aggregate!.prototype, 'cursor'],
  ] as const) {
    inside(prototype, name, (query) => query[SENDER] as string | undefined);
  }
  before(Aggregate!.prototype, 'model', (aggregate) => {
    aggregate[SENDER] ??= callingFile();
  });
  inside(Model!, 'bulkWrite', callingFile);
  const { events } = mongoose as unknown as { events: EventEmitter };
  events.on('createConnection', (connection: Connection) => {
    connection.on('operation-start', ({ collectionName, method, params }: Operation) => {
      const from = sender.getStore() ?? callingFile();
      if (from === NOT_PRODUCT) return;
      for (const shape of shapesOf(collectionName, method, params)) seen(shape, from, connection);
    });
  });
}

interface Operation {
  collectionName: string;
  method: string;
  params: unknown[];
}

type Receiver = Record<symbol, unknown>;
type Methods = Record<string, (this: Receiver, ...args: unknown[]) => unknown>;

function before(methods: Methods, name: string, note: (receiver: Receiver) => void): void {
  const original = methods[name]!;
  if (typeof original !== 'function') return;
  methods[name] = function (...args) {
    note(this);
    return original.apply(this, args);
  };
}

function inside(methods: Methods, name: string, file: (receiver: Receiver) => string | undefined): void {
  const original = methods[name]!;
  methods[name] = function (...args) {
    return sender.run(file(this) ?? NOT_PRODUCT, () => original.apply(this, args));
  };
}

/** The nearest file on the stack that is neither a package nor this one, or '' if it isn't the product's. */
function callingFile(): string {
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.stackTraceLimit = 40;
  Error.prepareStackTrace = (_, calls) => calls.map((call) => call.getFileName() ?? '');
  const files = new Error().stack as unknown as string[];
  Error.prepareStackTrace = prepareStackTrace;
  Error.stackTraceLimit = stackTraceLimit;
  for (const file of files) {
    const path = file.startsWith('file:') ? fileURLToPath(file) : file;
    if (!path.startsWith(root) || path.includes('/node_modules/') || path === import.meta.filename) continue;
    const name = relative(root, path);
    if (PASSING_ON.has(name)) continue;
    return PRODUCT.test(name) && !NO_PRODUCT.test(name) ? name : NOT_PRODUCT;
  }
  return NOT_PRODUCT;
}
