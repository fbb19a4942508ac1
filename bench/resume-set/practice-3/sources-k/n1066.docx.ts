import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  heading: { bold: true, size: 12 },
  body: [
    p('VIRENDRASINH G. CHUDASAMA', { bold: true, size: 15 }),
    p('Bopal, Ahmedabad. Phone 9879 223 518. Mail: vg.chudasama.agro@gmail.com'),
    h('Work Profile'),
    p('UPL Ltd (SAS – Advanta Seeds business)', { bold: true }),
    table(
      [3200, 3300, 3300],
      [
        ['Designation', 'Head Quarter', 'Period'],
        ['Zonal Business Manager', 'Ahmedabad', 'Apr. 2022 – At present'],
        ['Area Manager (Gr. 5)', 'Rajkot', 'Oct. 2018 – Mar. 2022'],
        ['Territory Manager (Gr. 4)', 'Junagadh', 'Aug. 2015 – Sept. 2018'],
      ],
    ),
    p('Gujarat State Fertilizers & Chemicals Ltd (Agro service network)', { bold: true }),
    table(
      [3200, 3300, 3300],
      [
        ['Designation', 'Head Quarter', 'Period'],
        ['Agri Graduate Trainee', 'Amreli depot', 'July 2013 – July 2015'],
      ],
    ),
    h('Education Profile'),
    p('B.Sc. (Agri.) Hons.', { bold: true }),
    table(
      [3200, 3300, 3300],
      [
        ['College', 'University', 'Year / OGPA'],
        ['College of Agriculture, Junagadh', 'Junagadh Agricultural University', '2013 / 7.44'],
      ],
    ),
    p('MBA (Agri-Business), weekend mode', { bold: true }),
    table(
      [3200, 3300, 3300],
      [
        ['College', 'University', 'Year / OGPA'],
        ['B.K. School of Management', 'Gujarat University', '2021 / 7.0'],
      ],
    ),
    p('H.S.C. (Science) – Kadvibai Virani School, Rajkot – GHSEB – 2009 – 64%'),
    h('Other Information'),
    p('Skills: channel finance, demand generation, farmer meetings, hybrid cotton and castor, SFA tools'),
    p('Languages: Gujarati, Hindi, English'),
    p('CTC: Rs. 14.9 lakh. Notice: 2 months. DOB: 22.12.1991.'),
  ],
});
/* LABEL
about: agri-sales-manager | other | senior | n-k-a-table-under-each-employer-and-degree
name: Virendrasinh G. Chudasama
email: vg.chudasama.agro@gmail.com
phone: 9879223518
place: Ahmedabad
skills: channel finance; demand generation; farmer meetings; hybrid cotton and castor; SFA tools
job: Zonal Business Manager | UPL Ltd | Ahmedabad | 2022-04 | now
job: Area Manager (Gr. 5) | UPL Ltd | Rajkot | 2018-10 | 2022-03
job: Territory Manager (Gr. 4) | UPL Ltd | Junagadh | 2015-08 | 2018-09
job: Agri Graduate Trainee | Gujarat State Fertilizers & Chemicals Ltd | Amreli | 2013-07 | 2015-07
edu: B.Sc. (Agri.) Hons. | | College of Agriculture, Junagadh | Junagadh Agricultural University | 2013 | 7.44
edu: MBA | Agri-Business | B.K. School of Management | Gujarat University | 2021 | 7.0
edu: H.S.C. | Science | Kadvibai Virani School, Rajkot | GHSEB | 2009 | 64%
languages: Gujarati; Hindi; English
ctc: 1490000
notice: 60
born: 1991-12-22
*/
