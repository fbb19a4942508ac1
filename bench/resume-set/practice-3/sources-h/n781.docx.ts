import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { bold: true, size: 12, color: '1F4E79', line: true },
  body: [
    p('NAVEEN CHANDRA PANDEY', { bold: true, size: 18, color: '1F4E79' }),
    p('naveenpandey.bpo@gmail.com | +91-83929 04417 | Noida'),
    h('PROFESSIONAL SYNOPSIS'),
    p('Operations Manager with 13 years in BPO; currently with **Genpact India** as **Manager – Operations**.'),
    h('CAREER GROWTH PATH'),
    p('**Genpact India, Noida** (since Dec’14)'),
    table(
      [3300, 3300, 3200],
      [
        ['Process Developer', 'Assistant Manager', 'Manager – Operations'],
        ['Dec’14 – Mar’18', 'Apr’18 – Jun’22', 'Jul’22 – till date'],
      ],
      { head: 'DEEAF6' },
    ),
    p('**EXL Service, Noida** (Jul’12 – Nov’14)'),
    p('Senior Associate'),
    h('HIGHLIGHTS'),
    p('As Manager – Operations', { bold: true }),
    list('F&A process of a German chemical maker, 62 FTE', 'Automation with UiPath: 9 bots, 11 FTE saved'),
    p('As Assistant Manager', { bold: true }),
    list('Transition from Budapest in 2019, 14 weeks'),
    h('SCHOLASTICS'),
    list(
      '2014: MBA (Finance) from Sikkim Manipal University (distance)',
      '2011: B.Com. from Kumaun University, Nainital – 61%',
      '2008: 12th from Kendriya Vidyalaya, Almora – CBSE – 68%',
    ),
    h('IT SKILLS'),
    p('SAP FICO (user), BlackLine, UiPath, Power BI, Advanced Excel'),
    h('CERTIFICATION'),
    p('Lean Six Sigma Green Belt\n(KPMG, Mar 2020)\nPost Graduate Certificate in RPA\n(Simplilearn, 2021)'),
    h('PERSONAL DOSSIER'),
    p(
      'Date of birth: 21st May 1991\nLinguistic skills: English, Hindi, Kumaoni\nAddress: Sector 119, Noida\nCTC: 19.5 LPA; ECTC: 24 LPA; NP: 90 days',
    ),
  ],
});
/* LABEL
about: bpo-operations-manager | other | senior | n-word-growth-path-table-posts-across
name: Naveen Chandra Pandey
email: naveenpandey.bpo@gmail.com
phone: 8392904417
place: Noida
skills: SAP FICO; BlackLine; UiPath; Power BI; Advanced Excel
also: F&A
job: Manager – Operations | Genpact India | Noida | 2022-07 | now
job: Assistant Manager | Genpact India | Noida | 2018-04 | 2022-06
job: Process Developer | Genpact India | Noida | 2014-12 | 2018-03
job: Senior Associate | EXL Service | Noida | 2012-07 | 2014-11
edu: MBA | Finance | Sikkim Manipal University | | 2014 |
edu: B.Com. | | Kumaun University, Nainital | | 2011 | 61%
edu: 12th | | Kendriya Vidyalaya, Almora | CBSE | 2008 | 68%
cert: Lean Six Sigma Green Belt; Post Graduate Certificate in RPA
languages: English; Hindi; Kumaoni
total: 13 0
ctc: 1950000
expected: 2400000
notice: 90
born: 1991-05-21
*/
