import { jobsAsLines, jobsAsTable, jobsByDateColumn, jobsByEmployer } from './job-parts.ts';
import { design, type Layout, style, under } from './layout.ts';
import * as part from './other-parts.ts';
import { bullets, columns, heading as h, line, rule } from './page-model.ts';

/** Own layouts of the hidden half, set by columns, boxes and type. */
export const hiddenDesignedLayouts: readonly Layout[] = [
  {
    id: 'sidebar-right-dark',
    style: style('March 2017', 'Present', { dash: ' - ' }),
    design: design('Roboto', 9.5, { size: 12, bold: true, underline: true }, { color: '263238', margin: 8 }),
    page: (f) => ({
      body: [
        columns(
          [66, 34],
          [
            [
              line(f.fact('name')!.toUpperCase(), { size: 20, bold: true }),
              h('Summary'),
              line(f.person.summary),
              ...under(h('Experience'), jobsAsLines(f, ['{period}', '**{employer}** ({place})', '{title}'])),
              ...part.projects(f, h('Project work')),
            ],
            [
              h('Reach me'),
              line(f.fact('email')!),
              line(f.fact('phone')!),
              line(f.fact('city')!),
              h('Expertise'),
              ...part.skillsAsBars(f),
              h('Education'),
              ...part.educationAsLines(f, ['**{degree}**', '{institute}', '{from} - {year}']),
              h('Languages'),
              line(f.fact('languages')!),
            ],
          ],
          [undefined, 'cfd8dc'],
        ),
      ],
    }),
  },
  {
    id: 'right-tab-dates',
    style: style('Mar 2017', 'till date', { dash: ' – ' }),
    design: design('Caladea', 11, { size: 12, bold: true, rule: true }, { color: '5b1e1e' }),
    page: (f) => ({
      body: [
        line(f.fact('name')!, { size: 20, align: 'center', space: 0, color: '5b1e1e' }),
        line(`${f.fact('address')!}`, { align: 'center', space: 0 }),
        line(`${f.fact('phone')!} ◆ ${f.fact('email')!}`, {
          align: 'center',
          deleted: '90000 00000 ◆ former@oldmail.example',
        }),
        ...under(
          h('Career History'),
          jobsAsLines(f, ['**{employer}, {place}**\t{period}', '_{title}_'], { duties: 'arrow' }),
        ),
        ...part.projects(f, h('Final Year Projects')),
        h('Academics'),
        ...part.educationAsLines(f, ['**{institute}**\t{year}', '{course}, {marks}']),
        h('Functional Skills'),
        ...part.skillsInColumns(f, 2),
        h('Trainings attended'),
        ...part.certifications(f, 'arrow'),
        h('Linguistic Abilities'),
        line(f.fact('languages')!),
      ],
    }),
  },
  {
    id: 'pipe-lines',
    style: style('03/2017', 'Present', { dash: ' - ', pay: 'lpa' }),
    design: design('Carlito', 10.5, { size: 11, bold: true, capitals: true, rule: true }),
    page: (f) => ({
      body: [
        line(`${f.fact('name')!} | ${f.person.jobs[0]?.title ?? 'Fresher'}`, { size: 15, bold: true }),
        line(
          `${f.fact('phone')!} | ${f.fact('email')!} | ${f.fact('city')!}${f.person.linkedIn ? ` | ${f.fact('linkedIn')}` : ''}`,
        ),
        line(
          ['currentCTC', 'expectedCTC', 'notice']
            .map((name, at) => [['CTC', 'ECTC', 'NP'][at]!, f.fact(name as 'notice')])
            .filter(([, v]) => v)
            .map(([l, v]) => `${l}: ${v}`)
            .join(' | '),
        ),
        h('Executive summary'),
        line(f.person.summary),
        h('Key skills'),
        ...part.skillsInOneLine(f, ' | '),
        ...under(h('Experience'), jobsAsLines(f, ['**{title} | {employer} | {place} | {period}**'])),
        h('Education'),
        ...part.educationAsLines(f, ['{degree} | {branch} | {institute} | {year} | {marks}']),
      ],
    }),
  },
  {
    id: 'functional',
    style: style('2017', 'date', { dash: ' to ' }),
    design: design('Lato', 10.5, { size: 13, bold: true }, { color: '4a148c', margin: 20 }),
    page: (f) => ({
      body: [
        line(f.fact('name')!, { size: 22, bold: true, color: '4a148c', space: 1 }),
        line(`${f.fact('email')!}   ${f.fact('phone')!}`),
        h('In one sentence'),
        line(f.person.summary),
        h('What I bring'),
        ...part.skillsByGroup(f, ' → '),
        ...under(
          h('What I have done'),
          f.person.jobs.length ? [bullets(f.person.jobs.flatMap((job) => f.plainDuties(job)))] : [],
        ),
        ...under(
          h('Where I have worked'),
          jobsAsLines(f, ['{employer}, {place}: {title} ({period})'], { duties: 'none' }),
        ),
        ...part.projects(f, h('Student work')),
        h('What I studied'),
        ...part.educationAsLines(f, ['{in}, {board} ({year})']),
        h('Away from work'),
        line(f.fact('hobbies')!),
      ],
    }),
  },
  {
    id: 'three-key-cells',
    style: style('Mar 2017', 'Present', { dash: ' – ', pay: 'lakhs', total: 'plus' }),
    design: design('Open Sans', 9.5, { size: 11, bold: true, shade: 'eceff1' }, { color: '0d47a1' }),
    page: (f) => ({
      body: [
        line(f.fact('name')!, { size: 21, bold: true, color: '0d47a1', align: 'center' }),
        line(`${f.fact('email')!} · ${f.fact('phone')!} · ${f.fact('city')!}`, { align: 'center' }),
        columns(
          [34, 33, 33],
          f
            .pairs([
              ['Experience', 'total'],
              ['Current CTC', 'currentCTC'],
              ['Notice period', 'notice'],
            ])
            .concat([['Expected CTC', f.fact('expectedCTC')!]])
            .slice(0, 3)
            .concat([])
            .map(([label, value]) => [
              line(label, { align: 'center', size: 8, space: 0 }),
              line(value, { align: 'center', bold: true, size: 12 }),
            ])
            .concat([[], [], []])
            .slice(0, 3),
          ['e3f2fd', 'e3f2fd', 'e3f2fd'],
        ),
        ...(f.person.totalMonths ? [line(`Expected CTC: ${f.fact('expectedCTC')!}`)] : []),
        h('Work'),
        ...(f.person.jobs.length
          ? jobsByEmployer(f, '**{employer}**, {place}', '**{title}**, {period}')
          : [line('Fresher')]),
        ...part.projects(f, h('Projects')),
        columns(
          [50, 50],
          [
            [h('Skills'), ...part.skillsAsBullets(f)],
            [
              h('Education'),
              ...part.educationAsLines(f, ['**{degree}**', '{institute}, {year}']),
              h('Certificates'),
              ...part.certifications(f),
            ],
          ],
        ),
      ],
    }),
  },
  {
    id: 'running-footer',
    style: style('March 2017', 'onwards', { dash: ' – ' }),
    design: design('DejaVu Serif', 9.5, { size: 10.5, bold: true, capitals: true, shade: 'f2dcdb' }),
    page: (f) => ({
      header: [line('CONFIDENTIAL', { size: 8, align: 'right' })],
      footer: [
        line(`${f.person.name} · ${f.person.emails[0]} · ${f.person.phones[0]!.asWritten}`, {
          size: 8,
          align: 'center',
        }),
      ],
      footerHasNumber: true,
      body: [
        line(f.fact('name')!, { size: 18, bold: true }),
        ...part.pairsAsTable(
          f.pairs([
            ['Mobile', 'phone'],
            ['Email', 'email'],
            ['LinkedIn', 'linkedIn'],
            ['GitHub', 'gitHub'],
            ['Based in', 'city'],
          ]),
          [20, 80],
        ),
        h('Professional snapshot'),
        line(f.person.summary),
        ...under(
          h('Assignments'),
          jobsByDateColumn(f, '{from} – {to}', ['**{title}**', '{employer}, {place}'], [28, 72]),
        ),
        ...part.projects(f, h('Academic assignments')),
        h('Credentials'),
        ...part.educationByDateColumn(f, '{year}', ['{course}', '{board}', '{marks}'], [28, 72]),
        h('Proficiency'),
        ...part.skillsAsTable(f, ['Domain', 'Proficient in']),
        h('Languages'),
        line(f.fact('languages')!),
      ],
    }),
  },
  {
    id: 'two-equal-columns',
    style: style('03-2017', 'present', { dash: ' – ' }),
    design: design(
      'Liberation Sans',
      9.5,
      { size: 11, bold: true, rule: true, capitals: true },
      { color: '37474f', margin: 14 },
    ),
    page: (f) => ({
      body: [
        line(f.fact('name')!, { size: 24, align: 'center', bold: true }),
        line(`${f.fact('phone')!}  /  ${f.fact('email')!}`, { align: 'center' }),
        columns(
          [50, 50],
          [
            [
              h('Experience'),
              ...(f.person.jobs.length
                ? jobsAsLines(f, ['**{title}**', '{employer}', '{place}, {period}'])
                : [line('Looking for a first post')]),
              ...part.projects(f, h('Projects')),
            ],
            [
              h('About'),
              line(f.person.summary),
              h('Education'),
              ...part.educationAsLines(f, ['**{degree}**', '{institute}', '{from} – {year}, {marks}']),
              h('Skills'),
              ...part.skillsInOneLine(f),
              h('Languages'),
              line(f.fact('languages')!),
              h('Hobbies'),
              line(f.fact('hobbies')!),
            ],
          ],
        ),
      ],
    }),
  },
  {
    id: 'name-in-header',
    style: style("Mar'17", 'Present', { dash: '–', day: '12th May, 1991' }),
    design: design('Carlito', 10.5, { size: 12, bold: true, capitals: true, align: 'center', shade: 'dce6f2' }),
    page: (f) => ({
      header: [
        line(f.fact('name')!, { size: 16, bold: true, align: 'center', space: 0 }),
        line(`${f.fact('phone')!} | ${f.fact('email')!}`, { align: 'center', size: 9 }),
      ],
      body: [
        h('Career Precis'),
        line(f.person.summary),
        ...under(h('Career Path'), [
          ...jobsAsTable(
            f,
            [
              ['Period', '{period}'],
              ['Company', '{employer}'],
              ['Role', '{title}'],
            ],
            [26, 44, 30],
            { borders: 'rows' },
          ),
          ...f.person.jobs
            .slice(0, 2)
            .flatMap((job) => [line(`At ${job.employer}:`, { italic: true }), bullets(f.plainDuties(job))]),
        ]),
        ...part.projects(f, h('Projects')),
        h('Educational Background'),
        ...part.educationAsTable(
          f,
          [
            ['Year', '{year}'],
            ['Qualification', '{course}'],
            ['University / Board', '{board}'],
          ],
          [14, 46, 40],
          'rows',
        ),
        h('Skills Matrix'),
        ...part.skillsWithLevels(f, ['Skill', 'Level', 'Used for']),
        rule,
        ...part.pairsAsLines(
          f.pairs([
            ['Date of Birth', 'dateOfBirth'],
            ['Gender', 'gender'],
            ['Languages', 'languages'],
            ['Preferred city', 'preferred'],
          ]),
          ' : ',
        ),
      ],
    }),
  },
];
