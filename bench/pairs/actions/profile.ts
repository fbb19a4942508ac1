import { goodPersonals, goodPreferences } from '#api/testing/profile-fixture.ts';
import { listKinds } from '#api/testing/profile-lists.ts';
import { pdfOfText } from '#mongo/seed/generator/pdf-of-text.ts';
import { type Action, action, form } from '../action.ts';
import { capital } from '../world.ts';
import { PNG } from '../world-records.ts';
import { hasResume, liveOf } from './candidates.ts';

/** The field of an entry that contains a side's word. */
const wordField: Record<string, string> = {
  primarySkills: 'skill',
  skills: 'skill',
  workExperience: 'jobTitle',
  education: 'institutionName',
  certifications: 'certificationName',
  projects: 'projectName',
  socialProfiles: 'name',
};

type ListKind = (typeof listKinds)[number];

const seekers = (on: string, contract: string, rest: Omit<Action, 'name' | 'contract' | 'touches' | 'writes'>) =>
  action({ contract, on, touches: ['candidate:S'], writes: ['candidates', 'holds'], ...rest });

function entryActions({ name, type, temp, field, good }: ListKind): Action[] {
  const key = wordField[field] as string;
  const entry = (word: string) => ({ ...good, [key]: `Zq ${word}` });
  const entriesWith = (record: Record<string, unknown> | undefined, word: string) =>
    ((record?.[field] ?? []) as Record<string, string>[]).filter((each) => each[key]?.includes(word));
  const typed = type && { type };
  const slot = `candidate:S ${field}`;
  const removed = [`delete-${name} ${field}`];
  return [
    seekers(field, `create-${name}`, {
      send: ({ word, send }) => send('S', 'POST', `/create-${name}`, { body: { ...typed, [temp]: entry(word) } }),
      effect: ({ stored, world, word }) => entriesWith(liveOf(stored, world, 'S'), word).length === 1,
    }),
    seekers(field, `update-${name}`, {
      replaces: [slot],
      supersededBy: removed,
      send: ({ world, word, send }) =>
        send('S', 'POST', `/update-${name}`, {
          body: { ...typed, [temp]: { ...entry(word), _id: String(world.entries[field]) } },
        }),
      effect: ({ stored, world, word }) => entriesWith(liveOf(stored, world, 'S'), word).length === 1,
    }),
    seekers(field, `delete-${name}`, {
      send: ({ world, send }) =>
        send('S', 'POST', `/delete-${name}`, { body: { ...typed, id: String(world.entries[field]) } }),
      effect: ({ stored, world }) => {
        const record = liveOf(stored, world, 'S');
        const list = (record?.[field] ?? []) as { _id: unknown }[];
        return record !== undefined && !list.some(({ _id }) => String(_id) === String(world.entries[field]));
      },
    }),
  ];
}

/** Six by one browser in sequence, each with its own word, to overlap with slow work. */
const manySkills = seekers('six skills', 'create-skill', {
  async send({ word, send }) {
    let worst = await send('S', 'POST', '/create-skill', {
      body: { type: 'skill', tempSkill: { skill: `Zq ${word} 0`, experience: { year: 1, month: 0 } } },
    });
    for (let at = 1; at < 6; at += 1) {
      const answer = await send('S', 'POST', '/create-skill', {
        body: { type: 'skill', tempSkill: { skill: `Zq ${word} ${at}`, experience: { year: 1, month: 0 } } },
      });
      if (answer.status > worst.status) worst = answer;
    }
    return worst;
  },
  effect: ({ stored, world, word }) =>
    (liveOf(stored, world, 'S')?.skills ?? []).filter(({ skill }: { skill: string }) => skill.includes(word)).length ===
    6,
});

const personals = action({
  contract: 'update-personal-details',
  touches: ['candidate:S'],
  writes: ['candidates', 'holds', 'files', 'filePieces'],
  replaces: ['candidate:S personals'],
  send: ({ world, word, send }) => {
    const { email, phone } = world.people.S;
    const [firstName, lastName] = [capital(word), capital(world.people.S.marker)];
    return send('S', 'POST', '/update-personal-details', {
      body: form({
        ...goodPersonals,
        firstName,
        lastName,
        applicantName: `${firstName} ${lastName}`,
        emailAddress: email,
        alternateEmailAddress: '',
        phoneNumber: { countryCode: '91', number: phone },
        profilePic: new File([new Uint8Array(PNG)], 'me.png'),
      }),
    });
  },
  effect: ({ stored, world, word }) => {
    const record = liveOf(stored, world, 'S');
    const photo = /v=([0-9a-f]{24})/.exec(record?.profilePicLink ?? '')?.[1];
    return record?.firstName === capital(word) && photo !== undefined && stored.byId('files', photo) !== undefined;
  },
});

const preferences = action({
  contract: 'update-preference-details',
  touches: ['candidate:S'],
  writes: ['candidates', 'holds', 'resumes'],
  replaces: ['candidate:S summary'],
  send: ({ world, word, send }) =>
    send('S', 'POST', '/update-preference-details', {
      body: form({
        ...goodPreferences,
        profileSummary: `Of ${word} and ${world.people.S.marker}.`,
        resume: new File([new Uint8Array(pdfOfText(`${word} ${world.people.S.marker}`))], `${word}.pdf`),
      }),
    }),
  effect: ({ stored, world, word }) =>
    (liveOf(stored, world, 'S')?.profileSummary ?? '').includes(word) && hasResume(stored, world, 'S', `${word}.pdf`),
});

const fill = action({
  contract: 'fill-profile',
  touches: ['candidate:S', 'task:reading'],
  writes: ['candidates', 'holds'],
  replaces: ['candidate:S summary'],
  needs: ['reading'],
  prepare: async ({ world, send }) => {
    const { status, body } = await send('S', 'GET', `/resume-offers/${world.ids.reading}`);
    if (status !== 200) throw new Error(`resume-offers returned ${status}`);
    return body.version;
  },
  send: ({ world, prepared, send }) =>
    send('S', 'POST', `/fill-profile/${world.ids.reading}`, {
      body: form({ accepted: ['profileSummary'], version: String(prepared) }),
    }),
  effect: ({ stored, world }) => liveOf(stored, world, 'S')?.profileSummary === `Reads ${world.people.S.marker}.`,
});

const read = action({
  contract: 'read-resume',
  touches: ['candidate:S', 'task:reading'],
  writes: ['tasks', 'files', 'filePieces'],
  once: 'read-resume',
  // the second may have started once the first had ended; it removes the first
  isInTurn: ({ stored, answer, other }) =>
    [answer, other?.answer].some((each) => stored.byId('tasks', each?.body?.readingId)?.deleted ?? true),
  supersededBy: ['read-resume'],
  send: ({ world, word, send }) => {
    const file = new File([new Uint8Array(pdfOfText(`${word} ${world.people.S.marker}`))], `${word}.pdf`);
    return send('S', 'POST', '/read-resume', { body: form({ resume: file }) });
  },
  effect: ({ stored, answer }) => stored.byId('tasks', answer.body?.readingId)?.state === 'done',
});

export const profileActions: readonly Action[] = [
  ...listKinds.flatMap(entryActions),
  manySkills,
  personals,
  preferences,
  fill,
  read,
];
