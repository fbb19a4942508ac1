import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  margin: 900,
  heading: { bold: true, size: 11, shade: 'D0E0E3' },
  body: [
    p('BALAJI VENKATESAN', { bold: true, size: 16 }),
    p('Port & stevedoring supervisor'),
    p('Ennore, Chennai 600057 | 9500 117 846 | balajivenkat.port@gmail.com'),
    h('Terminals served'),
    p('Period: Aug 2019 to Present (7 y 3 m)'),
    p('Adani Ennore Container Terminal – Yard Operations – Shift Superintendent', { bold: true }),
    list('RTG 12 nos., 5,200 TEU yard; Navis N4', 'Gate turn time 38 min in 2021 to 21 min in 2025'),
    p('Period: Sep 2013 to Jul 2019 (5 y 11 m)'),
    p('Chennai International Terminals (PSA) – Vessel Operations – Foreman', { bold: true }),
    list('Lashing gangs; 31 moves per crane hour (2018)'),
    p('Period: Jun 2010 to Aug 2013 (3 y 3 m)'),
    p('Sical Logistics – Coal berth, Ennore Port – Tally Clerk', { bold: true }),
    h('Degrees and diplomas'),
    p('Period: 2007 to 2010'),
    p('B.A. Economics – Pachaiyappa’s College – University of Madras – 51%', { bold: true }),
    p('Period: 2012 (1 year, evening)'),
    p('PGD in Port Management – Indian Institute of Port Management, Kolkata (distance)', { bold: true }),
    p('Period: 2005 to 2007'),
    p('HSC – KRM Public School – State Board – 69%', { bold: true }),
    h('Safety cards'),
    p('Dock safety (DLB) 2014; Dangerous goods IMDG, renewed 2025, IMU Chennai; Port entry pass till 12/2027'),
    h('Skills'),
    p('Navis N4, Stowage plan reading, IMDG segregation, Reefer monitoring, Gang allocation'),
    h('Personal'),
    p('Born 13/02/1990; married; Tamil, Telugu, English; 7.9 LPA; expected 9.5 LPA; 60 days'),
  ],
});
/* LABEL
about: port-supervisor | other | senior | n-word-period-line-above-employer-department-title
name: Balaji Venkatesan
email: balajivenkat.port@gmail.com
phone: 9500117846
place: Chennai
skills: Navis N4; Stowage plan reading; IMDG segregation; Reefer monitoring; Gang allocation
job: Shift Superintendent | Adani Ennore Container Terminal | | 2019-08 | now
job: Foreman | Chennai International Terminals (PSA) | | 2013-09 | 2019-07
job: Tally Clerk | Sical Logistics | Ennore Port | 2010-06 | 2013-08
edu: PGD | Port Management | Indian Institute of Port Management, Kolkata | | 2012 |
edu: B.A. | Economics | Pachaiyappa’s College | University of Madras | 2010 | 51%
edu: HSC | | KRM Public School | State Board | 2007 | 69%
languages: Tamil; Telugu; English
cert: Dock safety (DLB); Dangerous goods IMDG; Port entry pass
ctc: 790000
expected: 950000
notice: 60
born: 1990-02-13
marital: Married
*/
