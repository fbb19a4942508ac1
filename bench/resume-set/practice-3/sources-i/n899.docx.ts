import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, shade: 'FCE4D6' },
  body: [
    p('HARSHAD M. PATEL', { bold: true, size: 17, after: 0 }),
    p('Manager - Production (Tablets & Capsules)', { italic: true }),
    p('B/14 Shreeji Residency, Vapi 396191\nPhone 99258 64410; hmpatel.pharma@gmail.com'),
    h('Synopsis'),
    p('13 years in OSD manufacturing of regulated markets; faced USFDA, MHRA and TGA audits.'),
    h('Professional Chronicle'),
    p(
      '**Since Feb 2021 with Macleods Pharmaceuticals Ltd. – Unit III, Daman (OSD plant, 5 bn tablets p.a.) as Manager - Production**',
    ),
    list('Heads 3 shifts, 180 workmen', 'Commissioned a new coating line (2023)'),
    p(
      '**From Nov 2015 to Jan 2021 with Sun Pharmaceutical Inds. Ltd. – Halol as Executive / Sr. Executive – Granulation Dept.**',
    ),
    list('SOP revision, BMR review, deviation and change control'),
    p('**From Jul 2013 to Oct 2015 with Umedica Laboratories Pvt Ltd, Vapi as Officer - Compression (Grade O2)**'),
    h('Academia'),
    list(
      'B.Pharm. | Shree Swaminarayan Sanskar Pharmacy College (GTU) | 2013 | 7.14 CPI',
      '12th (Sci.) | GSEB | 2009 | 71.4%',
    ),
    h('Approvals'),
    p('FDA approved “Competent Technical Person” – Tablets & Capsules, Gujarat FDCA, lic. G/25/1440'),
    p('Registered Pharmacist, Gujarat State Pharmacy Council, Reg. No. 51877 (renewed upto 2030)'),
    p('Trainings attended – GAMP 5, Data integrity, cGMP refresher (yearly)'),
    h('Equipment & IT Skills'),
    list(
      'RMG and FBD (GEA, Glatt)',
      'Compression machines (Cadmach, Fette 1200i)',
      'Auto-coater',
      'SAP (PP/QM module)',
      'TrackWise 8',
    ),
  ],
});
/* LABEL
about: pharma-production | other | senior | n-word-since-with-as-bold-line
name: Harshad M. Patel
email: hmpatel.pharma@gmail.com
phone: 9925864410
place: Vapi
skills: RMG and FBD (GEA, Glatt); Compression machines (Cadmach, Fette 1200i); Auto-coater; SAP (PP/QM module); TrackWise 8
also: SOP revision; BMR review; change control
job: Manager - Production | Macleods Pharmaceuticals Ltd. | Daman | 2021-02 | now
job: Executive / Sr. Executive | Sun Pharmaceutical Inds. Ltd. | Halol | 2015-11 | 2021-01
job: Officer - Compression (Grade O2) | Umedica Laboratories Pvt Ltd | Vapi | 2013-07 | 2015-10
edu: B.Pharm. | | Shree Swaminarayan Sanskar Pharmacy College | GTU | 2013 | 7.14 CPI
edu: 12th | Sci. | | GSEB | 2009 | 71.4%
cert: Competent Technical Person; Registered Pharmacist
total: 13 0
*/
