import { docx, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10.5,
  body: [
    p('Rashmi Ranjan Parida', { bold: true, size: 15, align: 'center' }),
    p('Diploma Mining Engineer | Overman', { align: 'center' }),
    p('At: Gopalpur, P.O. Talcher, Dist. Angul, Odisha 759100 | 94382 61170 / 70085 33492 | rrparida.mines@gmail.com', {
      align: 'center',
      after: 100,
    }),
    p('SERVICE PARTICULARS', { bold: true, shade: 'D9E2F3' }),
    table(
      [2100, 2500, 2200, 1500, 1500],
      [
        ['Designation & grade', 'Organisation', 'Mine / project', 'Date of joining', 'Date of leaving'],
        [
          'Overman (T&S Gr. B)',
          'Sainik Mining & Allied Services',
          'Bhubaneswari OCP, MCL, Talcher',
          '02.01.2022',
          'Continuing',
        ],
        [
          'Mining Sirdar cum Shotfirer',
          'BGR Mining & Infra',
          'Singareni, Ramagundam OC-III',
          '17.09.2018',
          '26.12.2021',
        ],
        ['Asst. Foreman', 'Essel Mining (Aditya Birla)', 'Jilling-Langalota Iron Mines', '01.03.2016', '31.08.2018'],
        ['P.G.P.T. Trainee', 'Mahanadi Coalfields Ltd', 'Jagannath Area', '16.02.2015', '15.02.2016'],
      ],
      { head: 'F2F2F2' },
    ),
    p('STATUTORY CERTIFICATES (DGMS)', { bold: true, shade: 'D9E2F3' }),
    table(
      [3600, 2800, 1500, 1900],
      [
        ['Certificate', 'Number', 'Year', 'Valid till'],
        ['Overman’s Certificate (Restricted, Coal)', 'OMR/BBSR/2019/118', '2019', '04.2029'],
        ['Gas Testing Certificate', 'GT/4412', '2017', '—'],
        ['First Aid, St. John Ambulance', 'OD-88123', '2023', '2026'],
      ],
      { head: 'F2F2F2' },
    ),
    p('EDUCATIONAL PARTICULARS', { bold: true, shade: 'D9E2F3' }),
    table(
      [2600, 3300, 2000, 900, 1000],
      [
        ['Course', 'Institution', 'Board', 'Year', 'Marks %'],
        [
          'Diploma in Mining Engg.',
          'Orissa School of Mining Engineering, Keonjhar',
          'S.C.T.E. & V.T., Odisha',
          '2014',
          '71.6',
        ],
        ['+2 Science', 'Talcher (Auto.) College', 'C.H.S.E., Odisha', '2011', '52.1'],
        ['Matric (H.S.C.)', 'Govt. High School, Gopalpur', 'B.S.E., Odisha', '2009', '67.5'],
      ],
      { head: 'F2F2F2' },
    ),
    p(
      'VOCATIONAL TRAINING: V.T. Centre Talcher, basic (2015) and refresher (2020, 2025). Slope stability seminar, CIMFR, 2022.',
      { before: 60 },
    ),
    p('KNOWLEDGE: drilling and blasting, dumper–shovel deployment, bench survey, gas testing, DGMS returns, manpower', {
      before: 40,
    }),
    p(
      'SALARY: Rs. 44,000/- pm with mess; EXPECTED: Rs. 58,000/- pm. NOTICE: 30 days. PREFERENCE: Odisha, Jharkhand, Chhattisgarh.',
      { before: 40 },
    ),
    p('PERSONAL: DOB 22-06-1994, male, married, Odia/Hindi/Telugu (little)/English.', { before: 40 }),
  ],
});
/* LABEL
about: mining-overman | other | senior | n4-word-service-table-mine-column-joining-leaving
name: Rashmi Ranjan Parida
email: rrparida.mines@gmail.com
phone: 9438261170
phone: 7008533492
place: Talcher
skills: drilling and blasting; dumper–shovel deployment; bench survey; gas testing; DGMS returns; manpower
job: Overman (T&S Gr. B) | Sainik Mining & Allied Services | Bhubaneswari OCP, MCL, Talcher | 2022-01 | now
job: Mining Sirdar cum Shotfirer | BGR Mining & Infra | Singareni, Ramagundam OC-III | 2018-09 | 2021-12
job: Asst. Foreman | Essel Mining | Jilling-Langalota Iron Mines | 2016-03 | 2018-08
job: P.G.P.T. Trainee | Mahanadi Coalfields Ltd | Jagannath Area | 2015-02 | 2016-02
edu: Diploma | Mining Engg. | Orissa School of Mining Engineering, Keonjhar | S.C.T.E. & V.T., Odisha | 2014 | 71.6
edu: +2 | Science | Talcher (Auto.) College | C.H.S.E., Odisha | 2011 | 52.1
edu: Matric (H.S.C.) | | Govt. High School, Gopalpur | B.S.E., Odisha | 2009 | 67.5
languages: Odia; Hindi; Telugu; English
cert: Overman’s Certificate (Restricted, Coal); Gas Testing Certificate; First Aid
ctc: 528000
expected: 696000
notice: 30
born: 1994-06-22
gender: Male
marital: Married
preferred: Odisha; Jharkhand; Chhattisgarh
*/
