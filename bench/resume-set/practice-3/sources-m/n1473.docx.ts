import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10.5,
  body: [
    p('Swarnalatha Bathula', { bold: true, size: 17, color: '512E5F' }),
    p('Staff nurse → infection control nurse · Vijayawada · 91778 40632 · swarna.icn@gmail.com', { color: '512E5F' }),
    p(
      'Hospitals: AIMS Mangalagiri (2023 Aug–now, Infection Control Nurse, hospital wide); Ramesh Hospitals, Vijayawada (2019 Mar–2023 Jul, Staff Nurse, CTICU); Hamad Medical Corporation, Doha (2015 Jan–2018 Dec, Staff Nurse II, surgical ward); Andhra Hospitals, Governorpet (2012 Jun–2014 Nov, Staff Nurse, casualty).',
      { bold: true, before: 120 },
    ),
    p(
      "**Colleges**: B.Sc. Nursing, Nightingale College of Nursing, Guntur, Dr. NTRUHS, 2012, 74%; Inter Bi.P.C., Vikas Junior College, Vijayawada, 2008, 88%; SSC, St. Joseph's Girls, 2006, 84%.",
      { before: 120 },
    ),
    p(
      '**Registrations**: AP Nurses Council 104477 (valid 12/2028); Qatar QCHP prometric 2014; HAAD eligibility 2018, lapsed.',
      { before: 120 },
    ),
    p('**Certificates**: CIC, CBIC, 2025, valid 5 yrs; ACLS 2024; BLS 2024.', { before: 120 }),
    p('**Attended**: HICSI conference 2023 and 2024; antibiotic stewardship workshop, JIPMER, 2022.', { before: 120 }),
    p('**Proficient**: bundle audits, hand hygiene scoring, surveillance sheets, BMW segregation, outbreak tracing.', {
      before: 120,
    }),
    p(
      '**Speaks**: Telugu, English, Hindi, Arabic. **Salary**: 5.5 L; **ask**: 7 L; **notice**: one month. **Born**: 14 May 1991; married.',
      { before: 120 },
    ),
  ],
});
/* LABEL
about: infection-control-nurse | other | senior | m-word-run-in-bold-heads-employer-brackets-period-title-ward
name: Swarnalatha Bathula
email: swarna.icn@gmail.com
phone: 9177840632
place: Vijayawada
skills: bundle audits; hand hygiene scoring; surveillance sheets; BMW segregation; outbreak tracing
job: Infection Control Nurse | AIMS Mangalagiri | | 2023-08 | now
job: Staff Nurse | Ramesh Hospitals | Vijayawada | 2019-03 | 2023-07
job: Staff Nurse II | Hamad Medical Corporation | Doha | 2015-01 | 2018-12
job: Staff Nurse | Andhra Hospitals | Governorpet | 2012-06 | 2014-11
edu: B.Sc. Nursing | | Nightingale College of Nursing, Guntur | Dr. NTRUHS | 2012 | 74%
edu: Inter | Bi.P.C. | Vikas Junior College, Vijayawada | | 2008 | 88%
edu: SSC | | St. Joseph's Girls | | 2006 | 84%
languages: Telugu; English; Hindi; Arabic
cert: CIC; ACLS; BLS
ctc: 550000
expected: 700000
notice: 30
born: 1991-05-14
marital: married
*/
