import { jobsAsLines, jobsByDateColumn, jobsByEmployer } from './job-parts.ts';
import { design, type Layout, style, under } from './layout.ts';
import * as part from './other-parts.ts';
import { bullets, columns, heading as h, line, rule } from './page-model.ts';

/** Own layouts of the seen half, set by columns, boxes and type. */
export const seenDesignedLayouts: readonly Layout[] = [
  {
    id: 'sidebar-left',
    style: style('Mar 2017', 'Present', { dash: ' – ' }),
    design: design('Lato', 9.5, { size: 11, bold: true, capitals: true, rule: true }, { color: '1d4e6b', margin: 8 }),
    page: (f) => ({
      body: [
        columns(
          [32, 68],
          [
            [
              h('Contact'),
              ...[f.fact('phone')!, f.fact('email')!, f.fact('address')!, f.fact('linkedIn') ?? '']
                .filter(Boolean)
                .map((text) => line(text)),
              h('Key Skills'),
              ...part.skillsAsBullets(f),
              h('Languages'),
              bullets((f.fact('languages') ?? '').split(', ')),
              h('Interests'),
              line(f.fact('hobbies')!),
            ],
            [
              line(f.fact('name')!, { size: 22, bold: true, color: '1d4e6b', space: 1 }),
              ...(f.person.jobs[0] ? [line(f.person.jobs[0].title, { size: 12, space: 6 })] : []),
              h('Profile'),
              line(f.person.summary),
              ...under(h('Work Experience'), jobsAsLines(f, ['**{title}**\t{period}', '{employer}, {place}'])),
              ...part.projects(f, h('Projects')),
              h('Education'),
              ...part.educationAsLines(f, ['**{in}**\t{year}', '{institute}']),
              h('Certifications'),
              ...part.certifications(f),
            ],
          ],
          ['e6eef3', undefined],
        ),
      ],
    }),
  },
  {
    id: 'date-column',
    style: style('Mar 2017', 'present', { dash: ' – ' }),
    design: design('Open Sans', 9.5, { size: 11, bold: true, align: 'left' }, { color: '7a2f2f', margin: 18 }),
    page: (f) => ({
      body: [
        line(f.fact('name')!, { size: 20, color: '7a2f2f', space: 1 }),
        line([f.fact('email')!, f.fact('phone')!, f.fact('city')!, f.fact('linkedIn')].filter(Boolean).join('  •  ')),
        rule,
        line(f.person.summary, { italic: true }),
        ...under(
          h('Professional Experience'),
          jobsByDateColumn(f, '{period}', ['**{employer}**, {place}', '_{title}_'], [24, 76]),
        ),
        ...part.projects(f, h('Academic Projects')),
        h('Education'),
        ...part.educationByDateColumn(
          f,
          '{from} – {year}',
          ['**{degree}**', '{institute}, {board}', 'Score: {marks}'],
          [24, 76],
        ),
        h('Skills'),
        ...part.skillsByGroup(f),
        h('Languages'),
        line(f.fact('languages')!),
      ],
    }),
  },
  {
    id: 'letter-spaced',
    style: style('March 2017', 'Present', { dash: ' — ' }),
    design: design(
      'Caladea',
      10.5,
      { size: 12, capitals: true, spaced: true, align: 'center', rule: true },
      { margin: 22 },
    ),
    page: (f) => ({
      body: [
        line(f.fact('name')!.toUpperCase().split('').join(' ').replace(/ {3}/g, '   '), { align: 'center', size: 18 }),
        line(`${f.fact('city')!} | ${f.fact('phone')!} | ${f.fact('email')!}`, { align: 'center' }),
        h('About Me'),
        line(f.person.summary, { align: 'center' }),
        ...under(
          h('Experience'),
          jobsAsLines(f, ['**{EMPLOYER}**', '{title} | {place} | {period}'], { duties: 'dash' }),
        ),
        ...part.projects(f, h('Projects')),
        h('Education'),
        ...part.educationAsLines(f, ['**{institute}**', '{course} | {year} | {marks}']),
        h('Skills'),
        ...part.skillsInOneLine(f, '  |  '),
        h('Certificates'),
        ...part.certifications(f, 'dash'),
      ],
    }),
  },
  {
    id: 'text-box-contact',
    style: style("Mar'17", 'Till Now', { dash: ' to ', total: 'plus', pay: 'lakhs' }),
    design: design('Carlito', 11, { size: 13, bold: true, italic: true }, { color: '2e5395' }),
    page: (f) => ({
      body: [
        {
          kind: 'box',
          width: 70,
          color: '2e5395',
          blocks: [
            line('**Contact me**'),
            line(`Ph: ${f.fact('phone')!}`),
            line(f.fact('email')!),
            line(f.fact('address')!),
          ],
        },
        line(f.fact('name')!, { size: 22, bold: true, color: '2e5395' }),
        line(f.person.summary),
        ...(f.fact('total') ? [line(`Total experience: ${f.fact('total')}`)] : []),
        h('Areas of Expertise'),
        ...part.skillsInColumns(f, 2, 'arrow'),
        ...under(
          h('Work History'),
          jobsByEmployer(f, '**{employer}**, {place}', '{title} ({period})', { duties: 'arrow' }),
        ),
        h('Qualifications'),
        ...part.educationAsBullets(f, '{in} from {institute}, {year} ({marks})', 'arrow'),
        h('Other Information'),
        ...part.pairsAsLines(
          f.pairs([
            ['Born on', 'dateOfBirth'],
            ['Languages known', 'languages'],
            ['Current CTC', 'currentCTC'],
            ['Expected CTC', 'expectedCTC'],
            ['Notice period', 'notice'],
            ['Preferred locations', 'preferred'],
          ]),
          ': ',
        ),
      ],
    }),
  },
  {
    id: 'several-titles',
    style: style('Mar 2017', 'Current', { dash: ' to ' }),
    design: design('Roboto', 10, { size: 12, bold: true, rule: true, capitals: true }, { color: '00695c' }),
    page: (f) => ({
      body: [
        line(f.fact('name')!, { size: 24, bold: true, color: '00695c', space: 0 }),
        line([f.fact('phone')!, f.fact('email')!, f.fact('linkedIn'), f.fact('gitHub')].filter(Boolean).join('   ')),
        ...under(h('Career'), jobsByEmployer(f, '**{employer}** - {place}', '{title}\t{period}')),
        ...part.projects(f, h('What I have built')),
        h('Studies'),
        ...part.educationAsLines(f, ['{degree}, {institute}\t{from}-{year}']),
        h('Toolbox'),
        ...part.skillsByGroup(f, ' - '),
        h('Licences and courses'),
        ...part.certifications(f),
        h('Languages spoken'),
        line(f.fact('languages')!),
      ],
    }),
  },
  {
    id: 'my-journey',
    style: style('2017', 'now', { dash: ' – ' }),
    design: design('Lato', 10.5, { size: 15 }, { color: 'b5532a', margin: 20 }),
    page: (f) => ({
      body: [
        line(`Hello, I am ${f.fact('name')!}`, { size: 20, color: 'b5532a' }),
        line(f.person.summary),
        line(`Write to ${f.fact('email')!} or call ${f.fact('phone')!}`),
        ...under(
          h('My journey'),
          jobsByDateColumn(f, '{period}', ['**{title}** at **{employer}**, {place}'], [20, 80], {
            duties: 'prose',
            oldestFirst: true,
          }),
        ),
        ...part.projects(f, h('Things I made')),
        h('Where I learnt'),
        ...part.educationByDateColumn(f, '{year}', ['{in}, {institute}'], [20, 80]),
        h('What I am good at'),
        ...part.skillsInOneLine(f, ' · '),
        h('I speak'),
        line(f.fact('languages')!),
      ],
    }),
  },
  {
    id: 'heading-column',
    style: style('2017-03', 'ongoing', { dash: ' / ' }),
    design: design('Open Sans', 9.5, { size: 10, bold: true, align: 'right' }, { color: '3c3c8c' }),
    page: (f) => {
      const row = (title: string, blocks: ReturnType<typeof jobsAsLines>) =>
        blocks.length ? [columns([24, 76], [[h(title)], blocks])] : [];
      return {
        body: [
          line(f.fact('name')!, { size: 19, bold: true, align: 'right' }),
          line(`${f.fact('phone')!}\t${f.fact('email')!}`),
          rule,
          ...row('Summary', [line(f.person.summary)]),
          ...row('Employment', jobsAsLines(f, ['**{employer}**\t{period}', '{title}, {place}'], { duties: 'dash' })),
          ...row('Education', part.educationAsLines(f, ['**{in}**, {year}', '{institute} — {marks}'])),
          ...row('Skills', part.skillsInOneLine(f)),
          ...row('Certificates', part.certifications(f)),
          ...row('Languages', [line(f.fact('languages')!)]),
        ],
      };
    },
  },
  {
    id: 'typewriter',
    style: style('Mar 2017', 'to date', { dash: ' .. ', pay: 'digits' }),
    design: design('Liberation Mono', 9.5, { size: 9.5, capitals: true }, { margin: 20 }),
    page: (f) => {
      const title = (text: string) => [line('', { space: 0 }), h(text), line('='.repeat(text.length), { space: 2 })];
      return {
        body: [
          line(f.fact('name')!.toUpperCase(), { space: 0 }),
          line(f.fact('address')!, { space: 0 }),
          line(`Tel ${f.fact('phone')!}`, { space: 0 }),
          line(f.fact('email')!),
          ...(f.person.jobs.length ? title('Posts held') : []),
          ...jobsAsLines(f, ['{title}', '  {employer}, {place}', '  {period}'], { duties: 'dash' }),
          ...title('Education'),
          ...part.educationAsLines(f, ['{degree}, {board}, {year}, {marks}']),
          ...title('Skills'),
          ...part.skillsInOneLine(f, ', ', '.'),
          ...title('Other'),
          ...part.pairsAsLines(
            f.pairs([
              ['born', 'dateOfBirth'],
              ['languages', 'languages'],
              ['salary now', 'currentCTC'],
              ['notice', 'notice'],
            ]),
            ': ',
          ),
        ],
      };
    },
  },
];
