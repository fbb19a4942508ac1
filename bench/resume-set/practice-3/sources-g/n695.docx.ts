import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  heading: { bold: true, size: 12, align: 'center', caps: true },
  body: [
    p('JOSEPHINE MARAK', { bold: true, size: 16, align: 'center' }),
    p('Tura, West Garo Hills, Meghalaya • 9402 188 753 • josephine.marak.tura@gmail.com', { align: 'center' }),
    h('Employment'),
    p('**Meghalaya Basin Development Authority**\t**2022 –**', { tabs: [-9800] }),
    p('Deputy Project Manager, MegLIFE (JICA), Tura'),
    p('**Bakdil NGO, Tura**\t**2017 – 2022**', { tabs: [-9800] }),
    p('Programme Officer, health; (2020–21: Covid relief lead)'),
    p('Field Supervisor (until March 2019)'),
    p('**Don Bosco College, Tura**\t**2015 – 2017**', { tabs: [-9800] }),
    p('Guest Lecturer, Department of Social Work'),
    h('Education'),
    p('Master of Social Work\t2015', { tabs: [-9800] }),
    p('Martin Luther Christian University, Shillong (first class)'),
    p('Bachelor of Arts, Garo\t2012', { tabs: [-9800] }),
    p('Tura Government College, NEHU (second class)'),
    p('HSSLC (Arts)\t2009', { tabs: [-9800] }),
    p('MBOSE, St. Mary’s, Tura'),
    h('Fluent in'),
    p('Garo, English, Hindi, Assamese, Khasi (basic)'),
    h('Comfortable with'),
    p('Participatory planning, SPSS, Donor reports, Google Earth, Group facilitation'),
    h('Details'),
    p('Born 4.4.1991; unmarried; 6.6 lakh a year; notice 30 days; willing to travel'),
  ],
});
/* LABEL
about: project-manager-rural | other | senior | n-word-employer-period-tab-titles-below
name: Josephine Marak
email: josephine.marak.tura@gmail.com
phone: 9402188753
place: Tura
skills: Participatory planning; SPSS; Donor reports; Google Earth; Group facilitation
job: Deputy Project Manager | Meghalaya Basin Development Authority | Tura | 2022 | now
job: Programme Officer, health | Bakdil NGO | Tura | 2019 | 2022
job: Field Supervisor | Bakdil NGO | Tura | 2017 | 2019-03
job: Guest Lecturer | Don Bosco College | Tura | 2015 | 2017
edu: Master of Social Work | | Martin Luther Christian University, Shillong | | 2015 | first class
edu: Bachelor of Arts | Garo | Tura Government College | NEHU | 2012 | second class
edu: HSSLC | Arts | St. Mary’s, Tura | MBOSE | 2009 |
languages: Garo; English; Hindi; Assamese; Khasi
ctc: 660000
notice: 30
born: 1991-04-04
marital: Unmarried
*/
