import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 11,
  heading: { bold: true, size: 12 },
  body: [
    p('Joginder Pal Dogra', { bold: true, size: 17 }),
    p('Shop foreman, automobile workshop; Kathua (J&K) 184101; 94191 65027'),
    h('Garages'),
    p('a. Tractor mechanic in Dogra Auto Works, Kathua (1994 to 1999)'),
    p('b. Mechanic in Jamkash Maruti, Jammu (1999 to 2005)'),
    p('c. Senior Technician, ditto (2005 to 2009)'),
    p('d. Floor Supervisor in Peaks Auto, Jammu (2009 to 2016)'),
    p('e. Works Foreman in Tata Motors – Hind Motors, Kathua (2016 to date)'),
    h('Study and training'),
    p('a. Matric from JKBOSE, GHS Kathua, 1992'),
    p('b. ITI (Motor Mechanic) from ITI Jammu, 1994, 63 per cent'),
    p('c. Maruti Suzuki MSSC technician levels L1 to L3, 2002 to 2008'),
    p('d. BS-VI diagnostics, Tata Motors Pune, 2020, 5 days'),
    h('Working hands'),
    p('Gear box overhaul, wheel alignment, CRDi injectors, scan tool (T-DiDiS), bay allotment, insurance estimates'),
    h('Personal'),
    p('Age 51; Dogri, Hindi, Punjabi; two sons; driving licence JK08 LMV and HMV to 2031'),
    h('Money'),
    p('36,500 a month; 42,000 expected'),
  ],
});
/* LABEL
about: workshop-foreman | other | veteran | m-word-lettered-title-in-garage-brackets-ditto
name: Joginder Pal Dogra
phone: 9419165027
place: Kathua
skills: Gear box overhaul; wheel alignment; CRDi injectors; scan tool (T-DiDiS); bay allotment; insurance estimates
job: Works Foreman | Tata Motors – Hind Motors | Kathua | 2016 | now
job: Floor Supervisor | Peaks Auto | Jammu | 2009 | 2016
job: Senior Technician | Jamkash Maruti | Jammu | 2005 | 2009
job: Mechanic | Jamkash Maruti | Jammu | 1999 | 2005
job: Tractor mechanic | Dogra Auto Works | Kathua | 1994 | 1999
edu: Matric | | GHS Kathua | JKBOSE | 1992 |
edu: ITI | Motor Mechanic | ITI Jammu | | 1994 | 63 per cent
languages: Dogri; Hindi; Punjabi
cert: driving licence
ctc: 438000
expected: 504000
*/
