import { jobsAsLines, jobsAsTable } from './job-parts.ts';
import { design, type Layout, style, under } from './layout.ts';
import * as part from './other-parts.ts';
import { bullets, heading as h, line } from './page-model.ts';

/** Own layouts of the seen half, set as forms with tables. */
export const seenFormLayouts: readonly Layout[] = [
  {
    id: 'bio-data-form',
    style: style('03/2017', 'Till date', { dash: ' to ', day: '12-05-1991', pay: 'slash', notice: 'months' }),
    design: design('Liberation Serif', 12, { size: 13, bold: true, underline: true }, { margin: 20 }),
    page: (f) => ({
      body: [
        line('BIO-DATA', { align: 'center', bold: true, underline: true, size: 16, space: 8 }),
        ...part.pairsAsTable(
          f
            .pairs([
              ['Name', 'name'],
              ["Father's Name", 'father'],
              ['Date of Birth', 'dateOfBirth'],
              ['Sex', 'gender'],
              ['Marital Status', 'maritalStatus'],
              ['Nationality', 'nationality'],
              ['Languages Known', 'languages'],
              ['Permanent Address', 'address'],
              ['Mobile No.', 'phone'],
              ['E-mail ID', 'email'],
            ])
            .map(([label, value]) => [label, `:  ${value}`]),
          [34, 66],
        ),
        h('Educational Qualification'),
        ...part.educationAsTable(
          f,
          [
            ['Examination', '{degree}'],
            ['Board / University', '{board}'],
            ['Year', '{year}'],
            ['Percentage', '{marks}'],
          ],
          [25, 40, 12, 23],
        ),
        ...under(
          h('Experience'),
          jobsAsTable(
            f,
            [
              ['Sl. No.', '{number}'],
              ['Name of the Institution', '{employer}, {place}'],
              ['Designation', '{title}'],
              ['Period', '{period}'],
            ],
            [8, 40, 26, 26],
          ),
        ),
        h('Skills'),
        ...part.skillsInOneLine(f),
        ...part.pairsAsLines(
          f.pairs([
            ['Present salary', 'currentCTC'],
            ['Expected salary', 'expectedCTC'],
          ]),
        ),
        h('Declaration'),
        ...part.declaration(f),
      ],
    }),
  },
  {
    id: 'employment-table',
    style: style('Mar-17', 'Till Date', { day: '12-May-1991', pay: 'lacs' }),
    design: design('Carlito', 11, { size: 12, bold: true, capitals: true, shade: 'd9d9d9' }),
    page: (f) => ({
      body: [
        line('CURRICULUM VITAE', { align: 'center', bold: true, size: 14, underline: true }),
        line(`**${f.fact('name')!}**\tMobile: ${f.fact('phone')!}`),
        line(`${f.fact('address')!}\tEmail: ${f.fact('email')!}`),
        h('Career Objective'),
        line(f.person.summary),
        h('Academic Details'),
        ...part.educationAsTable(
          f,
          [
            ['Course', '{course}'],
            ['Name of Institute', '{institute}'],
            ['Board/University', '{board}'],
            ['Year of Passing', '{year}'],
            ['% / Grade', '{marks}'],
          ],
          [24, 30, 22, 12, 12],
        ),
        ...under(
          h('Employment Record'),
          jobsAsTable(
            f,
            [
              ['Organisation', '{employer}'],
              ['Location', '{place}'],
              ['Office Ph', '{employerPhone}'],
              ['Designation', '{title}'],
              ['From', '{from}'],
              ['To', '{to}'],
            ],
            [34, 16, 26, 12, 12],
          ),
        ),
        ...under(h('Job Responsibilities'), f.person.jobs[0] ? [bullets(f.plainDuties(f.person.jobs[0]))] : []),
        h('Computer & Technical Proficiency'),
        ...part.skillsByGroup(f, ' : ', false),
        h('Personal Details'),
        ...part.pairsAsLines(
          f.pairs([
            ['Date of Birth', 'dateOfBirth'],
            ['Gender', 'gender'],
            ['Marital Status', 'maritalStatus'],
            ['Languages', 'languages'],
            ['Hobbies', 'hobbies'],
          ]),
        ),
        ...part.declaration(f, 'I declare that the above information is correct.', 'one line'),
      ],
    }),
  },
  {
    id: 'government-form',
    style: style('01.03.2017', 'Till date', { day: '12.05.1991', pay: 'slash', dash: ' to ' }),
    design: design('Liberation Serif', 11, { size: 11, bold: true, align: 'center', capitals: true }, { margin: 20 }),
    page: (f) => ({
      body: [
        line('ANNEXURE - I', { align: 'right', bold: true }),
        line('FORMAT OF CURRICULUM VITAE', { align: 'center', bold: true, underline: true, space: 8 }),
        ...part.pairsAsTable(
          f.pairs([
            ['Name in full (in block letters)', 'name'],
            ['Date of birth', 'dateOfBirth'],
            ["Father's / Husband's name", 'father'],
            ['Gender', 'gender'],
            ['Address for correspondence', 'address'],
            ['Telephone / Mobile No.', 'phone'],
            ['E-mail address', 'email'],
            ['Present pay per annum', 'currentCTC'],
            ['Languages (read, write and speak)', 'languages'],
          ]),
          [44, 56],
          'all',
          true,
        ),
        h('Educational Qualifications (in chronological order)'),
        ...part.educationAsTable(
          f,
          [
            ['Degree / Certificate', '{degree}'],
            ['Subject', '{branch}'],
            ['University / Board', '{board}'],
            ['Year', '{year}'],
            ['Division / %', '{marks}'],
          ],
          [24, 22, 28, 10, 16],
        ),
        ...under(
          h('Details of posts held'),
          jobsAsTable(
            f,
            [
              ['Office / Institution', '{employer}, {place}'],
              ['Post held', '{title}'],
              ['From', '{from}'],
              ['To', '{to}'],
            ],
            [42, 26, 16, 16],
            { oldestFirst: true },
          ),
        ),
        h('Special knowledge or skill'),
        ...part.skillsInOneLine(f, '; ', '.'),
        ...part.declaration(f, 'Certified that the entries made above are correct.'),
      ],
    }),
  },
  {
    id: 'fresher-academics',
    style: style('Mar 2017', 'Present', { day: '12/05/1991' }),
    design: design('Liberation Sans', 10.5, { size: 11.5, bold: true, shade: 'dbe5f1', capitals: true }),
    page: (f) => ({
      body: [
        line(f.fact('name')!, { size: 17, bold: true, space: 0 }),
        line(`Email-id: ${f.fact('email')!}`, { space: 0 }),
        line(`Contact no.: ${f.fact('phone')!}`, { space: 0 }),
        line(`Address: ${f.fact('address')!}`),
        h('Career objective'),
        line(f.person.summary),
        h('Academic qualification'),
        ...part.educationAsTable(
          f,
          [
            ['Sr.', ''],
            ['Degree', '{degree}'],
            ['Stream', '{branch}'],
            ['Institute', '{institute}'],
            ['Board', '{board}'],
            ['Year', '{year}'],
            ['Result', '{marks}'],
          ],
          [5, 16, 18, 23, 18, 8, 12],
        ),
        ...part.projects(f, h('Projects undertaken')),
        ...under(
          h('Training / Work exposure'),
          jobsAsLines(f, ['{employer}, {place} — {title} ({period})'], { duties: 'bullets' }),
        ),
        h('Skills'),
        ...part.skillsAsBullets(f),
        h('Achievements and courses'),
        ...part.certifications(f),
        h('Strengths'),
        bullets(['Positive attitude', 'Quick learner', 'Punctual']),
        h('Personal details'),
        ...part.pairsAsTable(
          f.pairs([
            ["Father's Name", 'father'],
            ['DOB', 'dateOfBirth'],
            ['Gender', 'gender'],
            ['Marital Status', 'maritalStatus'],
            ['Languages', 'languages'],
            ['Hobbies', 'hobbies'],
          ]),
          [30, 70],
          'rows',
        ),
        ...part.declaration(f),
      ],
    }),
  },
  {
    id: 'agency-profile',
    style: style("Mar'17", 'Till Date', { dash: ' to ', pay: 'lpa', total: 'decimal' }),
    design: design('Carlito', 11, { size: 12, bold: true, shade: 'ffd966' }),
    page: (f) => {
      f.shown.add('agencyPhone');
      return {
        footer: [
          line('Talent Bridge Consultants, Andheri East, Mumbai | Ph: 022-26834455 | profiles@talentbridge.example', {
            size: 8,
            align: 'center',
          }),
        ],
        body: [
          line('CANDIDATE PROFILE', { bold: true, size: 15, align: 'center' }),
          ...part.pairsAsTable(
            f.pairs([
              ['Name of Candidate', 'name'],
              ['Contact Number', 'phone'],
              ['Email ID', 'email'],
              ['Current Location', 'city'],
              ['Preferred Location', 'preferred'],
              ['Total Experience', 'total'],
              ['Current CTC', 'currentCTC'],
              ['Expected CTC', 'expectedCTC'],
              ['Notice Period', 'notice'],
            ]),
            [35, 65],
            'all',
          ),
          h('Skill Summary'),
          ...part.skillsWithLevels(f, ['Skill', 'Rating', 'Years']),
          ...under(h('Experience Details'), jobsAsLines(f, ['**{employer}** | {title} | {period}'])),
          h('Education Details'),
          ...part.educationAsLines(f, ['{course} | {institute} | {year}']),
        ],
      };
    },
  },
];
