import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formOf, goodPersonals, signedInSeeker } from '#api/testing/profile-fixture.ts';
import { startTestApi, type TestApi } from '#api/testing/test-api.ts';

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
const look = (send = seeker.send, id = String(seeker.candidate)) => send('GET', `/api/profile-picture/${id}`);
const png = (bytes = 64) =>
  Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(Math.max(0, bytes - 8))]);
const photo = (bytes: Buffer, name = 'me.png') => ({ profilePic: new File([new Uint8Array(bytes)], name) });

describe('a photo', () => {
  it('is served to its owner, employers and admins, with nosniff; another seeker gets 404', async () => {
    const { body } = await save({}, photo(png()));
    expect(body.candidate.profilePicLink).toMatch(/^profile-picture\/[0-9a-f]{24}\?v=[0-9a-f]{24}$/);
    const answer = await seeker.send('GET', `/api/${body.candidate.profilePicLink}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await look(await api.as('employer'))).status).toBe(200);
    expect((await look(await api.as('admin'))).status).toBe(200);
    expect((await look((await signedInSeeker(api)).send)).status).toBe(404);
    expect((await look(api.anyone)).status).toBe(401);
  });

  it('takes the former one’s place, whose bytes go; saving without one keeps it', async () => {
    await save({}, photo(png()));
    const before = (await seeker.profile()).candidate.profilePicLink;
    await save({}, photo(Buffer.from('RIFF....WEBPVP8 ', 'latin1')));
    const after = (await seeker.profile()).candidate.profilePicLink;
    expect(after).not.toBe(before);
    expect((await look()).headers.get('content-type')).toBe('image/webp');
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

  it('may have 2 MB and not a byte more', async () => {
    const full = 2 * 1024 * 1024;
    expect((await save({}, photo(png(full)))).status).toBe(200);
    expect(await save({}, photo(png(full + 1)))).toMatchObject({ status: 413, body: { message: 'Max size 2MB.' } });
  });
});
