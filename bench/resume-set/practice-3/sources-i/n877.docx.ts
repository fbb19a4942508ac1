import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 10,
  heading: { bold: true, size: 11, caps: true, color: '385623', line: true },
  body: [
    p('Dr. Chinmay Tripathy', { bold: true, size: 18 }),
    p('Veterinary officer | Koraput, Odisha | 94385 71126 | chinmay.vet@gmail.com'),
    h('Appointments'),
    table(
      [4700, 3300, 1800],
      [
        ['Department / company', 'Designation (grade)', 'Period'],
        [
          'Fisheries & Animal Resources Dev. Department, Govt. of Odisha – Vet. Dispensary, Semiliguda',
          'Veterinary Assistant Surgeon (Class-II, Group-B)',
          "Jan '20 – till date",
        ],
        [
          'Suguna Foods Pvt. Ltd. (broiler integrator, turnover > 8,000 Cr), Berhampur',
          'Poultry Veterinarian/Technical Executive',
          "Aug '18 – Dec '19",
        ],
        ['Blue Cross (NGO)', 'Vet. Intern', "Feb '18 – Jul '18"],
      ],
      { head: 'E2EFD9' },
    ),
    h('Qualification'),
    table(
      [3000, 4200, 1300, 1300],
      [
        ['Degree (branch)', 'College, University', 'OGPA / %', 'Year'],
        ['B.V.Sc. & A.H.', 'College of Vety. Science & A.H., OUAT', '7.94', '2018'],
        ['M.V.Sc. (Medicine), in-service, pursuing', 'IVRI', '', '2028'],
        ['+2 Science', 'D.A.V. College, Koraput, CHSE', '71', '2012'],
        ['HSC', 'Govt. H.S. Jeypore, BSE', '82', '2010'],
      ],
      { head: 'E2EFD9' },
    ),
    h('Registration & certificates'),
    p(
      'Odisha Veterinary Council – Regn. No. 4418 – renewed 2023 (5 years)\nCertified AI Technician Trainer, OLRDS, 2021\nICAR-JRF qualified (rank 214), 2018',
    ),
    p('Trained in: FMD vaccination, e-Gopala, elephant immobilisation camp (Chandaka, 4 days)'),
    h('Skills'),
    p(
      'Large animal surgery and dystocia; Pregnancy diagnosis/USG (2 yrs); Post-mortem; INAPH/Bharat Pashudhan entry; Cold chain',
    ),
  ],
});
/* LABEL
about: veterinary-officer | other | mid | n-word-two-tables-department-with-dispensary
name: Chinmay Tripathy
email: chinmay.vet@gmail.com
phone: 9438571126
place: Koraput
skills: Large animal surgery and dystocia; Pregnancy diagnosis/USG; Post-mortem; INAPH/Bharat Pashudhan entry; Cold chain
job: Veterinary Assistant Surgeon (Class-II, Group-B) | Fisheries & Animal Resources Dev. Department, Govt. of Odisha | Semiliguda | 2020-01 | now
job: Poultry Veterinarian/Technical Executive | Suguna Foods Pvt. Ltd. | Berhampur | 2018-08 | 2019-12
job: Vet. Intern | Blue Cross | | 2018-02 | 2018-07
edu: B.V.Sc. & A.H. | | College of Vety. Science & A.H. | OUAT | 2018 | 7.94
edu: M.V.Sc. | Medicine | IVRI | | 2028 |
edu: +2 | Science | D.A.V. College, Koraput | CHSE | 2012 | 71
edu: HSC | | Govt. H.S. Jeypore | BSE | 2010 | 82
cert: Odisha Veterinary Council; Certified AI Technician Trainer; ICAR-JRF
*/
