import { jobsAsLines, jobsAsSentences } from './job-parts.ts';
import { design, type Layout, style, under } from './layout.ts';
import * as part from './other-parts.ts';
import { columns, heading as h, line } from './page-model.ts';

/** Own layouts of the hidden half, set as letters and lists are typed. */
export const hiddenTypedLayouts: readonly Layout[] = [
  {
    id: 'clinical-cv',
    style: style('MARCH 2017', 'TILL DATE', { dash: ' TO ', day: '12.05.1991' }),
    design: design('Liberation Sans', 10.5, { size: 11, bold: true, colon: true, capitals: true }, { color: '004d40' }),
    page: (f) => ({
      body: [
        line(`${f.fact('name')!}`, { size: 16, bold: true, color: '004d40', space: 0 }),
        line(`(Reg. No. ${10_000 + Number(f.person.id.slice(1)) * 37} dated 14.07.2012)`, { size: 9 }),
        line(`Permanent address : ${f.fact('address')!}`, { space: 0 }),
        line(`Mobile : ${f.fact('phone')!}`, { space: 0 }),
        line(`E-mail : ${f.fact('email')!}`),
        h('Aim'),
        line(f.person.summary),
        ...under(
          h('Professional exposure'),
          jobsAsLines(f, ['{title},\n{employer},\n{place}.\n{period}'], { duties: 'bullets', intro: 'Duties:' }),
        ),
        ...part.projects(f, h('Thesis and field work')),
        h('Education'),
        ...part.educationAsTable(
          f,
          [
            ['COURSE', '{degree}'],
            ['INSTITUTION', '{institute}'],
            ['BOARD', '{board}'],
            ['YEAR', '{year}'],
            ['%', '{marks}'],
          ],
          [20, 32, 24, 10, 14],
        ),
        h('Skills and procedures known'),
        ...part.skillsInColumns(f, 3, 'dash'),
        h('Registrations and courses'),
        ...part.certifications(f),
        h('Personal memoranda'),
        ...part.pairsAsLines(
          f.pairs([
            ['Date of birth', 'dateOfBirth'],
            ['Sex', 'gender'],
            ['Marital status', 'maritalStatus'],
            ['Languages', 'languages'],
          ]),
          '   :   ',
        ),
        h('Persons who know me'),
        ...part.references(f, 'columns'),
      ],
    }),
  },
  {
    id: 'hyphen-lines',
    style: style('Mar 2017', 'Till date', { dash: ' to ', day: '12-May-1991', pay: 'lacs' }),
    design: design('Liberation Serif', 12, { size: 12, bold: true, capitals: true, underline: true }),
    page: (f) => ({
      body: [
        line('Resume', { align: 'center', size: 16, bold: true, underline: true }),
        line(f.fact('name')!, { bold: true, size: 13, space: 0 }),
        line(`Phone - ${f.fact('phone')!}`, { space: 0 }),
        line(`Email - ${f.fact('email')!}`),
        h('Work experience'),
        ...(f.person.jobs.length
          ? jobsAsLines(f, ['{employer} – {place} – {title} – ({period})'], { duties: 'dash' })
          : [line('Nil (fresher)')]),
        ...part.projects(f, h('Project')),
        h('Educational qualification'),
        ...part.educationAsBullets(f, '{degree} - {institute} - {year} - {marks}', 'dash'),
        h('Skill'),
        ...part.skillsInOneLine(f, ', ', '.'),
        h('Personal information'),
        ...part.pairsAsLines(
          f.pairs([
            ['Date of birth', 'dateOfBirth'],
            ["Father's name", 'father'],
            ['Sex', 'gender'],
            ['Marital status', 'maritalStatus'],
            ['Address', 'address'],
            ['Language known', 'languages'],
            ['Present CTC', 'currentCTC'],
            ['Expected CTC', 'expectedCTC'],
            ['Joining', 'notice'],
          ]),
          ' - ',
        ),
        ...part.declaration(f, 'All the above are true to my knowledge.'),
      ],
    }),
  },
  {
    id: 'financial-years',
    style: style('FY 2017-18', 'till date', { dash: ' to ', pay: 'digits' }),
    design: design('Carlito', 11, { size: 12, bold: true, underline: true }, { color: '1b5e20' }),
    page: (f) => ({
      body: [
        line(f.fact('name')!.toUpperCase(), { size: 17, bold: true, color: '1b5e20' }),
        line(`Cell # ${f.fact('phone')!}\t${f.fact('email')!}`),
        h('Value Proposition'),
        line(f.person.summary),
        ...under(h('Track Record'), jobsAsLines(f, ['{period}: {title}, {employer}, {place}'], { duties: 'arrow' })),
        h('Learning'),
        ...part.educationAsLines(f, ['{in}, {institute}, {year}']),
        h('Strength Areas'),
        ...part.skillsInColumns(f, 2, 'arrow'),
        ...part.projects(f, h('Field Work')),
        h('Compensation'),
        ...part.pairsAsLines(
          f.pairs([
            ['Present', 'currentCTC'],
            ['Expected', 'expectedCTC'],
            ['Can join in', 'notice'],
          ]),
          ' = ',
        ),
      ],
    }),
  },
  {
    id: 'oldest-first',
    style: style('March, 2017', 'present day', { dash: ' until ' }),
    design: design('DejaVu Sans', 9, { size: 11, italic: true, rule: true }, { margin: 20 }),
    page: (f) => ({
      body: [
        line(`${f.fact('name')!}`, { size: 16 }),
        line(`${f.fact('address')!}`, { space: 0 }),
        line(`${f.fact('phone')!}; ${f.fact('email')!}`),
        h('Schools and certificates'),
        ...part.educationAsLines(f, ['{year}: {in}, {institute}']),
        ...under(
          h('Work so far'),
          jobsAsLines(f, ['{period}', '{title} with {employer} at {place}'], { oldestFirst: true, duties: 'prose' }),
        ),
        ...part.projects(f, h('Projects so far')),
        h('Skilled in'),
        ...part.skillsInOneLine(f),
        h('Other papers'),
        ...part.certifications(f),
        h('Contacts for reference'),
        ...part.references(f, 'sentence'),
      ],
    }),
  },
  {
    id: 'sentences-since',
    style: style('March 2017', 'till date', { dash: ' to ', pay: 'monthly', notice: 'months', total: 'words' }),
    design: design('Carlito', 11.5, { size: 13, bold: true, shade: 'd5e8d4' }),
    page: (f) => ({
      body: [
        line(f.fact('name')!, { size: 18, bold: true }),
        columns(
          [50, 50],
          [
            part.pairsAsLines(
              f.pairs([
                ['Mobile', 'phone'],
                ['Email', 'email'],
              ]),
              ': ',
            ),
            part.pairsAsLines(f.pairs([['Lives at', 'address']]), ': '),
          ],
        ),
        h('A few lines about me'),
        line(`${f.person.summary}.${f.fact('total') ? ` I have ${f.fact('total')} of experience.` : ''}`),
        ...under(
          h('Service details'),
          jobsAsSentences(
            f,
            'Since {from} with {employer}, {place} as {title}.',
            '{from} to {to}: {title} with {employer}, {place}.',
          ),
        ),
        h('Education details'),
        ...part.educationAsBullets(f, '{degree} in {year} from {institute}, {board}'),
        h('Skill details'),
        ...part.skillsByGroup(f, ': ', false),
        h('Salary details'),
        ...part.pairsAsLines(
          f.pairs([
            ['Last drawn', 'currentCTC'],
            ['Expecting', 'expectedCTC'],
            ['Joining period', 'notice'],
          ]),
          ': ',
        ),
      ],
    }),
  },
];
