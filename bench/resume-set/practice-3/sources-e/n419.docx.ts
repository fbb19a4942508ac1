import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { bold: true, size: 12, shade: 'FBE4D5' },
  body: [
    table(
      [5200, 4600],
      [
        [
          p('Thangjam Ibemhal Devi', { bold: true, size: 17 }),
          p(
            'Programme Lead, women’s livelihoods\nKeishampat, Imphal West, Manipur 795001\n70054 18836\nibemhal.t@gmail.com',
            {
              align: 'right',
            },
          ),
        ],
      ],
      { border: false },
    ),
    h('NGO and field work, oldest first'),
    p('2011 June to 2013 March. Rural Aid Services, Churachandpur. Community Mobiliser. Formed 48 self-help groups.'),
    p('2013 April to 2017 December. North East Network, Imphal. Field Coordinator, then from 2015 Project Officer.'),
    p(
      '2018 January to 2021 July. ActionAid Association, Guwahati regional office. Programme Officer (Livelihood & Relief).',
    ),
    p(
      '2021 August to present. Centre for Women and Weaves, Imphal. Programme Lead. Team of 14, funds of Rs 2.1 crore a year (Azim Premji Foundation, HSBC, Tata Trusts).',
    ),
    h('Degrees'),
    p('Master of Social Work (Community Development), Assam University, Silchar, 2011, 66.5 %'),
    p('B.Sc. Home Science, Manipur University (Y.K. College Wangjing), 2008, first class'),
    p('Class XII Council of Higher Secondary Education Manipur 2005; Class X BSEM 2003'),
    h('I bring'),
    p(
      'proposal writing; donor reports; MEAL frameworks; KoboToolbox; participatory rural appraisal; safeguarding; loom cluster marketing',
    ),
    h('Trainings attended'),
    p(
      'Sphere standards, Kolkata, 2014. Gender budgeting, NIRD Hyderabad, 2016. FCRA compliance, VANI Delhi, 2019. PMD Pro Level 1, 2022.',
    ),
    p(
      'Languages: Manipuri (Meiteilon), English, Hindi, Assamese. Salary Rs 62,000 a month. Two months’ notice. Open to Guwahati, Shillong, Delhi.',
      {
        before: 120,
      },
    ),
  ],
});
/* LABEL
about: ngo-programme-lead | other | senior | n-word-year-first-sentences-oldest-first
name: Thangjam Ibemhal Devi
email: ibemhal.t@gmail.com
phone: 7005418836
place: Imphal
skills: proposal writing; donor reports; MEAL frameworks; KoboToolbox; participatory rural appraisal; safeguarding; loom cluster marketing
job: Community Mobiliser | Rural Aid Services | Churachandpur | 2011-06 | 2013-03
job: Field Coordinator | North East Network | Imphal | 2013-04 | 2015
job: Project Officer | North East Network | Imphal | 2015 | 2017-12
job: Programme Officer (Livelihood & Relief) | ActionAid Association | Guwahati | 2018-01 | 2021-07
job: Programme Lead | Centre for Women and Weaves | Imphal | 2021-08 | now
edu: Master of Social Work | Community Development | Assam University, Silchar | | 2011 | 66.5 %
edu: B.Sc. | Home Science | Y.K. College Wangjing | Manipur University | 2008 | first class
edu: Class XII | | | Council of Higher Secondary Education Manipur | 2005 |
edu: Class X | | | BSEM | 2003 |
languages: Manipuri (Meiteilon); English; Hindi; Assamese
cert: Sphere standards; Gender budgeting; FCRA compliance; PMD Pro Level 1
ctc: 744000
notice: 60
preferred: Guwahati; Shillong; Delhi
*/
