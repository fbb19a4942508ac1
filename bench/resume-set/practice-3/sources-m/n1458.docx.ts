import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  body: [
    p('Mrs. Elizabeth Mary Rozario', { bold: true, size: 17, align: 'center' }),
    p('Executive housekeeper turned facility manager, Kolkata 700016 · 98311 40926 · elizabeth.rozario@hotmail.com', {
      align: 'center',
      after: 160,
    }),
    p('HOTEL YEARS (1998–2014)', { bold: true }),
    p('Room Attendant, The Park, Kolkata, 1998–2001'),
    p('Desk Supervisor, same hotel, 2001–2004'),
    p('Assistant Housekeeper, ITC Sonar, Kolkata, 2004–2009'),
    p('Executive Housekeeper, Swissôtel, New Town, 2010–2014'),
    p('HOSPITAL YEARS (2014 till date)', { bold: true, before: 120 }),
    p('Deputy Manager Housekeeping, Peerless Hospital, 2014–2018'),
    p('Facility Manager, Medica Superspecialty (employer: Sodexo India), 2018 till date'),
    p('STUDIES', { bold: true, before: 120 }),
    p('Diploma in Hotel Management, IHM Taratala, 1998'),
    p('I.C.S.E. and I.S.C. from Loreto Convent, Entally, 1992 and 1994'),
    p('STUDIES IN SERVICE', { bold: true, before: 120 }),
    p(
      'CHE, AH&LA, 2008 • ISO 41001 lead auditor, BSI, 2021 (cert. FM-88120) • Bio-medical waste, IGNOU, six months, 2016',
    ),
    p('PROFICIENCY', { bold: true, before: 120 }),
    p('Manpower deployment; linen life cycle; infection control; vendor audits; budgets of 4 crore'),
    p('PERSONAL', { bold: true, before: 120 }),
    p('English, Bengali, Hindi. Age 50. CTC ₹13.2 lakh. Sixty days.'),
  ],
});
/* LABEL
about: facility-manager | other | veteran | m-word-two-eras-title-employer-place-years
name: Elizabeth Mary Rozario
email: elizabeth.rozario@hotmail.com
phone: 9831140926
place: Kolkata
skills: Manpower deployment; linen life cycle; infection control; vendor audits; budgets of 4 crore
job: Facility Manager | Medica Superspecialty | | 2018 | now
job: Deputy Manager Housekeeping | Peerless Hospital | | 2014 | 2018
job: Executive Housekeeper | Swissôtel | New Town | 2010 | 2014
job: Assistant Housekeeper | ITC Sonar | Kolkata | 2004 | 2009
job: Desk Supervisor | The Park | Kolkata | 2001 | 2004
job: Room Attendant | The Park | Kolkata | 1998 | 2001
edu: Diploma in Hotel Management | | IHM Taratala | | 1998 |
edu: I.C.S.E. | | Loreto Convent, Entally | | 1992 |
edu: I.S.C. | | Loreto Convent, Entally | | 1994 |
languages: English; Bengali; Hindi
cert: CHE; ISO 41001 lead auditor
ctc: 1320000
notice: 60
*/
