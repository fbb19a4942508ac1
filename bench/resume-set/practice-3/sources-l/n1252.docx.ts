import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 12, color: '1A5276', line: true },
  header: [p('Harini Muthukumar | Page of resume | harini.muthukumar@outlook.com', { size: 8, align: 'right' })],
  body: [
    p('Harini Muthukumar', { bold: true, size: 20 }),
    p('Clinical Data & SAS Programmer\nMadurai, Tamil Nadu (remote)\n☎ 96554 20981'),
    h('Professional Summary'),
    list(
      '7 years and 2 months in clinical SAS programming for phase I–IV studies',
      'CDISC: SDTM IG 3.3, ADaM 1.1, Define-XML 2.0',
      'Therapeutic areas: oncology, diabetes, vaccines',
    ),
    h('Technical Skills'),
    p(
      'SAS (Base 9.4, Macro, SQL, STAT, Graph), R (tidyverse), Pinnacle 21, Veeva Vault, Medidata Rave (viewer), Excel',
    ),
    h('Work Experience'),
    p('**Senior Statistical Programmer II** | IQVIA RDS (India) | Jun 2022 – Present'),
    list('Lead programmer for a lung cancer study, 3 interim analyses', 'Sponsor: AstraZeneca (FSP model)'),
    p('**Statistical Programmer** | Syneos Health, Chennai | Aug 2019 – May 2022', { before: 60 }),
    list('SDTM for 9 vaccine studies'),
    p('**Trainee Programmer** | Chiltern / Covance Clinical Development | Jul 2018 – Jul 2019', { before: 60 }),
    h('Study List'),
    table(
      [900, 2300, 1700, 2500, 2400],
      [
        ['No.', 'Indication', 'Phase', 'Role', 'Period'],
        ['1', 'NSCLC', 'III', 'Lead', '2022 – current'],
        ['2', 'COVID-19 vaccine', 'II/III', 'SDTM programmer', '2020 – 2021'],
        ['3', 'Type 2 diabetes', 'III', 'TLF programmer', '2019 – 2020'],
      ],
      { head: 'D4E6F1' },
    ),
    h('Education'),
    p('M.Sc. Biostatistics – Madurai Kamaraj University – 2018 – 8.0 CGPA'),
    p('B.Sc. Mathematics – Lady Doak College, Madurai – 2016 – 84%'),
    p('HSC (State Board) – Noyes Matric HSS – 2013 – 92%'),
    h('Certification'),
    p(
      'SAS Certified Professional: Advanced Programming Using SAS 9.4 (exam A00-232), SAS Institute, 18 Feb 2021, ID 8841-AP',
    ),
    h('Logistics'),
    p(
      'Currently at 16.5 LPA; looking for 22 LPA. Notice 90 days. Tamil & English; Saurashtra at home. Married, 1996-10-30.',
    ),
  ],
});
/* LABEL
about: clinical-sas-programmer | other | mid | n-word-title-pipe-employer-pipe-period-studies
name: Harini Muthukumar
email: harini.muthukumar@outlook.com
phone: 9655420981
place: Madurai
skills: SAS; Base 9.4; Macro; SQL; STAT; Graph; R; tidyverse; Pinnacle 21; Veeva Vault; Medidata Rave; Excel
also: CDISC; SDTM; ADaM; Define-XML 2.0; SDTM IG 3.3; ADaM 1.1; oncology; clinical SAS programming
job: Senior Statistical Programmer II | IQVIA RDS (India) | | 2022-06 | now
job: Statistical Programmer | Syneos Health | Chennai | 2019-08 | 2022-05
job: Trainee Programmer | Chiltern / Covance Clinical Development | | 2018-07 | 2019-07
edu: M.Sc. | Biostatistics | Madurai Kamaraj University | | 2018 | 8.0 CGPA
edu: B.Sc. | Mathematics | Lady Doak College, Madurai | | 2016 | 84%
edu: HSC | | Noyes Matric HSS | State Board | 2013 | 92%
languages: Tamil; English; Saurashtra
cert: SAS Certified Professional: Advanced Programming Using SAS 9.4
total: 7 2
ctc: 1650000
expected: 2200000
notice: 90
born: 1996-10-30
marital: Married
*/
