import { jobsAsForm, jobsAsLines, jobsAsTable } from './job-parts.ts';
import { design, type Layout, style, under } from './layout.ts';
import * as part from './other-parts.ts';
import { type Block, heading as h, line } from './page-model.ts';

/** Own layouts of the hidden half, set as forms with tables. */
export const hiddenFormLayouts: readonly Layout[] = [
  {
    id: 'service-particulars',
    style: style('01/03/2017', 'Continuing', { day: '12 May 1991', dash: ' – ', notice: 'months' }),
    design: design(
      'Liberation Serif',
      11.5,
      { size: 12, bold: true, capitals: true, underline: true, align: 'center' },
      { margin: 20 },
    ),
    page: (f) => ({
      body: [
        line('RÉSUMÉ', { align: 'center', bold: true, size: 15 }),
        ...part.pairsAsTable(
          f.pairs([
            ['1. Name', 'name'],
            ['2. Date of Birth', 'dateOfBirth'],
            ['3. Marital Status', 'maritalStatus'],
            ['4. Address', 'address'],
            ['5. Mobile', 'phone'],
            ['6. Email', 'email'],
            ['7. Languages', 'languages'],
          ]),
          [38, 62],
        ),
        ...under(
          h('Particulars of Service'),
          jobsAsTable(
            f,
            [
              ['Ser', '{number}'],
              ['Appointment / Rank', '{title}'],
              ['Unit / Establishment', '{employer}'],
              ['Station', '{place}'],
              ['From', '{from}'],
              ['To', '{to}'],
            ],
            [6, 24, 28, 14, 14, 14],
          ),
        ),
        h('Civil Qualifications'),
        ...part.educationAsTable(
          f,
          [
            ['Examination', '{course}'],
            ['Institution', '{institute}'],
            ['Year', '{year}'],
          ],
          [36, 48, 16],
        ),
        h('Courses and Awards'),
        ...part.certifications(f, 'number'),
        h('Qualities and Skills'),
        ...part.skillsAsBullets(f, 'arrow'),
        ...part.declaration(f, 'The above is true as per my service record.'),
      ],
    }),
  },
  {
    id: 'boxed-form',
    style: style('Mar-17', 'Till date', { dash: ' to ', pay: 'lakhs', day: '12-05-1991' }),
    design: design('Liberation Sans', 10, { size: 10.5, bold: true, shade: 'bfbfbf' }),
    page: (f) => {
      const box = (title: string, blocks: Block[]): Block[] =>
        blocks.length
          ? [
              {
                kind: 'table',
                rows: [[[line(`**${title}**`)]], [blocks]],
                widths: [100],
                borders: 'all',
                hasHeader: true,
              },
            ]
          : [];
      return {
        body: [
          line('APPLICATION FOR EMPLOYMENT', { bold: true, size: 13, align: 'center' }),
          ...box(
            'PERSONAL DATA',
            part.pairsAsControls(
              f.pairs([
                ['Full Name', 'name'],
                ['Date of Birth', 'dateOfBirth'],
                ['Sex', 'gender'],
                ['Marital Status', 'maritalStatus'],
                ['Mobile', 'phone'],
                ['E-mail', 'email'],
                ['Present Address', 'address'],
                ['Languages', 'languages'],
              ]),
              [30, 70],
            ),
          ),
          ...box(
            'EDUCATION',
            part.educationAsTable(
              f,
              [
                ['Degree', '{degree}'],
                ['Major', '{branch}'],
                ['Institution', '{institute}'],
                ['Year', '{year}'],
                ['Grade', '{marks}'],
              ],
              [18, 25, 32, 10, 15],
            ),
          ),
          ...box(
            'EMPLOYMENT HISTORY',
            jobsAsForm(
              f,
              [
                ['Employer', '{employer}, {place}'],
                ['Telephone', '{employerPhone}'],
                ['Position', '{title}'],
                ['Dates', '{period}'],
              ],
              ':  ',
              { duties: 'dash' },
            ),
          ),
          ...box('SKILLS', part.skillsByGroup(f, ': ', false)),
          ...box(
            'REMUNERATION',
            part.pairsAsLines(
              f.pairs([
                ['Present CTC', 'currentCTC'],
                ['Expected CTC', 'expectedCTC'],
                ['Notice', 'notice'],
              ]),
              ':  ',
            ),
          ),
          ...box('REFERENCES', part.references(f, 'lines')),
        ],
      };
    },
  },
  {
    id: 'tabs-without-lines',
    style: style('01.03.2017', 'till date', { dash: ' - ', day: '12.05.1991', pay: 'slash' }),
    design: design('Liberation Serif', 11.5, { size: 12, bold: true }),
    page: (f) => ({
      body: [
        line(`Name\t${f.fact('name')!}`),
        line(`Phone\t${f.fact('phone')!}`),
        line(`E-mail\t${f.fact('email')!}`),
        line(`Born on\t${f.fact('dateOfBirth')!}`),
        h('Service history'),
        ...jobsAsTable(
          f,
          [
            ['From', '{from}'],
            ['To', '{to}'],
            ['Employer', '{employer}'],
            ['Post', '{title}'],
          ],
          [15, 15, 42, 28],
          { borders: 'none' },
        ),
        h('Schooling and training'),
        ...part.educationAsTable(
          f,
          [
            ['Year', '{year}'],
            ['Passed', '{degree}'],
            ['From', '{institute}'],
            ['Marks', '{marks}'],
          ],
          [12, 26, 42, 20],
          'none',
        ),
        h('Can do'),
        ...part.skillsInOneLine(f, ', '),
        h('Also'),
        ...part.pairsAsLines(
          f.pairs([
            ['Languages', 'languages'],
            ['Wage at present', 'currentCTC'],
            ['Wage expected', 'expectedCTC'],
            ['Address', 'address'],
          ]),
          ': ',
        ),
      ],
    }),
  },
  {
    id: 'hindi-headings',
    style: style('Mar 2017', 'Till date', { dash: ' to ', day: '12/05/1991' }),
    design: design('Noto Sans Devanagari', 10.5, { size: 12, bold: true, shade: 'fff2cc' }),
    page: (f) => ({
      body: [
        line(f.fact('name')!, { size: 17, bold: true }),
        line(`मोबाइल / Mobile: ${f.fact('phone')!}`, { space: 0 }),
        line(`ई-मेल / E-mail: ${f.fact('email')!}`, { space: 0 }),
        line(`पता / Address: ${f.fact('address')!}`),
        ...under(
          h('कार्य अनुभव / Work Experience'),
          jobsAsLines(f, ['**{employer}**, {place}', 'पद / Post: {title}', 'अवधि / Period: {period}'], {
            duties: 'dash',
          }),
        ),
        h('शैक्षणिक योग्यता / Education'),
        ...part.educationAsTable(
          f,
          [
            ['परीक्षा / Exam', '{course}'],
            ['बोर्ड / Board', '{board}'],
            ['वर्ष / Year', '{year}'],
            ['अंक / Marks', '{marks}'],
          ],
          [34, 34, 14, 18],
        ),
        h('कौशल / Skills'),
        ...part.skillsAsBullets(f),
        h('व्यक्तिगत विवरण / Personal Details'),
        ...part.pairsAsLines(
          f.pairs([
            ['जन्म तिथि / Date of Birth', 'dateOfBirth'],
            ['लिंग / Gender', 'gender'],
            ['वैवाहिक स्थिति / Marital Status', 'maritalStatus'],
            ['भाषाएँ / Languages', 'languages'],
          ]),
        ),
      ],
    }),
  },
];
