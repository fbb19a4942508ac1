import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 11,
  heading: { bold: true, size: 12, shade: 'D9EAD3' },
  body: [
    p('Dr. Lata Pujari', { bold: true, size: 18 }),
    p('B.V.Sc. & A.H., M.V.Sc. (Gynaecology) — KVC Reg. 6120 — Dharwad — 99721 06348 — lata.vet.dwd@gmail.com', {
      line: true,
    }),
    h('EXPERIENCE RECORD'),
    p('Department\t: Animal Husbandry & Veterinary Services, Govt. of Karnataka', { tabs: [1800] }),
    p('Designation\t: Veterinary Officer, later Senior Veterinary Officer (from 2019)', { tabs: [1800] }),
    p('Stations\t: Navalgund (2012–2016), Kundgol (2016–2021), Dharwad taluk hospital (2021–)', { tabs: [1800] }),
    p('Length\t: 14 years, 3 months', { tabs: [1800], after: 100 }),
    p('Department\t: Production, Hatsun Agro Product, Belagavi', { tabs: [1800] }),
    p('Designation\t: Veterinary Extension Executive', { tabs: [1800] }),
    p('Length\t: June 2010 – July 2012', { tabs: [1800] }),
    h('QUALIFICATION RECORD'),
    table(
      [2800, 3800, 1300, 1500],
      [
        ['M.V.Sc.', 'Veterinary College, Hebbal (KVAFSU)', '2010', '8.14'],
        ['B.V.Sc. & A.H.', 'Veterinary College, Bidar (KVAFSU)', '2008', '7.6'],
        ['P.U.C. (PCMB)', 'J.S.S. College, Dharwad', '2003', '84%'],
      ],
    ),
    h('FIELD SKILLS'),
    p(
      'Pregnancy diagnosis, Embryo transfer, Caesarean in cattle, Ultrasonography, INAPH entry, PPR vaccination drives',
    ),
    h('TRAINING'),
    p('Embryo transfer, NDDB Anand, 2015 • Zoonoses, NIVEDI Bengaluru, 2020'),
    h('PERSONAL'),
    p('Born on 30/07/1985. Kannada, Marathi, English, Hindi. Spouse in KSRTC.'),
  ],
});
/* LABEL
about: veterinary-officer | other | senior | n-word-department-designation-stations-length
name: Lata Pujari
email: lata.vet.dwd@gmail.com
phone: 9972106348
place: Dharwad
skills: Pregnancy diagnosis; Embryo transfer; Caesarean in cattle; Ultrasonography; INAPH entry; PPR vaccination drives
job: Senior Veterinary Officer | Animal Husbandry & Veterinary Services, Govt. of Karnataka | | 2019 | now
job: Veterinary Officer | Animal Husbandry & Veterinary Services, Govt. of Karnataka | | 2012 | 2019
job: Veterinary Extension Executive | Hatsun Agro Product | Belagavi | 2010-06 | 2012-07
edu: M.V.Sc. | Gynaecology | Veterinary College, Hebbal | KVAFSU | 2010 | 8.14
edu: B.V.Sc. & A.H. | | Veterinary College, Bidar | KVAFSU | 2008 | 7.6
edu: P.U.C. | PCMB | J.S.S. College, Dharwad | | 2003 | 84%
languages: Kannada; Marathi; English; Hindi
cert: KVC Reg.; Embryo transfer; Zoonoses
born: 1985-07-30
*/
