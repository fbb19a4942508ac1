import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityOf, makeMarkedPerson } from '#api/testing/marked-person.ts';
import {
  placesInIndices,
  placesInMailFiles,
  placesInMongo,
  placesInTopics,
  type ReadablePlace,
} from '#api/testing/readable-places.ts';
import { PASSWORD, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { type TestIndexer, testIndexer } from '#indexer/testing/test-indexer.ts';
import { createLog } from '#mongo/log.ts';

const ERASED_WITHIN_MS = 60_000;
let servers: TestIndexer;
let api: TestApi;
let logged = '';
let readers = 0;

beforeAll(async () => {
  servers = await testIndexer();
  const log = createLog(
    'api',
    'debug',
    new Writable({
      write(line, _encoding, done) {
        logged += String(line);
        done();
      },
    }),
  );
  await servers.start({}, log);
  api = await startTestApi(servers.environment, log);
});
afterAll(async () => {
  await api?.stop();
  await servers?.close();
});

/** Everything that is readable through the product or the servers' APIs. */
async function readAll(): Promise<ReadablePlace[]> {
  const { mongo, kafka, elasticsearch, namespace } = servers;
  readers += 1;
  return [
    ...(await placesInMongo(mongo)),
    ...(await placesInIndices(elasticsearch, namespace)),
    ...(await placesInTopics(kafka, namespace, `reader-${readers}`)),
    ...(await placesInMailFiles(api.deps.config.DATA_DIR)),
    { place: 'logs', text: logged },
  ];
}

/** Whether a text contains a marker as a whole: the other person's are longer by a letter or digit. */
function contains(text: string, marker: string): boolean {
  for (let at = text.indexOf(marker); at >= 0; at = text.indexOf(marker, at + 1)) {
    if (!/[a-z0-9]/.test(text.charAt(at - 1)) && !/[a-z0-9]/.test(text.charAt(at + marker.length))) return true;
  }
  return false;
}

/** Where the markers occur, as `place: marker`. */
async function findMarkers(markers: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const { place, text } of await readAll()) {
    const lower = text.toLowerCase();
    for (const marker of markers) if (contains(lower, marker.toLowerCase())) found.add(`${place}: ${marker}`);
  }
  return [...found].toSorted();
}

const placesOf = (found: readonly string[]) => [...new Set(found.map((one) => one.split(':')[0]!))];
const distinct = (found: readonly string[]) => new Set(found.map((one) => one.slice(one.indexOf(': ') + 2))).size;

describe.each([
  ['by an admin, without an account', false],
  ['by themself, with an account', true],
])('a person who is erased %s', (_by, account) => {
  it('disappears everywhere within a minute; a person with nearly the same name and contacts stays', async () => {
    const seed = account ? 'alder' : 'birch';
    const near = { ...identityOf(`${seed}x`), email: `xzq${seed}@quietwater.example`, phone: '9712345678' };
    const person = await makeMarkedPerson(api, seed, near, { account });
    const kept = [near.name, near.email, near.phone, 'Kept City', 'Kept reason'];
    const places = () => findMarkers(person.markers).then(placesOf);
    await expect
      .poll(places, { interval: 2_000 })
      .toEqual(
        expect.arrayContaining([expect.stringMatching(/^index .*candidates/), 'mail files', 'bytes in resumes']),
      );
    const before = await findMarkers(person.markers);
    expect(distinct(before)).toBeGreaterThanOrEqual(50);
    expect(placesOf(before).length).toBeGreaterThanOrEqual(account ? 20 : 17);
    const keptBefore = await findMarkers(kept);

    const sender = await api.signIn(account ? person.user!._id : person.admin._id);
    const { status, body } = account
      ? await sender('POST', '/api/erase-me', { body: { password: PASSWORD } })
      : await sender('POST', `/api/erase-candidate/${person._id}`, { body: { applicantID: person.applicantID } });
    expect({ status, body }).toMatchObject({ status: 200 });
    const erasedAt = Date.now();
    await expect.poll(() => findMarkers(person.markers), { timeout: ERASED_WITHIN_MS, interval: 2_000 }).toEqual([]);
    expect(Date.now() - erasedAt).toBeLessThan(ERASED_WITHIN_MS);

    // a history entry is deleted as a whole, regardless of its other criteria
    const keptAfter = keptBefore.filter((one) => !one.startsWith('mongo searchHistory'));
    expect(await findMarkers(kept)).toEqual(keptAfter);
    expect(body.receipt.removed).toEqual(
      expect.arrayContaining([
        { kind: 'profile', count: 1 },
        { kind: 'import rows', count: 5 },
        { kind: 'saved searches', count: 3 },
        { kind: 'search history', count: 1 },
        { kind: 'shortlists', count: 1 },
        { kind: 'mentions in tickets', count: 1 },
        { kind: 'mentions in jobs', count: 1 },
        { kind: 'mentions in companies', count: 1 },
      ]),
    );
    const employer = await servers.mongo.savedSearches.findOne({ name: `Find ${near.name}` }).lean();
    expect(employer?.filter).toMatchObject({ keyword: { badges: [{ keyword: near.name }] }, skills: ['Java'] });
  });
});
