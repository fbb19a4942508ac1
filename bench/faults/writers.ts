import { workbook } from '#indexer/testing/workbooks.ts';
import { pdfOfText } from '#mongo/seed/generator/pdf-of-text.ts';
import { type Action, action, form, type Seen, type Side } from '../pairs/action.ts';
import { actions } from '../pairs/actions.ts';
import { shuffled } from '../pairs/random.ts';
import type { Extra } from '../pairs/world-extras.ts';

const ADMIN = { left: 'admin', right: 'admin2' } as const;

/** More than one batch of rows, so that a later one starts from a checkpoint. */
const PEOPLE = 520;
const emailOf = (word: string, at: number) => `${word}.${at}@faults.example`;

const importOfMany = action({
  contract: 'import-candidate',
  on: `of ${PEOPLE} people`,
  touches: [],
  writes: [],
  send: ({ word, name, send }) => {
    const people = Array.from({ length: PEOPLE }, (_, at) => ['Ravi Nair', emailOf(word, at), `Zq ${word}`]);
    const file = new File([new Uint8Array(workbook([['Name', 'Email', 'Key Skills'], ...people]))], 'people.xlsx');
    return send(ADMIN[name], 'POST', '/import-candidate', { body: form({ file }) });
  },
  effect: ({ stored, word }) => {
    const emails = stored
      .all('candidates')
      .flatMap(({ deleted, emailAddress }) => (!deleted && emailAddress?.startsWith(`${word}.`) ? [emailAddress] : []));
    return emails.length === PEOPLE && new Set(emails).size === PEOPLE;
  },
});

const RESUMES = 6;

const parsingOfMany = action({
  contract: 'bulk-parse-resumes',
  on: `of ${RESUMES} resumes`,
  touches: [],
  writes: [],
  send: ({ word, name, send }) => {
    const resumes = Array.from({ length: RESUMES }, (_, at) => {
      const text = `Name: Ravi Nair\n${emailOf(word, at)}\n\nSkills\nJava, Spring\n`;
      return new File([new Uint8Array(pdfOfText(text))], `${at}.pdf`);
    });
    return send(ADMIN[name], 'POST', '/bulk-parse-resumes', { body: form({ resumes }), leave: true });
  },
  effect: ({ stored, word }) =>
    Array.from({ length: RESUMES }, (_, at) =>
      stored.all('candidates').filter(({ deleted, emailAddress }) => !deleted && emailAddress === emailOf(word, at)),
    ).every((found) => found.length === 1 && found[0]?.resumeAvailable),
});

const newSkill = ({ word, send }: Side) =>
  send('S', 'POST', '/create-skill', {
    body: { type: 'skill', tempSkill: { skill: `Zq ${word}`, experience: { year: 1, month: 0 } } },
  });

/** A candidate begins to match a saved search: its owner is notified once. */
const alert = action({
  contract: 'create-skill',
  on: 'that an alert waits for',
  touches: [],
  writes: [],
  prepare: async ({ word, send }) => {
    const body = { name: `Alert ${word}`, filter: { skills: [word] }, alert: 'at-once' };
    const { status } = await send('E', 'POST', '/saved-searches', { body });
    if (status !== 200) throw new Error(`saved-searches returned ${status}`);
  },
  send: newSkill,
  effect: ({ stored, word }) => stored.all('notifications').filter(({ title }) => title.includes(word)).length === 1,
});

/** A seeker is notified once of a decision, ten seconds later. */
const decision = action({
  contract: 'update-application-status',
  on: 'and its notification',
  touches: [],
  writes: [],
  send: ({ world, send }) =>
    send('E', 'POST', '/update-application-status', {
      body: { id: `${world.accounts.S._id}:${world.ids.liveJob}`, status: 'shortlisted' },
    }),
  effect: (seen) => noticesOf(seen) === 1,
});

const noticesOf = ({ stored, world }: Seen) =>
  stored
    .all('notifications')
    .filter(({ user, type }) => String(user) === String(world.accounts.S._id) && type === 'application-status').length;

/** Those of the pairs, which are short, and longer ones. */
export const writers: readonly Action[] = [...actions, importOfMany, parsingOfMany, alert, decision];

/** Extras with an `_id` of their own, which a database has once. */
const unique: ReadonlySet<Extra> = new Set(['question', 'reset grant', 'email change', 'ranking version']);

/** Tasks that never end would keep others of their kind waiting. */
const excluded: Extra = 'open tasks';

/** These writers in their order, without those whose extras another one has taken. */
export function available(ordered: readonly Action[]): Action[] {
  const taken = new Set<Extra>();
  return ordered.filter(({ needs = [] }) => {
    const own = needs.filter((extra) => unique.has(extra));
    if (needs.includes(excluded) || own.some((extra) => taken.has(extra))) return false;
    for (const extra of own) taken.add(extra);
    return true;
  });
}

/** Kinds of writers that every schedule has one of. */
const always: readonly Action[] = [importOfMany, parsingOfMany, alert, decision];
const contracts = ['import-candidate-info', 'import-candidate-undo', 'process-resumes', 'import-resume', 'apply-job'];

/** A random order of all writers that begins with one of each kind that matters most. */
export function writersInOrder(random: () => number): Action[] {
  const all = shuffled(writers, random);
  const first = [
    ...always,
    ...contracts.flatMap((contract) => all.find((each) => each.contract === contract && !always.includes(each)) ?? []),
  ];
  return [...first, ...all.filter((each) => !first.includes(each))];
}
