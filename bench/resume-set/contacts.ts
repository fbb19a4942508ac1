import type { Person } from './person.ts';
import type { Random } from './random.ts';
import type { Region } from './regions.ts';

type Owner = { name: string; city: string; region: Region; isIT: boolean; birthYear: number };

const PHONE_FORMS: readonly ((number: string) => string)[] = [
  (n) => `+91 ${n.slice(0, 5)} ${n.slice(5)}`,
  (n) => `+91-${n}`,
  (n) => n,
  (n) => `0${n.slice(0, 5)}-${n.slice(5)}`,
  (n) => `(+91) ${n.slice(0, 5)} ${n.slice(5)}`,
  (n) => `+91 ${n.slice(0, 3)} ${n.slice(3, 6)} ${n.slice(6)}`,
  (n) => `91-${n.slice(0, 5)}-${n.slice(5)}`,
  (n) => `${n.slice(0, 4)} ${n.slice(4, 7)} ${n.slice(7)}`,
  (n) => `+91${n}`,
  (n) => `${n.slice(0, 5)} ${n.slice(5)}`,
];
const HOSTS = ['gmail.com', 'gmail.com', 'yahoo.co.in', 'rediffmail.com', 'outlook.com', 'hotmail.com', 'ymail.com'];

/** Address, emails, phones and profile pages, in the forms in which people write them. */
export function makeContacts(owner: Owner, random: Random) {
  const words = owner.name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .split(' ')
    .filter(Boolean);
  const first = words[0]!;
  const last = words.at(-1)!;
  const tail = random.pick([String(owner.birthYear).slice(2), String(random.whole(100, 9_999)), 'official']);
  const local = random.pick([
    `${first}.${last}${tail}`,
    `${first}${last}${tail}`,
    `${last}_${first}${tail}`,
    `${first}${tail}.${last}`,
  ]);
  const emails = [`${local}@${random.pick(HOSTS)}`];
  if (random.chance(0.15)) emails.push(`${first}.${last}@${random.pick(['mailbox.co.in', 'post.in', 'workmail.org'])}`);

  const number = `${random.whole(6, 9)}${random.whole(100_000_000, 999_999_999)}`;
  const phones: Person['phones'] = [{ asWritten: random.pick(PHONE_FORMS)(number), countryCode: '91', number }];
  if (random.chance(0.2)) {
    const second = `${random.whole(6, 9)}${random.whole(100_000_000, 999_999_999)}`;
    phones.push({ asWritten: random.pick(PHONE_FORMS)(second), countryCode: '91', number: second });
  } else if (random.chance(0.06)) {
    const gulf = `50${random.whole(1_000_000, 9_999_999)}`;
    phones.push({ asWritten: `+971 50 ${gulf.slice(2, 5)} ${gulf.slice(5)}`, countryCode: '971', number: gulf });
  }

  const localities = owner.region.localities.split('|');
  const cities = owner.region.cities.split('|');
  const locality = localities[cities.indexOf(owner.city)] ?? localities[0]!;
  const pin = `${owner.region.pin} ${String(random.whole(1, 99)).padStart(3, '0')}`;
  const house = random.pick([
    `H. No. ${random.whole(2, 420)}`,
    `${random.whole(2, 98)}/${random.whole(2, 40)}-B`,
    `Flat ${random.whole(101, 904)}`,
    `Door No. ${random.whole(3, 99)}`,
  ]);
  const slug = `${first}-${last}-${random.whole(100, 999)}`;
  return {
    address: `${house}, ${locality}, ${owner.city} - ${pin}`,
    emails,
    phones,
    ...(random.chance(owner.isIT ? 0.9 : 0.35) && { linkedIn: `linkedin.com/in/${slug}` }),
    ...(owner.isIT && random.chance(0.7) && { gitHub: `github.com/${first}${random.whole(10, 999)}` }),
  };
}
