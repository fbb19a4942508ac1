import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 11,
  heading: { bold: true, size: 11, caps: true, align: 'center', shade: 'F2DCDB' },
  margin: 1134,
  body: [
    p('KRISHNA CHAITANYA BODDU', { bold: true, size: 14, align: 'center', after: 20 }),
    p('M. Pharm, PGDCR', { align: 'center', after: 20 }),
    p('krishnac.boddu@gmail.com • +91 91773 60482 • Madhurawada, Visakhapatnam', { align: 'center' }),
    h('Professional synopsis'),
    p(
      'Clinical Research Associate with 3.8 years in on-site monitoring and trial coordination (oncology, diabetes, vaccines). Trained in ICH-GCP E6 (R3), New Drugs and Clinical Trials Rules 2019 and Schedule Y.',
      {
        align: 'both',
      },
    ),
    h('Employment chronicle'),
    p('**Clinical Research Associate – I**, Syngene Clinical Services, home based (South zone)', { after: 0 }),
    p('[ Feb ’25 – Present ]', { italic: true }),
    list(
      'SIV, RMV and COV at 9 sites in Andhra, Telangana and Tamil Nadu',
      'SDV of 280 subjects; 14 protocol deviations escalated in time',
      'Site payments and ISF/TMF reconciliation',
    ),
    p('**Clinical Trial Assistant**, Parexel International, Hyderabad', { after: 0, before: 80 }),
    p('[ Jan ’24 – Jan ’25 ]', { italic: true }),
    list('eTMF filing (Veeva Vault), EC dossier tracking, meeting minutes'),
    p('**Clinical Research Coordinator**, King George Hospital (through Grapecity SMO), Visakhapatnam', {
      after: 0,
      before: 80,
    }),
    p('[ Jan ’23 – Dec ’23 ]', { italic: true }),
    list('Informed consent with audio-video recording, subject diary, SAE reporting within 24 hours'),
    h('Scholastics'),
    list(
      'M. Pharm (Pharmacology) – Andhra University College of Pharmaceutical Sciences – 2022 – 76 %',
      'B. Pharm – Vignan Institute of Pharmaceutical Technology, Duvvada – 2020 – 7.9 GPA',
      'Intermediate (BiPC) – Sri Gayatri Junior College – 2016 – 92 %',
      'PG Diploma in Clinical Research – Cliniminds – 2022',
    ),
    h('Forte'),
    p(
      'Site monitoring; SDV; ICH-GCP; Medidata Rave; Veeva Vault; CTMS; SAE reporting; Regulatory submissions; MS Office',
    ),
    h('Certifications'),
    p('NIDA ICH-GCP certificate (2023) / CITI Program – Human Subjects Research (2024)'),
    h('Personal'),
    p(
      'Date of Birth 13.02.1998, Male, Bachelor. Telugu, English, Hindi. CTC 6.25 LPA, expected 8.5 LPA, notice 60 days. Base: Hyderabad / Vizag / Bangalore. 60 % travel accepted.',
    ),
  ],
});

/* LABEL
about: clinical-research-associate | other | junior | q-word-pink-centred-heads
name: Krishna Chaitanya Boddu
email: krishnac.boddu@gmail.com
phone: 9177360482
place: Visakhapatnam
skills: Site monitoring; SDV; ICH-GCP; Medidata Rave; Veeva Vault; CTMS; SAE reporting; Regulatory submissions; MS Office
also: on-site monitoring; trial coordination; oncology; diabetes; vaccines; eTMF; Informed consent; Schedule Y; ICH-GCP E6 (R3)
job: Clinical Research Associate – I | Syngene Clinical Services | | 2025-02 | now
job: Clinical Trial Assistant | Parexel International | Hyderabad | 2024-01 | 2025-01
job: Clinical Research Coordinator | King George Hospital | Visakhapatnam | 2023-01 | 2023-12
edu: M. Pharm | Pharmacology | Andhra University College of Pharmaceutical Sciences | | 2022 | 76 %
edu: B. Pharm | | Vignan Institute of Pharmaceutical Technology, Duvvada | | 2020 | 7.9 GPA
edu: Intermediate | BiPC | Sri Gayatri Junior College | | 2016 | 92 %
edu: PG Diploma | Clinical Research | Cliniminds | | 2022 |
languages: Telugu; English; Hindi
cert: NIDA ICH-GCP certificate; CITI Program – Human Subjects Research
total: 3 8
ctc: 625000
expected: 850000
notice: 60
born: 1998-02-13
gender: Male
marital: Bachelor
preferred: Hyderabad; Vizag; Bangalore
*/
