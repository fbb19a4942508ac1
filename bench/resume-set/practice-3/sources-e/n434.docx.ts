import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 11,
  heading: { bold: true, size: 12, align: 'center', shade: 'E2EFD9' },
  body: [
    p('Dr. (Ms.) Nungshirenla Jamir', { bold: true, size: 16, align: 'center' }),
    p('B.V.Sc. & A.H., M.V.Sc. — Veterinary Officer', { align: 'center' }),
    p('Sovima, Chümoukedima, Nagaland | 8794 200 316 | n.jamir.vet@gmail.com', { align: 'center' }),
    h('APPOINTMENTS'),
    table(
      [1900, 7600],
      [
        ['2021 Nov. – date', '**Veterinary Assistant Surgeon**\nGovt. of Nagaland, Dept. of A.H. & V.S., Peren'],
        ['2019 Aug. – 2021 Oct.', '**Subject Matter Specialist (Animal Science)**\nICAR-KVK, Dimapur'],
        ['2018 Jan. – 2019 July', '**Farm Veterinarian**\nNorth East Piggery Pvt. Ltd., Jorhat'],
        ['2014 – 2015', '**Veterinary Intern**\nCollege of Veterinary Science, Khanapara'],
      ],
      { border: false },
    ),
    h('STUDIES'),
    table(
      [2200, 3400, 1800, 2100],
      [
        ['Degree', 'College, University', 'Session', 'OGPA / %'],
        ['M.V.Sc. (Surgery)', 'C.V.Sc. Selesih, CAU Imphal', '2015–17', '8.11/10'],
        ['B.V.Sc. & A.H.', 'C.V.Sc. Khanapara, AAU', '2009–14', '7.45/10'],
        ['Class 12', 'Pranab Vidyapith, Dimapur (NBSE)', '2008–09', '70.8'],
        ['Class 10', 'Holy Cross School, Dimapur (NBSE)', '2006–07', '82.3'],
      ],
    ),
    h('HANDS'),
    list(
      'Caesarean in sow and cow; hernia; fracture plating in dog',
      'ASF outbreak control 2021, 2023; vaccination drives',
      'Artificial insemination, ultrasonography, post mortem',
    ),
    h('RECORD'),
    p('Nagaland Veterinary Council 0492 (2015). ICAR-NET in Veterinary Surgery, 2018. Life member, ISVS, since 2017.'),
    h('TONGUES'),
    p('Ao, Nagamese, English, Hindi, Assamese'),
  ],
});
/* LABEL
about: veterinary-surgeon | other | mid | n-word-borderless-year-column
name: Nungshirenla Jamir
email: n.jamir.vet@gmail.com
phone: 8794200316
place: Chümoukedima
skills: Caesarean in sow and cow; hernia; fracture plating in dog; ASF outbreak control; vaccination drives; Artificial insemination; ultrasonography; post mortem
job: Veterinary Assistant Surgeon | Govt. of Nagaland, Dept. of A.H. & V.S. | Peren | 2021-11 | now
job: Subject Matter Specialist (Animal Science) | ICAR-KVK | Dimapur | 2019-08 | 2021-10
job: Farm Veterinarian | North East Piggery Pvt. Ltd. | Jorhat | 2018-01 | 2019-07
job: Veterinary Intern | College of Veterinary Science | Khanapara | 2014 | 2015
edu: M.V.Sc. | Surgery | C.V.Sc. Selesih | CAU Imphal | 2017 | 8.11/10
edu: B.V.Sc. & A.H. | | C.V.Sc. Khanapara | AAU | 2014 | 7.45/10
edu: Class 12 | | Pranab Vidyapith, Dimapur | NBSE | 2009 | 70.8
edu: Class 10 | | Holy Cross School, Dimapur | NBSE | 2007 | 82.3
languages: Ao; Nagamese; English; Hindi; Assamese
cert: Nagaland Veterinary Council; ICAR-NET in Veterinary Surgery
*/
