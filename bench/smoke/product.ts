import { randomBytes } from 'node:crypto';
import { pdfOf } from '#indexer/testing/resume-files.ts';
import { workbook } from '#indexer/testing/workbooks.ts';
import { until as untilWithin } from '../harness/run-process.ts';
import { signIn } from '../harness/running-api.ts';
import { ADMIN } from './environment.ts';

/** Two busy cores need minutes for the start of all servers and processes. */
const LIMIT_MS = 300_000;
const POLL_MS = 500;

const until = <T>(what: string, ask: () => Promise<T | null | undefined | false>): Promise<T> =>
  untilWithin(what, LIMIT_MS, ask, POLL_MS);

/** The address of one API; `cookie` is an admin's. */
interface Session {
  base: string;
  cookie: string;
}

export async function openSession(base: string): Promise<Session> {
  await until('the API is ready', async () => (await fetch(`${base}/readyz`)).ok);
  return { base, cookie: await until('signing in', () => signIn(base, ADMIN)) };
}

/** A call that must succeed. A call that an outage ended is repeated: what it began may then exist twice. */
async function call(session: Session, path: string, body?: object | FormData): Promise<Record<string, unknown>> {
  const { base, cookie } = session;
  const isForm = body instanceof FormData;
  const answer = await fetch(`${base}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, origin: base, ...(body && !isForm && { 'content-type': 'application/json' }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
  return (await answer.json()) as Record<string, unknown>;
}

const formOf = (field: string, name: string, bytes: Buffer): FormData => {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(bytes)], name));
  return form;
};

/** A word that no other candidate has. */
const newWord = () => `zq${randomBytes(6).toString('hex').replaceAll(/\d/g, 'k')}`;

/** Imports a spreadsheet of one person and returns the word by which a search finds them. */
export async function importPerson(session: Session): Promise<string> {
  const word = newWord();
  const rows = [
    ['Name', 'Email', 'Phone', 'Key Skills'],
    ['Asha Rao', `${word}@smoke.example`, `9${Date.now().toString().slice(-9)}`, word],
  ];
  await until('importing a spreadsheet', () =>
    call(session, '/import-candidate', formOf('file', 'people.xlsx', workbook(rows))),
  );
  return word;
}

/** The candidate that a search for the word finds. */
export const findPerson = (session: Session, word: string): Promise<string> =>
  search(session, `finding ${word}`, { keyword: { badges: [{ keyword: word }] } });

/** Uploads a resume of a candidate and resolves when a search for its text finds them. */
export async function findResume(session: Session, candidate: string): Promise<void> {
  const word = newWord();
  await until('uploading a resume', () =>
    call(session, `/upload-candidate-resume/${candidate}`, formOf('resume', 'resume.pdf', pdfOf(`Asha Rao ${word}`))),
  );
  await search(session, `finding ${word} in the resume`, { resumeSearch: word });
}

async function search(session: Session, what: string, filter: object): Promise<string> {
  return until(what, async () => {
    const { candidates } = (await call(session, '/advance-filter', filter)) as { candidates: { _id: string }[] };
    return candidates[0]?._id;
  });
}

/** Has a code mailed to a new address and resolves when the mail server shows it. */
export async function receiveMail(session: Session, mailpit: string): Promise<void> {
  const email = `${newWord()}@smoke.example`;
  await until('asking for a mail', () => call(session, '/send-otp', { email, purpose: 'signup' }));
  await until('receiving the mail', async () => {
    const answer = await fetch(`${mailpit}/api/v1/search?query=${encodeURIComponent(`to:${email}`)}`);
    const { messages } = (await answer.json()) as { messages: unknown[] };
    return messages.length > 0;
  });
}
