import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 10.5,
  heading: { bold: true, size: 12, line: true },
  body: [
    p('SUDHIR RANJAN PATNAIK', { bold: true, size: 16 }),
    p('Deputy General Manager – Projects (Solar & BESS)'),
    p('sudhir.patnaik.re@gmail.com  |  +91 99370 41186  |  Bhubaneswar', { line: true }),
    h('PROFILE'),
    p(
      'Renewable energy professional, 19 years in power (8 thermal, 11 solar); 2.1 GWp commissioned. EPC and IPP side.',
    ),
    h('CAREER PROGRESSION'),
    table(
      [3700, 3300, 2900],
      [
        ['Adani Green Energy Ltd, Khavda', 'DGM – Projects', 'Apr 2022 onwards'],
        ['ReNew Power, Gurugram', 'Senior Manager – Projects', 'Jul 2018 – Mar 2022'],
        ['Tata Power Solar Systems Ltd, Bengaluru', 'Manager – Execution', 'Jun 2014 – Jun 2018'],
        ['NTPC–SAIL Power Co. Ltd, Rourkela', 'Engineer / Sr. Engineer (C&I)', 'Aug 2006 – May 2014'],
      ],
      { border: false },
    ),
    h('ADANI GREEN ENERGY LTD (2022 onwards)'),
    list('1,000 MW block at Khavda: land, piling, module mounting, ICR', 'BESS pilot of 50 MWh with Chinese OEM, 2024'),
    h('RENEW POWER (2018 – 2022)'),
    list('300 MW Jaisalmer (SECI-III), COD in Oct 2021', 'Contracts of Rs. 640 crore'),
    h('TATA POWER SOLAR (2014 – 2018)'),
    list('Client NLC: 130 MW Neyveli; client APGENCO: 100 MW', 'Rooftop at Cochin airport, 2015'),
    h('NTPC–SAIL (2006 – 2014)'),
    list('DCS maintenance of 2×60 MW captive units'),
    h('EDUCATION'),
    list(
      'Executive MBA (Power Management), UPES Dehradun, 2013 (distance)',
      'B.Tech (Instrumentation & Electronics), CET Bhubaneswar, BPUT, 2006, 8.08 CGPA',
      'CHSE (Science), BJB College, 2002, 78 %',
    ),
    h('CERTIFICATIONS'),
    list(
      'PMP, 2017, PMI #2055381',
      'BEE Certified Energy Manager, Reg. No. EM-7718',
      'Training: NFPA 855 for BESS, 2023',
    ),
    h('SOFTWARE'),
    p('MS Project, Primavera P6 (R19), PVsyst 7, AutoCAD, SAP PS'),
    h('PERSONAL'),
    p('Born: 16 June 1984. Odia, English, Hindi, Gujarati (spoken). CTC 46 LPA. Notice 3 months.'),
  ],
});
/* LABEL
about: solar-projects-head | other | veteran | n-word-borderless-overview-employer-headings-detail
name: Sudhir Ranjan Patnaik
email: sudhir.patnaik.re@gmail.com
phone: 9937041186
place: Bhubaneswar
skills: MS Project; Primavera P6; PVsyst 7; AutoCAD; SAP PS
also: EPC; BESS; DCS maintenance; C&I; Renewable energy
job: DGM – Projects | Adani Green Energy Ltd | Khavda | 2022-04 | now
job: Senior Manager – Projects | ReNew Power | Gurugram | 2018-07 | 2022-03
job: Manager – Execution | Tata Power Solar Systems Ltd | Bengaluru | 2014-06 | 2018-06
job: Engineer / Sr. Engineer (C&I) | NTPC–SAIL Power Co. Ltd | Rourkela | 2006-08 | 2014-05
edu: Executive MBA | Power Management | UPES Dehradun | | 2013 |
edu: B.Tech | Instrumentation & Electronics | CET Bhubaneswar | BPUT | 2006 | 8.08 CGPA
edu: CHSE | Science | BJB College | | 2002 | 78 %
languages: Odia; English; Hindi; Gujarati
cert: PMP; BEE Certified Energy Manager
total: 19 0
ctc: 4600000
notice: 90
born: 1984-06-16
*/
