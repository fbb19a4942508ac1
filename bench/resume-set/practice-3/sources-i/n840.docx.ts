import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, color: '1F3864', shade: 'D9E2F3' },
  body: [
    p('ABDUL RAHMAN K. P.', { bold: true, size: 16, color: '1F3864' }),
    p('HVAC Supervisor | Doha, Qatar\nMobile +974 3318 7025 | abdulrahman.hvac@gmail.com'),
    h('GULF & INDIA EXPERIENCE'),
    table(
      [2700, 2300, 1500, 3300],
      [
        ['Designation / Grade', 'Period', 'Country', 'Company (nature of business)'],
        [
          'HVAC Supervisor (Grade S3)',
          'May 2019 – Present',
          'Qatar',
          'Voltas Qatar WLL – a Voltas (Tata) JV (MEP contracting)',
        ],
        [
          'A/C Technician - Chiller/VRF',
          'Jan 2013 – Apr 2019',
          'UAE',
          'Al-Futtaim Engineering & Technologies (Al-Futtaim Group)',
        ],
        ['AC Mechanic', '2010 – 2012', 'India', 'Cool Point, Malappuram (AC sales & service shop)'],
      ],
      { head: 'D9E2F3' },
    ),
    h('EDUCATION'),
    table(
      [3200, 3500, 1500, 1600],
      [
        ['Name of course', 'Institution / authority', 'Marks', 'Year'],
        ['NTC – MRAC', 'Govt. ITI, Areacode / NCVT', '79%', '2008–10'],
        ['SSLC', 'GHSS Manjeri / Kerala Pareeksha Bhavan', '7 A+', '2008'],
      ],
    ),
    h('CERTIFICATION'),
    table(
      [3500, 2800, 1700, 1800],
      [
        ['Particulars', 'By', 'Certificate no.', 'Valid'],
        ['Refrigerant handling, F-Gas Category I', 'City & Guilds 2079', 'FG-77102', 'Life'],
        ['Daikin VRV IV service (3-day training)', 'Daikin ME', '—', '—'],
        ['IOSH Managing Safely', 'IOSH', '4410922', '2022–25'],
      ],
    ),
    h('SKILLS'),
    p(
      'Chillers: York, Carrier (screw & centrifugal); AHU/FCU; BMS: Honeywell EBI (basic); Brazing and leak test; AutoCAD reading',
    ),
    h('PERSONAL'),
    p('Age 34 (15.05.1992), Married, Malayalam/Hindi/English/Arabic, Driving licence Qatar valid 2029'),
  ],
});
/* LABEL
about: hvac-supervisor | other | senior | n-word-table-title-first-company-last-with-business
name: Abdul Rahman K. P.
email: abdulrahman.hvac@gmail.com
phone: +974 33187025
place: Doha
skills: York; Carrier (screw & centrifugal); AHU/FCU; Honeywell EBI; Brazing and leak test; AutoCAD reading
also: Chillers; BMS
job: HVAC Supervisor (Grade S3) | Voltas Qatar WLL | Qatar | 2019-05 | now
job: A/C Technician - Chiller/VRF | Al-Futtaim Engineering & Technologies | UAE | 2013-01 | 2019-04
job: AC Mechanic | Cool Point | Malappuram | 2010 | 2012
edu: NTC | MRAC | Govt. ITI, Areacode | NCVT | 2010 | 79%
edu: SSLC | | GHSS Manjeri | Kerala Pareeksha Bhavan | 2008 | 7 A+
cert: Refrigerant handling, F-Gas Category I; IOSH Managing Safely; Driving licence Qatar
languages: Malayalam; Hindi; English; Arabic
born: 1992-05-15
marital: Married
*/
