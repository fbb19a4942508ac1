import { readdirSync, readFileSync } from 'node:fs';

export type Profession = {
  id: string;
  isIT: boolean;
  half: 'seen' | 'hidden';
  /** From the first post to the highest one. */
  titles: string[];
  employers: string[];
  skillGroups: { name: string; skills: string[] }[];
  /** A skill in running text is between asterisks. */
  duties: string[];
  degrees: { kind: string; degree: string; branch: string }[];
  certs: string[];
  projects: { name: string; text: string }[];
  summaries: string[];
  /** Lakh rupees a year, of a fresher and of a veteran. */
  pay: [number, number];
};

const list = (text: string, by: string) => text.split(by).map((each) => each.trim());

function professionOf(text: string): Profession {
  const [head = '', ...lines] = text.trim().split('\n');
  const [id = '', field, half] = list(head.replace('# ', ''), '|');
  const values = Object.fromEntries(
    lines.filter(Boolean).map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const [lowest = 0, highest = 0] = list(values.pay!, '-').map(Number);
  return {
    id,
    isIT: field === 'it',
    half: half as 'seen' | 'hidden',
    titles: list(values.titles!, ' > '),
    employers: list(values.employers!, ' | '),
    skillGroups: list(values.skills!, ' | ').map((group) => {
      const [name = '', skills = ''] = list(group, ': ');
      return { name, skills: list(skills, ', ') };
    }),
    duties: list(values.duties!, ' | '),
    degrees: list(values.degrees!, ' | ').map((each) => {
      const [left = '', branch = ''] = list(each, ' / ');
      return { kind: left.slice(0, 1), degree: left.slice(2), branch };
    }),
    certs: list(values.certs!, ' | '),
    projects: list(values.projects!, ' | ').map((each) => {
      const [name = '', content = ''] = list(each, ' : ');
      return { name, text: content };
    }),
    summaries: list(values.summary!, ' | '),
    pay: [lowest, highest],
  };
}

const folder = new URL('professions/', import.meta.url);

/** All professions, those of the seen half first. */
export const professions: readonly Profession[] = readdirSync(folder)
  .sort()
  .reverse()
  .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split(/\n(?=# )/))
  .map(professionOf);
