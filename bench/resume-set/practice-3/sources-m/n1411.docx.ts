import { docx, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  body: [
    p('DR. (MRS.) SNEHAL VIJAY DESHPANDE', { bold: true, align: 'center', size: 15 }),
    p('M.D. (Ayu.), Kayachikitsa | MCIM Regn. I-52210-A, renewed upto Dec 2029', { align: 'center' }),
    p('Flat 9, Krushna Kunj, Gangapur Road, Nashik 422013. 98224 08713. drsnehalvd@rediffmail.com', {
      align: 'center',
      after: 120,
    }),
    p('Appointments', { bold: true, line: true }),
    table(
      [1900, 3400, 3000, 1600],
      [
        ['Period', 'Institution', 'Designation', 'Unit'],
        ['01/08/2010 – 31/07/2013', 'Govt. Ayurved College, Nanded', 'Medical Officer (Bonded)', 'OPD'],
        ['16/08/2013 – 15/06/2017', 'Ashtang Ayurved College, Pune', 'Assistant Professor', 'Kayachikitsa'],
        ['20/06/2017 – 30/04/2022', 'SMBT Ayurved College, Igatpuri', 'Associate Professor', '– " –'],
        ['02/05/2022 – till date', 'Same college', 'Professor & HOD', '– " –'],
      ],
      { head: 'E7E7E7' },
    ),
    p('Degrees', { bold: true, line: true }),
    p('M.D. (Kayachikitsa) – MUHS Nashik – Government Ayurved College, Nanded – June 2010 – 63%'),
    p('B.A.M.S. – Pune University – Tilak Ayurved Mahavidyalaya – Dec. 2005 – 66.8%'),
    p('H.S.C. – Nashik Board – HPT College – 2000 – 82.17%'),
    p('Research guidance and papers', { bold: true, line: true }),
    p(
      'Six M.D. scholars guided, 2018–2025. Papers: 14 national, 3 international. Ph.D. thesis submitted to MUHS, 2026.',
    ),
    p('Also', { bold: true, line: true }),
    p('Basic workshop in Research Methodology, MUHS, 2015 (5 days). Certificate in Panchakarma, CCRAS, 2011.'),
    p('Nadi pariksha, panchakarma, teaching, NABH audits'),
    p('Marathi, Hindi, Sanskrit, English. CTC Rs. 14,40,000. Notice: three months.'),
  ],
});
/* LABEL
about: ayurveda-professor | other | senior | m-word-appointments-table-same-college
name: Snehal Vijay Deshpande
email: drsnehalvd@rediffmail.com
phone: 9822408713
place: Nashik
skills: Nadi pariksha; panchakarma; teaching; NABH audits
job: Professor & HOD | SMBT Ayurved College | Igatpuri | 2022-05 | now
job: Associate Professor | SMBT Ayurved College | Igatpuri | 2017-06 | 2022-04
job: Assistant Professor | Ashtang Ayurved College | Pune | 2013-08 | 2017-06
job: Medical Officer (Bonded) | Govt. Ayurved College | Nanded | 2010-08 | 2013-07
edu: M.D. | Kayachikitsa | Government Ayurved College, Nanded | MUHS Nashik | 2010 | 63%
edu: B.A.M.S. | | Tilak Ayurved Mahavidyalaya | Pune University | 2005 | 66.8%
edu: H.S.C. | | HPT College | Nashik Board | 2000 | 82.17%
languages: Marathi; Hindi; Sanskrit; English
cert: Certificate in Panchakarma
ctc: 1440000
notice: 90
*/
