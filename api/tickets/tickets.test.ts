import type { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';

const subject = 'Cannot open my resume';
const message = 'The page stays empty when I click on View.';

let api: TestApi;
let owner: { _id: Types.ObjectId; email: string };
let seeker: Send;
let admin: Send;
let adminId: Types.ObjectId;

beforeAll(async () => {
  api = await startTestApi();
  adminId = (await api.makeUser('admin'))._id;
  admin = await api.signIn(adminId);
});
afterAll(() => api.stop());
beforeEach(async () => {
  owner = await api.makeUser('job-seeker');
  seeker = await api.signIn(owner._id);
});

const raise = (body: unknown = { subject, message }, by = seeker) => by('POST', '/api/ticket-raise', { body });
const mine = async (by = seeker) => (await by('GET', '/api/fetch-tickets')).body.ticket;
const noticesOf = (user: Types.ObjectId) => api.deps.mongo.notifications.find({ user }).sort({ createdAt: -1 }).lean();

describe('raising', () => {
  it('stores the ticket, trimmed, under the next number, and notifies the admins', async () => {
    const { status, body } = await raise({ subject: `  ${subject} `, message: `\n${message}\n` });
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: expect.stringMatching(/^Ticket TKT-\d{6} raised successfully!$/) });
    const [ticket] = await mine();
    expect(ticket).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      ticketId: /TKT-\d{6}/.exec(body.message)![0],
      subject,
      message,
      status: 'raised',
      createdAt: expect.any(String),
    });
    expect((await noticesOf(adminId))[0]).toMatchObject({
      type: 'system-alert',
      title: `New ticket ${ticket.ticketId}`,
      description: `Asha Rao raised a ticket: ${subject}`,
      link: `/tickets/${ticket.ticketId}`,
      isRead: false,
    });
  });

  it('gives each ticket a unique number, also concurrently', async () => {
    await Promise.all([raise(), raise(), raise()]);
    expect(new Set((await mine()).map((each: { ticketId: string }) => each.ticketId)).size).toBe(3);
  });

  it('is for employers and job seekers: an admin gets 403', async () => {
    expect((await raise(undefined, await api.as('employer'))).status).toBe(200);
    expect((await raise(undefined, admin)).status).toBe(403);
  });

  it.each<[string, unknown, string]>([
    ['a subject of 9', { subject: ` ${'s'.repeat(9)} `, message }, 'Subject must have at least 10 characters!'],
    ['a message of 19', { subject, message: `${'m'.repeat(19)}   ` }, 'Message must have at least 20 characters!'],
    ['a subject of 201', { subject: 's'.repeat(201), message }, 'Subject may have at most 200 characters!'],
    ['a message of 5,001', { subject, message: 'm'.repeat(5_001) }, 'Message may have at most 5,000 characters!'],
    ['a megabyte', { subject, message: 'm'.repeat(1_000_000) }, 'Message may have at most 5,000 characters!'],
    ['no subject', { message }, 'Subject is required!'],
    ['an operator object', { subject: { $ne: '' }, message }, 'Subject is required!'],
    ['a null character', { subject: `${subject}\0`, message }, 'Null characters are not allowed.'],
    ['half a surrogate pair', { subject: `${subject} \ud83d`, message }, 'Text must be valid Unicode.'],
    ['a status of one’s choice', { subject, message, status: 'resolved' }, "Unknown field 'status'."],
    ['another’s account', { subject, message, user: '0123456789abcdef01234567' }, "Unknown field 'user'."],
  ])('%s is refused', async (_, body, why) => {
    expect(await raise(body)).toMatchObject({ status: 400, body: { success: false, message: why } });
    expect(await mine()).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['exactly the minimums', { subject: 's'.repeat(10), message: 'm'.repeat(20) }],
    ['exactly the maximums', { subject: 's'.repeat(200), message: 'm'.repeat(5_000) }],
    ['HTML', { subject: '<script>alert(1)</script>', message: '<img src=x onerror=alert(1)>' }],
  ])('%s is accepted', async (_, body) => {
    expect((await raise(body)).status).toBe(200);
    expect(await mine()).toHaveLength(1);
  });

  it('more than 10 in an hour gets 429 with Retry-After', async () => {
    for (let n = 0; n < 10; n += 1) expect((await raise()).status).toBe(200);
    const { status, headers, body } = await raise();
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(60);
    expect(body).toMatchObject({ success: false, message: expect.stringContaining('Too many tickets.') });
  });
});

