import { readFileSync } from 'node:fs';
import { hiddenDesignedLayouts } from './layouts/hidden-designed-layouts.ts';
import { hiddenFormLayouts } from './layouts/hidden-form-layouts.ts';
import { hiddenTypedLayouts } from './layouts/hidden-typed-layouts.ts';
import type { Layout } from './layouts/layout.ts';
import { seenDesignedLayouts } from './layouts/seen-designed-layouts.ts';
import { seenFormLayouts } from './layouts/seen-form-layouts.ts';
import { seenTypedLayouts } from './layouts/seen-typed-layouts.ts';
import type { Person } from './person.ts';
import { professions } from './professions.ts';
import { seededRandom } from './random.ts';
import { type Theme, themes } from './themes.ts';

export type Half = 'seen' | 'hidden';
type Slot = { format: 'pdf' | 'docx' | 'doc'; isByOffice: boolean } & (
  | { by: 'theme'; theme: Theme }
  | { by: 'own'; layout: Layout }
);
export type Assignment = Slot & { file: string; half: Half; person: Person };

/** Themes whose text order survives a word processor's import of their page. */
const WORD_THEMES: Record<Half, readonly string[]> = {
  seen: [
    'compact',
    'classy',
    'light-classy-responsive',
    'cora',
    'flat',
    'mantra',
    'spartan',
    'modern',
    'sceptile',
    'tachyons-clean',
    'wraypro',
    'rocketspacer',
  ],
  hidden: [
    'onepage',
    'onepage-plus',
    'paper',
    'paper-plus-plus',
    'slick',
    'simple-red',
    'short',
    'full',
    'straightforward',
    'techlead',
    'direct',
  ],
};
const UNIFORMED = ['police-constable', 'army-havildar', 'security-supervisor', 'driver'];
const HEALTH = ['staff-nurse', 'lab-technician', 'pharmacist', 'physiotherapist'];

/** The people a layout suits; others get it only if none of these is left. */
const SUITS: Record<string, (person: Person) => boolean> = {
  'fresher-academics': ({ level }) => level === 'fresher',
  'service-particulars': ({ profession, jobs }) => UNIFORMED.includes(profession) && jobs.length > 1,
  'clinical-cv': ({ profession, jobs }) => HEALTH.includes(profession) && jobs.length > 0,
  'government-form': ({ isIT, jobs }) => !isIT && jobs.length > 1,
  'several-titles': ({ jobs }) => jobs.some((job, at) => job.employer === jobs[at + 1]?.employer),
  'tabs-without-lines': ({ isIT, jobs }) => !isIT && jobs.length > 1,
  'hindi-headings': ({ state }) => ['Uttar Pradesh', 'Rajasthan', 'Himachal Pradesh', 'Maharashtra'].includes(state),
  github: ({ isIT }) => isIT,
};

function slotsOf(half: Half): Slot[] {
  const own =
    half === 'seen'
      ? [...seenFormLayouts, ...seenTypedLayouts, ...seenDesignedLayouts]
      : [...hiddenFormLayouts, ...hiddenTypedLayouts, ...hiddenDesignedLayouts];
  const ofOwn = own.flatMap((layout, at): Slot[] => {
    const each = { by: 'own' as const, layout };
    const pdf: Slot = { ...each, format: 'pdf', isByOffice: at % 2 === 1 };
    const docx: Slot = { ...each, format: 'docx', isByOffice: false };
    const doc: Slot = { ...each, format: 'doc', isByOffice: true };
    return at < 10 ? [pdf, docx, doc] : at % 2 ? [pdf, docx] : [pdf, doc];
  });
  const ofThemes = themes[half].flatMap((theme, at): Slot[] => {
    const each = { by: 'theme' as const, theme };
    const pdf: Slot = { ...each, format: 'pdf', isByOffice: false };
    const order = WORD_THEMES[half].indexOf(theme.id);
    const second: Slot = order < 0 ? pdf : { ...each, format: order % 3 === 2 ? 'doc' : 'docx', isByOffice: true };
    return at < 46 - 2 * themes[half].length ? [pdf, second, pdf] : [pdf, second];
  });
  return [...ofThemes, ...ofOwn];
}

export function assignmentsOf(half: Half): Assignment[] {
  const random = seededRandom(half === 'seen' ? 411 : 733);
  const folder = new URL('people/', import.meta.url);
  const people = professions
    .filter((profession) => profession.half === half)
    .flatMap(({ id }): Person[] => JSON.parse(readFileSync(new URL(`${id}.json`, folder), 'utf8')));
  const slots = slotsOf(half);
  const ids = slots.map((slot) => (slot.by === 'own' ? slot.layout.id : slot.theme.id));
  const waiting = random.shuffled(people);
  const take = (suits: (person: Person) => boolean) => {
    const at = waiting.findIndex(suits);
    return waiting.splice(Math.max(at, 0), 1)[0];
  };
  const taken = new Map<number, Person>();
  for (const [at, id] of ids.entries()) if (SUITS[id]) taken.set(at, take(SUITS[id])!);
  // The first page of each layout shows a career; freshers take the later ones.
  for (const [at, id] of ids.entries())
    if (!taken.has(at) && ids.indexOf(id) === at) taken.set(at, take(({ jobs }) => jobs.length > 1)!);
  for (const at of ids.keys()) if (!taken.has(at) && waiting.length) taken.set(at, take(() => true)!);
  return slots.flatMap((slot, at) => {
    const person = taken.get(at);
    if (!person) return [];
    const number = String(at + 1).padStart(3, '0');
    return [{ ...slot, half, person, file: `${half.charAt(0)}${number}.${slot.format}` }];
  });
}
