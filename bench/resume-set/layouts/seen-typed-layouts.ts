import { jobsAsForm, jobsAsLines, jobsAsSentences } from './job-parts.ts';
import { design, type Layout, style, under } from './layout.ts';
import * as part from './other-parts.ts';
import { bullets, heading as h, line, rule } from './page-model.ts';

/** Own layouts of the seen half, set as letters and lists are typed. */
export const seenTypedLayouts: readonly Layout[] = [
  {
    id: 'sentences',
    style: style('March 2017', 'till date', { dash: ' to ', day: '12th May, 1991' }),
    design: design('Liberation Serif', 11.5, { size: 12, bold: true, underline: true, colon: true }, { margin: 22 }),
    page: (f) => ({
      body: [
        line(f.fact('name')!, { bold: true, size: 15, space: 0 }),
        line(f.fact('address')!, { space: 0 }),
        line(`Cell: ${f.fact('phone')!}`, { space: 0 }),
        line(`Mail: ${f.fact('email')!}`),
        rule,
        h('Objective'),
        line(f.person.summary),
        ...under(
          h('Professional Summary'),
          jobsAsSentences(
            f,
            '➢ Presently working as **{title}** in **{employer}**, {place} since {from}.',
            '➢ Worked as **{title}** in **{employer}**, {place} from {from} to {to}.',
            { duties: 'none' },
          ),
        ),
        h('Scholastic Record'),
        ...part.educationAsBullets(f, '{in} from {institute} ({board}) in the year {year} with {marks}', 'number'),
        h('Skill Set'),
        ...part.skillsAsBullets(f, 'dash'),
        h('Personal Profile'),
        ...part.pairsAsLines(
          f.pairs([
            ["Father's name", 'father'],
            ['Date of birth', 'dateOfBirth'],
            ['Gender', 'gender'],
            ['Marital status', 'maritalStatus'],
            ['Mother tongue & other languages', 'languages'],
            ['Nationality', 'nationality'],
          ]),
          '\t: ',
        ),
        ...part.declaration(f, 'I hereby affirm that the information furnished is true.'),
      ],
    }),
  },
  {
    id: 'organisation-blocks',
    style: style('03-2017', 'Till date', { pay: 'inr', dash: ' to ', notice: 'months' }),
    design: design('DejaVu Sans', 9, { size: 10, bold: true, shade: 'c6d9f1' }),
    page: (f) => ({
      body: [
        line(`RESUME OF ${f.fact('name')!.toUpperCase()}`, { bold: true, size: 13, align: 'center' }),
        ...part.pairsAsLines(
          f.pairs([
            ['Contact No', 'phone'],
            ['Email', 'email'],
            ['Current Location', 'city'],
            ['Total Experience', 'total'],
            ['Current CTC', 'currentCTC'],
            ['Expected CTC', 'expectedCTC'],
            ['Notice Period', 'notice'],
          ]),
        ),
        h('CORE COMPETENCIES'),
        ...part.skillsInColumns(f, 3),
        ...under(
          h('ORGANISATIONAL EXPERIENCE'),
          jobsAsForm(
            f,
            [
              ['Organisation', '{employer}'],
              ['Location', '{place}'],
              ['Office Ph', '{employerPhone}'],
              ['Designation', '{title}'],
              ['Duration', '{period}'],
              ['Roles', ''],
            ],
            ' : ',
          ),
        ),
        h('EDUCATIONAL CREDENTIALS'),
        ...part.educationAsTable(
          f,
          [
            ['Qualification', '{degree}'],
            ['Specialisation', '{branch}'],
            ['School / College', '{institute}'],
            ['Passing Year', '{year}'],
            ['Marks', '{marks}'],
          ],
          [20, 24, 30, 12, 14],
        ),
        h('CERTIFICATIONS'),
        ...part.certifications(f),
        h('REFERENCES'),
        ...part.references(f, 'columns'),
      ],
    }),
  },
  {
    id: 'word-letterhead',
    style: style('March, 2017', 'Till Date', { dash: ' to ', day: '12 May 1991', pay: 'monthly', notice: 'months' }),
    design: design('Carlito', 11, { size: 12, bold: true, capitals: true, underline: true }),
    page: (f) => ({
      header: [line(`${f.fact('name')!}\t${f.fact('phone')!}`, { size: 9 })],
      footer: [line(`Curriculum Vitae of ${f.person.name}`, { size: 8, align: 'center' })],
      footerHasNumber: true,
      body: [
        line(f.person.name.toUpperCase(), { size: 16, bold: true, align: 'center', space: 0 }),
        line(f.fact('address')!, { align: 'center', space: 0 }),
        line(`Email : ${f.fact('email')!}`, { align: 'center', deleted: 'Email : old.address@oldmail.example' }),
        h('Synopsis'),
        bullets([f.person.summary, ...(f.fact('total') ? [`Overall experience of ${f.fact('total')}`] : [])]),
        ...under(
          h('Employment Scan'),
          jobsAsLines(f, ['**{period}**', '**{employer}, {place}** as **{title}**'], { intro: 'Key result areas:' }),
        ),
        ...part.projects(f, h('Academic Project Work')),
        h('Academia'),
        ...part.educationAsBullets(f, '{degree} - {branch}, {board}, {year}'),
        h('Skills'),
        ...part.skillsAsTable(f, ['Area', 'Skills']),
        h('Personal Dossier'),
        ...part.pairsAsLines(
          f.pairs([
            ['Date of Birth', 'dateOfBirth'],
            ['Marital Status', 'maritalStatus'],
            ['Languages Known', 'languages'],
            ['Salary Drawn', 'currentCTC'],
            ['Salary Expected', 'expectedCTC'],
            ['Joining Time', 'notice'],
          ]),
          ' : ',
          true,
        ),
      ],
    }),
  },
  {
    id: 'roman-numerals',
    style: style('1st March 2017', 'till date', { dash: ' to ', day: '12 May 1991' }),
    design: design('Caladea', 11.5, { size: 12, bold: true, capitals: true }),
    page: (f) => ({
      footerHasNumber: true,
      body: [
        line(`${f.person.honorific} ${f.fact('name')!}`, { size: 16, bold: true }),
        h('I. Personal particulars'),
        ...part.pairsAsTable(
          f.pairs([
            ['Residence', 'address'],
            ['Phone', 'phone'],
            ['E-mail', 'email'],
            ['Date of birth', 'dateOfBirth'],
            ['Status', 'maritalStatus'],
            ['Languages', 'languages'],
          ]),
        ),
        h('II. Academic record'),
        ...part.educationAsLines(f, ['{year}\t{degree}, {board}']),
        ...under(
          h('III. Positions'),
          jobsAsLines(f, ['{title}', '{employer}, {place}', '{period}'], { duties: 'prose', oldestFirst: true }),
        ),
        h('IV. Competence'),
        ...part.skillsByGroup(f, ' – ', false),
        h('V. Referees'),
        ...part.references(f, 'sentence'),
      ],
    }),
  },
];
