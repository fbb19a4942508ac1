import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  heading: { bold: true, size: 12, color: '833C0B', align: 'center' },
  body: [
    table(
      [3200, 6600],
      [
        [
          p('[Photo]', { align: 'center', color: '999999' }),
          p('DR. HEMLATA JOSHI', { bold: true, size: 18, color: '833C0B' }) +
            p('BAMS, MD (Panchakarma)') +
            p('Mob: 94140 77329 | E-mail: dr.hemlatajoshi@gmail.com') +
            p('Clinic: 2nd floor, Sardarpura 4th Road, Jodhpur'),
        ],
      ],
    ),
    h('⁂ Professional experience ⁂'),
    table(
      [1900, 4300, 3600],
      [
        ['When', 'Where', 'As'],
        ['2020 to date', 'Arogya Dham Ayurved Clinic, Jodhpur (own)', 'Consultant, Proprietor'],
        ['2017 – 2020', 'Dr. S. R. Rajasthan Ayurved University Hospital, Jodhpur', 'Senior Registrar'],
        ['2016 – 2017', 'Patanjali Yogpeeth, Haridwar', 'Ayurvedic Physician'],
        ['2012 – 2013', 'Govt. Ayurvedic Dispensary, Phalodi', 'Medical Officer (urgent temporary basis)'],
      ],
      { head: 'FBE4D5' },
    ),
    h('⁂ Qualifications ⁂'),
    table(
      [1900, 2600, 5300],
      [
        ['2016', 'MD (Ay.) Panchakarma', 'National Institute of Ayurveda, Jaipur'],
        ['2011', 'BAMS', 'Madan Mohan Malviya Govt. Ayurved College, Udaipur – University of Rajasthan'],
        ['2005', 'Sr. Secondary (Biology)', 'Govt. Girls School, Phalodi – RBSE, 62.3 %'],
      ],
    ),
    h('⁂ Registration & memberships ⁂'),
    p('Board of Indian Medicine, Rajasthan – Reg. No. 21873 (2012)'),
    p('Life member, National Integrated Medical Association, since 2018'),
    h('⁂ Expertise ⁂'),
    p('Vamana and Virechana – Basti therapy – Nadi Pariksha – Diet counselling – Garbhasanskar'),
    h('⁂ Papers ⁂'),
    p('“Role of Matra Basti in Katigata Vata”, J. of Ayurveda, 2016; 10(2): 44–49'),
    h('⁂ Personal ⁂'),
    p('Born 19 October 1987, married. Hindi, Marwari, Sanskrit, English. Post sought: Reader / Associate Professor.'),
  ],
});
/* LABEL
about: ayurveda-physician | other | senior | n-word-when-where-as-table
name: Hemlata Joshi
email: dr.hemlatajoshi@gmail.com
phone: 9414077329
place: Jodhpur
skills: Vamana and Virechana; Basti therapy; Nadi Pariksha; Diet counselling; Garbhasanskar
also: Panchakarma
job: Consultant, Proprietor | Arogya Dham Ayurved Clinic | Jodhpur | 2020 | now
job: Senior Registrar | Dr. S. R. Rajasthan Ayurved University Hospital | Jodhpur | 2017 | 2020
job: Ayurvedic Physician | Patanjali Yogpeeth | Haridwar | 2016 | 2017
job: Medical Officer (urgent temporary basis) | Govt. Ayurvedic Dispensary | Phalodi | 2012 | 2013
edu: MD (Ay.) | Panchakarma | National Institute of Ayurveda, Jaipur | | 2016 |
edu: BAMS | | Madan Mohan Malviya Govt. Ayurved College, Udaipur | University of Rajasthan | 2011 |
edu: Sr. Secondary | Biology | Govt. Girls School, Phalodi | RBSE | 2005 | 62.3 %
cert: Board of Indian Medicine, Rajasthan
languages: Hindi; Marwari; Sanskrit; English
born: 1987-10-19
marital: Married
*/
