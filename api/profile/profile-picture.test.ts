import { Types } from 'mongoose';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pictureOf } from '#api/testing/picture-fixture.ts';
import { formOf, goodPersonals, signedInSeeker } from '#api/testing/profile-fixture.ts';
import { startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { findFile, readFile, storeFile } from '#mongo/files/store-file.ts';
import type { FileRecord } from '#mongo/models/file.ts';

let api: TestApi;
let seeker: Awaited<ReturnType<typeof signedInSeeker>>;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  seeker = await signedInSeeker(api);
});

const save = (changes: object = {}, files: Record<string, File> = {}) =>
  seeker.post('update-personal-details', formOf({ ...goodPersonals, ...changes }, files));
const picture = (send = seeker.send, id = String(seeker.candidate)) => send('GET', `/api/profile-picture/${id}`);
const [png, jpeg, webp] = await Promise.all([
  pictureOf({ format: 'png' }),
  pictureOf({ format: 'jpeg' }),
  pictureOf({ format: 'webp' }),
]);
/** Decodes bytes as the test client does for bodies that are not JSON. */
const asText = (bytes: Buffer) => new TextDecoder().decode(bytes);
const photo = (bytes: Buffer, name = 'me.png') => ({ profilePic: new File([new Uint8Array(bytes)], name) });

describe('a photo', () => {
  it('is served to its owner, employers and admins, with nosniff; another seeker gets 404', async () => {
    const { body } = await save({}, photo(png));
    expect(body.candidate.profilePicLink).toMatch(/^profile-picture\/[0-9a-f]{24}\?v=[0-9a-f]{24}$/);
    const answer = await seeker.send('GET', `/api/${body.candidate.profilePicLink}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await picture(await api.as('employer'))).status).toBe(200);
    expect((await picture(await api.as('admin'))).status).toBe(200);
    expect((await picture((await signedInSeeker(api)).send)).status).toBe(404);
    expect((await picture(api.anyone)).status).toBe(401);
  });

  it('replaces the former one and deletes its bytes; saving without one keeps it', async () => {
    await save({}, photo(png));
    const before = (await seeker.profile()).candidate.profilePicLink;
    await save({}, photo(webp));
    const after = (await seeker.profile()).candidate.profilePicLink;
    expect(after).not.toBe(before);
    expect((await picture()).headers.get('content-type')).toBe('image/webp');
    expect(await api.deps.mongo.files.countDocuments({ name: 'photo', createdBy: seeker.id })).toBe(1);
    await save({ middleName: 'Devi' });
    expect((await seeker.profile()).candidate.profilePicLink).toBe(after);
  });

  it.each([
    ['a page of HTML', Buffer.from('<html><script>1</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', Buffer.from('GIF89a')],
    ['an empty file', Buffer.alloc(0)],
  ])('that is %s is refused by its content, and nothing is saved', async (_, bytes) => {
    expect(await save({ middleName: 'Devi' }, photo(bytes))).toMatchObject({
      status: 415,
      body: { message: 'Only PNG, JPEG or WebP pictures allowed.' },
    });
    expect((await seeker.profile()).candidate).toMatchObject({ middleName: null, profilePicLink: null });
  });

  it('may have at most 2 MB', async () => {
    // decoders stop at a PNG's end: trailing bytes only add to the file size
    const full = Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024 - png.length)]);
    expect((await save({}, photo(full))).status).toBe(200);
    const over = Buffer.concat([full, Buffer.alloc(1)]);
    expect(await save({}, photo(over))).toMatchObject({ status: 413, body: { message: 'Max size 2MB.' } });
  });

  it('is stored and served without its location', async () => {
    await save({}, photo(jpeg, 'me.jpg'));
    const [stored] = await api.deps.mongo.files.find({ name: 'photo', createdBy: seeker.id }).lean<FileRecord[]>();
    const bytes = await readFile(api.deps.mongo, stored!);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect((await picture()).body).toBe(asText(bytes));
  });

  it('stored before re-encoding is cleaned at its first view; an unreadable one is not served', async () => {
    const { mongo, changes, now } = api.deps;
    const store = async (bytes: Buffer) => {
      const file = await storeFile(
        mongo,
        { name: 'photo', contentType: 'image/jpeg', createdBy: new Types.ObjectId(seeker.id) },
        [bytes],
        now(),
      );
      const profilePicLink = `profile-picture/${seeker.candidate}?v=${file._id}`;
      await changes.candidates.update(seeker.candidate, { $set: { profilePicLink } });
      return file._id;
    };
    const id = await store(jpeg);
    const answers = await Promise.all([picture(), picture(), picture()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const file = (await findFile(mongo, id))!;
    const bytes = await readFile(mongo, file);
    expect(file).toMatchObject({ reencoded: true, size: bytes.length, pieces: 1 });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    for (const { body } of [...answers, await picture()]) expect(body).toBe(asText(bytes));
    await store(jpeg.subarray(0, 50));
    expect((await picture()).status).toBe(404);
  });
});
