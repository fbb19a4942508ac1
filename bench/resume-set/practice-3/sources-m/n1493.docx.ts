import { docx, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  body: [
    p('Ponnamma Scaria', { align: 'right', size: 16, bold: true }),
    p('Staff Nurse, returned from Kuwait\nMuvattupuzha 686661\n75929 40316\nponnammascaria@yahoo.com', {
      align: 'right',
      after: 140,
    }),
    table(
      [2600, 2600, 2300, 2300],
      [
        ['Hospital', 'Department', 'Position', 'Time'],
        ['Nirmala Medical Centre, Muvattupuzha', 'Paediatrics', 'Trainee Nurse', 'Nov 2006 – Oct 2007'],
        ['– do –', 'NICU', 'Staff Nurse', 'Nov 2007 – Jan 2010'],
        ['Amiri Hospital (MOH), Kuwait', 'Medical ward 6', 'Registered Nurse', 'Feb 2010 – May 2016'],
        ['Ibn Sina Hospital (MOH), Kuwait', 'Neuro ICU', 'Registered Nurse', 'Jun 2016 – Mar 2025'],
        ['MOSC Hospital, Kolenchery', 'Neuro HDU', 'Nursing Supervisor', 'Jul 2025 – to date'],
      ],
      { head: 'EDEDED' },
    ),
    p('**G.N.M.**, St. Joseph School of Nursing, Dharmagiri, Kothamangalam (KNMC), 2006, 68 %', { before: 80 }),
    p('**Post Basic B.Sc. Nursing**, BCF College of Nursing, Vaikom, KUHS, 2009 [evening]'),
    p('**Pre-degree, second group**, Nirmala College, M.G. University, 2002'),
    p("**S.S.L.C.**, St. Augustine's, 2000, 411/600"),
    p(
      'Kerala Nurses and Midwives Council: KL03200601884, renewed till 2030. Kuwait MOH licence 21774 (expired 2025). ACLS, BLS (Apr 2025). OET, B grade, Aug 2018.',
      { before: 80 },
    ),
    p('Stroke bundle – EVD care – ventilator care – GCS charting – preceptorship of 14 juniors', { before: 80 }),
    p('Malayalam, English, Arabic, Hindi. Married. D.O.B. 30/05/1985. Pay 32,000 p.m.', { before: 80 }),
  ],
});
/* LABEL
about: nursing-supervisor | other | veteran | m-word-hospital-department-position-time-ditto-no-heads
name: Ponnamma Scaria
email: ponnammascaria@yahoo.com
phone: 7592940316
place: Muvattupuzha
skills: Stroke bundle; EVD care; ventilator care; GCS charting; preceptorship of 14 juniors
job: Nursing Supervisor | MOSC Hospital | Kolenchery | 2025-07 | now
job: Registered Nurse | Ibn Sina Hospital (MOH) | Kuwait | 2016-06 | 2025-03
job: Registered Nurse | Amiri Hospital (MOH) | Kuwait | 2010-02 | 2016-05
job: Staff Nurse | Nirmala Medical Centre | Muvattupuzha | 2007-11 | 2010-01
job: Trainee Nurse | Nirmala Medical Centre | Muvattupuzha | 2006-11 | 2007-10
edu: G.N.M. | | St. Joseph School of Nursing, Dharmagiri, Kothamangalam | KNMC | 2006 | 68 %
edu: Post Basic B.Sc. Nursing | | BCF College of Nursing, Vaikom | KUHS | 2009 |
edu: Pre-degree | second group | Nirmala College | M.G. University | 2002 |
edu: S.S.L.C. | | St. Augustine's | | 2000 | 411/600
languages: Malayalam; English; Arabic; Hindi
cert: ACLS; BLS; OET
ctc: 384000
born: 1985-05-30
marital: Married
*/
