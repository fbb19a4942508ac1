import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  heading: { bold: true, size: 12, caps: true },
  body: [
    p('PRADEEP SINGH RAWAT', { bold: true, size: 18, align: 'center' }),
    p('Dehradun, Uttarakhand | 7895 662 014 | psrawat.store@gmail.com', { align: 'center', line: true }),
    h('Work record'),
    table(
      [500, 3100, 2300, 1500, 1500, 1000],
      [
        ['No', 'Organisation & place', 'Post', 'From', 'To', 'Yrs'],
        ['1', 'Pacific Pharma Ltd, Selaqui', 'Stores Manager', '04/2020', 'Till date', '6.7'],
        ['2', 'Windlas Formulations, Dehradun', 'Asst. Stores Manager', '09/2015', '03/2020', '4.6'],
        ['3', 'Tirupati Medicare, Paonta Sahib', 'Store Officer', '06/2011', '08/2015', '4.2'],
        ['4', 'Akums Packaging, Haridwar', 'Store Assistant', '07/2008', '05/2011', '2.9'],
      ],
      { head: 'D9E2F3' },
    ),
    h('What I handle'),
    list(
      'RM / PM inventory of Rs. 60 crore, FIFO and FEFO',
      'Audits by WHO-GMP, UK-MHRA (2019, 2023)',
      'SAP MM, BINCARD, Excel, e-way bill',
    ),
    h('Qualification'),
    p('• Post Graduate Diploma in Materials Management, Annamalai University (distance), 2014'),
    p('• B.Sc. (PCM), HNB Garhwal University, D.A.V. (P.G.) College Dehradun, 2008, 59%'),
    p('• XII: CBSE, Kendriya Vidyalaya Raiwala, 2005, 66%'),
    p('• X: CBSE, Kendriya Vidyalaya Raiwala, 2003, 71%'),
    h('About me'),
    p('Born 22/08/1987 – Male – Married – Hindi, English, Garhwali – No. of dependants 3'),
    p('Present CTC 7,80,000/- | Expected 9,50,000/- | Notice 1 month'),
    h('References'),
    p('Mr. D. S. Negi, Plant Head, Windlas Formulations – 94120 55187'),
  ],
});
/* LABEL
about: stores-manager | other | senior | n-word-work-record-table-years
name: Pradeep Singh Rawat
email: psrawat.store@gmail.com
phone: 7895662014
place: Dehradun
skills: SAP MM; BINCARD; Excel; e-way bill
also: FIFO; FEFO; WHO-GMP; UK-MHRA; inventory; Audits
job: Stores Manager | Pacific Pharma Ltd | Selaqui | 2020-04 | now
job: Asst. Stores Manager | Windlas Formulations | Dehradun | 2015-09 | 2020-03
job: Store Officer | Tirupati Medicare | Paonta Sahib | 2011-06 | 2015-08
job: Store Assistant | Akums Packaging | Haridwar | 2008-07 | 2011-05
edu: Post Graduate Diploma | Materials Management | Annamalai University | | 2014 |
edu: B.Sc. | PCM | HNB Garhwal University, D.A.V. (P.G.) College Dehradun | | 2008 | 59%
edu: XII | | Kendriya Vidyalaya Raiwala | CBSE | 2005 | 66%
edu: X | | Kendriya Vidyalaya Raiwala | CBSE | 2003 | 71%
languages: Hindi; English; Garhwali
ctc: 780000
expected: 950000
notice: 30
born: 1987-08-22
gender: Male
marital: Married
othersphone: 9412055187
*/