describe('the list', () => {
  it('says so if it is empty', async () => {
    const { body } = await seeker('GET', '/api/fetch-tickets');
    expect(body).toEqual({ success: true, message: 'No tikcets found', ticket: [], total: 0 });
  });

  it('shows an account its own, newest first, and an admin all', async () => {
    await raise({ subject: 'The first subject', message });
    await raise({ subject: 'The second subject', message });
    const other = await api.as('employer');
    await raise({ subject: 'Of another account', message }, other);
    const subjects = (all: { subject: string }[]) => all.map((each) => each.subject);
    expect(subjects(await mine())).toEqual(['The second subject', 'The first subject']);
    expect(subjects(await mine(other))).toEqual(['Of another account']);
    expect(subjects(await mine(admin)).slice(0, 3)).toEqual([
      'Of another account',
      'The second subject',
      'The first subject',
    ]);
  });

  it('has pages of 20 and filters by status', async () => {
    const now = Date.now();
    await api.deps.mongo.tickets.insertMany(
      Array.from({ length: 21 }, (_, n) => ({
        ticketId: `TKT-9${String(n).padStart(5, '0')}`,
        user: owner._id,
        subject: `${subject} ${n}`,
        message,
        status: n === 3 ? 'resolved' : 'raised',
        createdAt: new Date(now + n),
      })),
    );
    const { body } = await seeker('GET', '/api/fetch-tickets?page=2');
    expect(body).toMatchObject({ total: 21, ticket: [{ ticketId: 'TKT-900000' }] });
    const resolved = await seeker('GET', '/api/fetch-tickets?page=1&status=resolved');
    expect(resolved.body).toMatchObject({ total: 1, ticket: [{ ticketId: 'TKT-900003' }] });
  });

  it.each(['?page=0', '?status=x', '?status[$ne]=x', '?user=1'])('refuses %s', async (query) => {
    expect((await seeker('GET', `/api/fetch-tickets${query}`)).status).toBe(400);
  });
});

describe('one ticket', () => {
  it('includes its author, by _id or number', async () => {
    await raise();
    const [ticket] = await mine();
    for (const key of [ticket._id, ticket.ticketId]) {
      for (const by of [seeker, admin]) {
        const { status, body } = await by('GET', `/api/fetch-tickets/${key}`);
        expect(status).toBe(200);
        expect(body).toEqual({
          success: true,
          message: 'Ticket found.',
          ticket,
          user: {
            _id: String(owner._id),
            firstName: 'Asha',
            lastName: 'Rao',
            email: owner.email,
            contact: '',
            role: 'job-seeker',
          },
        });
      }
    }
  });

  it('of another account is 404, like a missing one', async () => {
    await raise();
    const [ticket] = await mine();
    const other = await api.as('employer');
    const theirs = await other('GET', `/api/fetch-tickets/${ticket._id}`);
    const none = await other('GET', '/api/fetch-tickets/0123456789abcdef01234567');
    expect(theirs).toMatchObject({ status: 404, body: { success: false, message: 'Ticket not found.' } });
    expect(none.body).toEqual(theirs.body);
    expect((await other('GET', `/api/fetch-tickets/${ticket.ticketId}`)).status).toBe(404);
  });

  it('of a deleted account is visible to admins, without a user', async () => {
    await raise();
    const [ticket] = await mine();
    await api.deps.mongo.users.deleteOne({ _id: owner._id });
    expect((await admin('GET', `/api/fetch-tickets/${ticket._id}`)).body).toMatchObject({ ticket, user: null });
  });

  it.each(['x', 'TKT-1', '0123456789ABCDEF01234567', '%7B%22$ne%22%3A1%7D', 'TKT-000001%00'])(
    'with the invalid id %s is 400',
    async (key) => {
      expect((await admin('GET', `/api/fetch-tickets/${key}`)).status).toBe(400);
    },
  );
});

describe('resolving', () => {
  const resolve = (ticketId: unknown, by = admin) => by('PUT', '/api/resolve-ticket', { body: { ticketId } });

  it.each(['_id', 'ticketId'])('by an admin, by %s, sets it resolved and notifies its owner', async (key) => {
    await raise();
    const [ticket] = await mine();
    expect(await resolve(ticket[key])).toMatchObject({
      status: 200,
      body: { success: true, message: `Ticket ${ticket.ticketId} resolved successfully!` },
    });
    expect(await mine()).toMatchObject([{ _id: ticket._id, status: 'resolved' }]);
    expect(await noticesOf(owner._id)).toMatchObject([
      {
        type: 'system-alert',
        title: `Ticket ${ticket.ticketId} resolved`,
        description: `Your ticket has been resolved: ${subject}`,
        link: `/tickets/${ticket.ticketId}`,
      },
    ]);
  });

  it('twice, also concurrently, is 409 the second time, and the owner is notified once', async () => {
    await raise();
    const [ticket] = await mine();
    const answers = await Promise.all([resolve(ticket._id), resolve(ticket._id), resolve(ticket._id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await resolve(ticket._id)).body.message).toBe('This ticket is resolved already.');
    expect(await noticesOf(owner._id)).toHaveLength(1);
  });

  it('is for admins only', async () => {
    await raise();
    const [ticket] = await mine();
    expect((await resolve(ticket._id, seeker)).status).toBe(403);
    expect((await resolve(ticket._id, await api.as('employer'))).status).toBe(403);
    expect(await mine()).toMatchObject([{ status: 'raised' }]);
  });

  it('of a missing one is 404, with an invalid id 400', async () => {
    expect((await resolve('0123456789abcdef01234567')).status).toBe(404);
    expect((await resolve('TKT-999999')).status).toBe(404);
    for (const key of [{ $ne: null }, ['TKT-000001'], 7, null, 'TKT-', 'x'.repeat(900_000)]) {
      expect((await resolve(key)).status).toBe(400);
    }
  });
});
