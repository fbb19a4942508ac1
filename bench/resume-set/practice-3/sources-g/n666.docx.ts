import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  heading: { bold: true, size: 12, color: '2F5496' },
  body: [
    p('Harpal Singh Chauhan', { bold: true, size: 18 }),
    p('Station Superintendent (Retd. V.R.S.), Western Railway | Ratlam (M.P.)'),
    p('94250 71188 | harpalchauhan.rly@yahoo.in', { line: true }),
    h('Postings on the Railway, 1989 to 2023'),
    p('28.02.1989 – Assistant Station Master, Khachrod'),
    p('16.07.1998 – Station Master, Nagda (C cabin)'),
    p('01.04.2007 – Deputy Station Superintendent, Ujjain'),
    p('10.05.2014 – Traffic Inspector, Ratlam Division'),
    p('01.01.2019 – Station Superintendent, Dahod (till V.R.S. on 31.08.2023)'),
    h('Work after V.R.S.'),
    p('Adani Logistics (ICD Kishangarh) – Rail Operations Manager – 15.09.2023 to date'),
    h('Railway courses'),
    p('Initial course, ZRTI Udaipur, 1989; Disaster management, IRITM Lucknow, 2016; Accident inquiry, 2010'),
    h('General education'),
    p('B.Sc. (Maths), Vikram University, Ujjain, 1987, second division'),
    p('Higher Secondary, MP Board, Govt. Madhav School, Ratlam, 1984, first division'),
    h('I bring'),
    p('Absolute block working, FOIS and TMS, Rake planning, Crew lobby, Staff rosters (HOER)'),
    h('Particulars'),
    p('Date of birth 03.03.1966; married; Hindi, Gujarati, Malvi, English'),
  ],
});
/* LABEL
about: station-superintendent | other | veteran | n-word-start-date-dash-post-place
name: Harpal Singh Chauhan
email: harpalchauhan.rly@yahoo.in
phone: 9425071188
place: Ratlam
skills: Absolute block working; FOIS and TMS; Rake planning; Crew lobby; Staff rosters (HOER)
job: Rail Operations Manager | Adani Logistics | Kishangarh | 2023-09 | now
job: Station Superintendent | Western Railway | Dahod | 2019-01 | 2023-08
job: Traffic Inspector | Western Railway | Ratlam Division | 2014-05 |
job: Deputy Station Superintendent | Western Railway | Ujjain | 2007-04 |
job: Station Master | Western Railway | Nagda | 1998-07 |
job: Assistant Station Master | Western Railway | Khachrod | 1989-02 |
edu: B.Sc. | Maths | Vikram University, Ujjain | | 1987 | second division
edu: Higher Secondary | | Govt. Madhav School, Ratlam | MP Board | 1984 | first division
languages: Hindi; Gujarati; Malvi; English
cert: Initial course; Disaster management; Accident inquiry
born: 1966-03-03
marital: Married
*/
