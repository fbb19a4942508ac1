import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11.5,
  body: [
    p('RESUME', { align: 'center', bold: true }),
    p('SMT. KAMALA DEVI RAWAT, ANGANWADI SUPERVISOR'),
    p('PROJECT: ICDS, BLOCK KALJIKHAL, PAURI GARHWAL (UTTARAKHAND). PHONE 9456 371 902'),
    p('DATE OF BIRTH 20.04.1975. CATEGORY GEN. HUSBAND SH. DINESH RAWAT.'),
    p('EDUCATION', { bold: true }),
    p('HIGH SCHOOL 1991 U.P. BOARD, G.G.I.C. PAURI, II DIV.'),
    p('INTERMEDIATE 1993 U.P. BOARD, SAME SCHOOL, II DIV.'),
    p('B.A. 1996 H.N.B. GARHWAL UNIVERSITY, II DIV.'),
    p('M.A. (SOCIOLOGY) 2006 H.N.B. GARHWAL UNIVERSITY (PRIVATE), I DIV.'),
    p('SERVICE', { bold: true }),
    p('ANGANWADI WORKER, CENTRE GHANDIYAL, 01.08.1998 TO 12.02.2010'),
    p('ANGANWADI SUPERVISOR, SECTOR PAIDUL, 13.02.2010 TO 30.06.2018'),
    p('-DO-, SECTOR KALJIKHAL, 01.07.2018 TO TILL DATE'),
    p('TRANING', { bold: true }),
    p(
      'JOB COURSE TRAINING, AWTC SRINAGAR, 26 DAYS, 1999. POSHAN TRACKER TRAINING, 2021. NIPCCD LUCKNOW SUPERVISOR COURSE, 2011.',
    ),
    p('WORK KNOWN', { bold: true }),
    p('POSHAN TRACKER, GROWTH CHART, TAKE HOME RATION DISTRIBUTION, HOME VISIT, PRE-SCHOOL KIT'),
    p('LANGUAGE: HINDI, GARHWALI'),
  ],
});
/* LABEL
about: anganwadi-supervisor | other | veteran | m-word-capitals-service-lines-do-dash
name: Kamala Devi Rawat
phone: 9456371902
place: Pauri Garhwal
skills: Poshan Tracker; Growth Chart; Take Home Ration Distribution; Home Visit; Pre-School Kit
job: Anganwadi Supervisor | Sector Kaljikhal | | 2018-07 | now
job: Anganwadi Supervisor | Sector Paidul | | 2010-02 | 2018-06
job: Anganwadi Worker | Centre Ghandiyal | | 1998-08 | 2010-02
edu: High School | | G.G.I.C. Pauri | U.P. Board | 1991 | II Div.
edu: Intermediate | | G.G.I.C. Pauri | U.P. Board | 1993 | II Div.
edu: B.A. | | H.N.B. Garhwal University | | 1996 | II Div.
edu: M.A. | Sociology | H.N.B. Garhwal University | | 2006 | I Div.
languages: Hindi; Garhwali
born: 1975-04-20
*/
