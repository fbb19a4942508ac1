import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  heading: { bold: true, size: 12, color: '1F4E79' },
  body: [
    p('SUNITA DEVI MEENA', { bold: true, size: 16 }),
    p('ANM | RNC Reg. ANM-41927 | Dausa, Rajasthan | 96729 40055', { line: true }),
    h('What I did so far'),
    p(
      'I started as ANM on contract at CHC Bandikui under NHM Rajasthan in July 2011. In 2014 I moved to Sub Centre Geejgarh, again under NHM Rajasthan, where I worked as ANM till December 2018. From January 2019 to March 2022 I was a Nursing Assistant at Shri Ram Hospital, Jaipur. Since April 2022 I am working as Public Health Nurse with the Piramal Swasthya mobile clinic at Lalsot.',
    ),
    h('Studies'),
    p('A.N.M. training – ANMTC Dausa – 2011 – Rajasthan Nursing Council – 69%'),
    p('Secondary – Govt. Girls School, Sikrai – 2008 – RBSE – 58%'),
    p('Senior Secondary (Arts), RBSE, same school, 2010, 61%'),
    h('Trainings taken'),
    list('SBA, District Hospital Dausa, 21 days, 2012', 'IUCD and PPIUCD, 2015', 'NCD screening, 3 days, 2023'),
    h('I can do'),
    p('Immunisation, ANC and PNC visits, HMIS and RCH portal entry, Delivery assistance, Cold chain handling'),
    h('Personal'),
    p('Born 07.07.1993; married; Hindi, Dhundhari. Salary ₹19,800 per month. Notice 15 days.'),
  ],
});
/* LABEL
about: anm | other | mid | n-word-story-of-posts
name: Sunita Devi Meena
phone: 9672940055
place: Dausa
skills: Immunisation; ANC and PNC visits; HMIS and RCH portal entry; Delivery assistance; Cold chain handling
job: Public Health Nurse | Piramal Swasthya | Lalsot | 2022-04 | now
job: Nursing Assistant | Shri Ram Hospital | Jaipur | 2019-01 | 2022-03
job: ANM | NHM Rajasthan | Geejgarh | 2014 | 2018-12
job: ANM | NHM Rajasthan | Bandikui | 2011-07 | 2014
edu: A.N.M. | | ANMTC Dausa | Rajasthan Nursing Council | 2011 | 69%
edu: Senior Secondary | Arts | Govt. Girls School, Sikrai | RBSE | 2010 | 61%
edu: Secondary | | Govt. Girls School, Sikrai | RBSE | 2008 | 58%
languages: Hindi; Dhundhari
cert: SBA; IUCD and PPIUCD; NCD screening
ctc: 237600
notice: 15
born: 1993-07-07
marital: Married
*/
