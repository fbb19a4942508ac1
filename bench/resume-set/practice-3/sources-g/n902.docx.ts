import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  heading: { bold: true, size: 12, color: '134F5C' },
  body: [
    p('Sheikh Rafiq Ahmad Lone', { bold: true, size: 17 }),
    p('Hotel & houseboat operations | Srinagar, J&K | 70061 88254 | rafiqlone.ops@gmail.com', { line: true }),
    h('In service of'),
    p('THE LALIT GRAND PALACE, SRINAGAR', { bold: true, before: 60 }),
    p('Housekeeping & Laundry Department', { italic: true }),
    p('Assistant Manager, since 11 April 2022'),
    p('Senior Supervisor, 3 May 2018 to 10 April 2022'),
    p('VIVANTA DAL VIEW, SRINAGAR', { bold: true, before: 60 }),
    p('Housekeeping', { italic: true }),
    p('Supervisor, 1 March 2015 to 30 April 2018'),
    p('NEW BUCKINGHAM PALACE GROUP OF HOUSEBOATS', { bold: true, before: 60 }),
    p('Front of boat', { italic: true }),
    p('Caretaker, seasons of 2012, 2013 and 2014'),
    h('In study of'),
    p('B.A. (Tourism), University of Kashmir, Amar Singh College, 2012, 55%'),
    p('Craft Course in Housekeeping, Food Craft Institute Srinagar, 2014–15'),
    p('Twelfth, JKBOSE, 2009, Govt. HSS Jawahar Nagar, 62%'),
    h('In knowledge of'),
    p(
      'Linen par stock; Carpet care; Crewel and pashmina upkeep; Snow season staffing; Opera; Guest complaint handling',
    ),
    h('In person'),
    p('Kashmiri, Urdu, Hindi, English. Born 15 October 1990. Married. 5.1 LPA. One month.'),
  ],
});
/* LABEL
about: housekeeping-manager | other | senior | n-word-capital-employer-department-italic-posts
name: Sheikh Rafiq Ahmad Lone
email: rafiqlone.ops@gmail.com
phone: 7006188254
place: Srinagar
skills: Linen par stock; Carpet care; Crewel and pashmina upkeep; Snow season staffing; Opera; Guest complaint handling
job: Assistant Manager | The Lalit Grand Palace | Srinagar | 2022-04 | now
job: Senior Supervisor | The Lalit Grand Palace | Srinagar | 2018-05 | 2022-04
job: Supervisor | Vivanta Dal View | Srinagar | 2015-03 | 2018-04
job: Caretaker | New Buckingham Palace Group of Houseboats | | 2012 | 2014
edu: B.A. | Tourism | Amar Singh College | University of Kashmir | 2012 | 55%
edu: Craft Course in Housekeeping | | Food Craft Institute Srinagar | | 2015 |
edu: Twelfth | | Govt. HSS Jawahar Nagar | JKBOSE | 2009 | 62%
languages: Kashmiri; Urdu; Hindi; English
ctc: 510000
notice: 30
born: 1990-10-15
marital: Married
*/
