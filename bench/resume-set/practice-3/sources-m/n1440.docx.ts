import { docx, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  body: [
    p('PERSONAL BIO-DATA', { align: 'center', bold: true, size: 14 }),
    p(
      '1) Name in full:\tDr. Thangjam Ronald Singh\n2) Designation:\tVeterinary Officer\n3) Council reg.:\tMSVC-0617 (2011), renewed to 2031\n4) Phone:\t94361 20874\n5) Mail:\tdrronaldvet@gmail.com\n6) Home:\tThoubal Athokpam, Manipur 795138',
    ),
    p('7) Education in order:'),
    table(
      [700, 2700, 3800, 1200, 1200],
      [
        ['(i)', 'HSLC', 'Sainik School Imphal, CBSE', '2002', '74'],
        ['(ii)', '10+2 (Sc.)', 'same, CBSE', '2004', '68'],
        ['(iii)', 'B.V.Sc. & A.H.', 'CVSc & AH Selesih, CAU Imphal', '2010', '7.31/10'],
        ['(iv)', 'M.V.Sc. (Surgery)', 'IVRI, Izatnagar', '2012', '7.98/10'],
      ],
    ),
    p('8) Service in order:'),
    table(
      [700, 3000, 3400, 2400],
      [
        ['(i)', 'Farm Veterinarian', 'Amrit Feeds, Guwahati', '9/2012 to 5/2014'],
        ['(ii)', 'Veterinary Officer (contract)', 'District Veterinary Hospital, Churachandpur', '6/2014 to 11/2016'],
        ['(iii)', 'Veterinary Officer', 'Govt. Veterinary Dispensary, Moreh', '12/2016 to 3/2022'],
        ['(iv)', '– do –', 'District Veterinary Hospital, Thoubal', '4/2022 to date'],
      ],
    ),
    p('9) Trainings: AI and pregnancy diagnosis, Haringhata 2013 (21 days); ASF control, NIHSAD Bhopal, 2021'),
    p('10) Able in: caesarean in cattle, dog spaying, swine vaccination, post-mortem, PARA vet teaching'),
    p('11) Languages: Manipuri, English, Hindi'),
    p('12) Born: 1st February 1987\n13) Married\n14) Pay: Level 10, Rs. 84,500 pm'),
  ],
});
/* LABEL
about: veterinary-officer | other | senior | m-word-numbered-paren-labels-roman-tables
name: Thangjam Ronald Singh
email: drronaldvet@gmail.com
phone: 9436120874
place: Thoubal
skills: caesarean in cattle; dog spaying; swine vaccination; post-mortem; PARA vet teaching
job: Veterinary Officer | District Veterinary Hospital | Thoubal | 2022-04 | now
job: Veterinary Officer | Govt. Veterinary Dispensary | Moreh | 2016-12 | 2022-03
job: Veterinary Officer (contract) | District Veterinary Hospital | Churachandpur | 2014-06 | 2016-11
job: Farm Veterinarian | Amrit Feeds | Guwahati | 2012-09 | 2014-05
edu: M.V.Sc. | Surgery | IVRI, Izatnagar | | 2012 | 7.98/10
edu: B.V.Sc. & A.H. | | CVSc & AH Selesih | CAU Imphal | 2010 | 7.31/10
edu: 10+2 | Sc. | Sainik School Imphal | CBSE | 2004 | 68
edu: HSLC | | Sainik School Imphal | CBSE | 2002 | 74
languages: Manipuri; English; Hindi
ctc: 1014000
born: 1987-02-01
marital: Married
*/
