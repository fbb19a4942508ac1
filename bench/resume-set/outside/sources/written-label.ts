import type { Label } from '../../label.ts';

/**
 * The short notation of the labels at the end of each source: one fact a line, `key: values`, values between semicolons
 * or bars. It stands beside the page's text, where it is easily compared with it.
 */
export function writtenLabel(source: string, file: string): Label {
  const text = /LABEL\n([\s\S]*?)\n\s*(?:-->|\*\/)/.exec(source)?.[1];
  if (!text) throw new Error(`${file} has no label`);
  const facts = text.split('\n').map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at).trim(), line.slice(at + 1).trim()] as const;
  });
  const all = (key: string) => facts.filter(([name]) => name === key).map(([, value]) => value);
  const one = (key: string) => all(key)[0] ?? null;
  const many = (key: string) => all(key).flatMap((value) => value.split(';').map((each) => each.trim()));
  const number = (key: string) => (one(key) === null ? null : Number(one(key)));
  const parts = (key: string) => all(key).map((value) => value.split('|').map((each) => each.trim()));
  const [profession, field, level, layout] = parts('about')[0]!;
  const format = file.slice(file.indexOf('.') + 1) as Label['format'];
  const [years, months] = (one('total') ?? '').split(' ').map(Number);
  return {
    file,
    format,
    layout: layout!,
    layoutBy: 'own',
    writtenBy: ({ pdf: 'chromium', docx: 'docx writer', doc: 'libreoffice' } as const)[format],
    half: file.startsWith('o') && Number(file.slice(1, 4)) <= 21 ? 'seen' : 'hidden',
    profession: profession!,
    isIT: field === 'it',
    level: level as Label['level'],
    person: file.slice(0, file.indexOf('.')),
    name: one('name')!,
    emails: many('email'),
    phones: many('phone').map((phone) => {
      const [code, rest] = phone.startsWith('+') ? phone.slice(1).split(' ') : ['91', phone];
      return { countryCode: code!, number: rest! };
    }),
    place: one('place'),
    skills: many('skills'),
    skillsAlsoAccepted: many('also'),
    jobs: parts('job').map(([title, employer, place, from, to]) => ({
      title: title!,
      employer: employer!,
      place: place || null,
      from: from!,
      to: !to || to === 'now' ? null : to,
      current: to === 'now',
    })),
    education: parts('edu').map(([degree, branch, institute, board, year, marks]) => ({
      degree: degree || null,
      branch: branch || null,
      institute: institute || null,
      board: board || null,
      year: Number(year),
      marks: marks || null,
    })),
    languages: many('languages'),
    certifications: many('cert'),
    totalExperience: years === undefined || !one('total') ? null : { years, months: months ?? 0 },
    currentCTC: number('ctc'),
    expectedCTC: number('expected'),
    noticeDays: number('notice'),
    lastWorkingDay: one('lastday'),
    dateOfBirth: one('born'),
    gender: one('gender'),
    maritalStatus: one('marital'),
    linkedIn: one('linkedin'),
    gitHub: one('github'),
    preferredPlaces: many('preferred'),
    documentDate: one('dated'),
    othersPhones: many('othersphone'),
    othersEmails: many('othersemail'),
  };
}
