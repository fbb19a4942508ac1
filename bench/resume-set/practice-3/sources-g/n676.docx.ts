import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  heading: { bold: true, size: 11, caps: true },
  body: [
    p('SYED ASLAM PASHA', { bold: true, size: 17, align: 'center' }),
    p('Heavy vehicle mechanic (Volvo, BharatBenz) | Kolar | 98455 60217', { align: 'center', line: true }),
    h('Experience'),
    p('Name of the company\t: Al Futtaim Motors (FAMCO), Dubai', { tabs: [3000] }),
    p('Post\t: Senior Technician – Volvo trucks', { tabs: [3000] }),
    p('Period\t: 8 October 2018 to 30 June 2025', { tabs: [3000], after: 100 }),
    p('Name of the company\t: VE Commercial Vehicles, dealer Kolar Trucks', { tabs: [3000] }),
    p('Post\t: Technician', { tabs: [3000] }),
    p('Period\t: 3 March 2013 to 10 September 2018', { tabs: [3000], after: 100 }),
    p('Name of the company\t: KSRTC Depot, Kolar', { tabs: [3000] }),
    p('Post\t: Apprentice (MMV)', { tabs: [3000] }),
    p('Period\t: August 2011 to August 2012', { tabs: [3000], after: 100 }),
    p('Name of the company\t: Pasha Garage (family), Kolar', { tabs: [3000] }),
    p('Post\t: Mechanic', { tabs: [3000] }),
    p('Period\t: July 2025 to till date', { tabs: [3000], after: 100 }),
    h('Qualification'),
    p('Name of the course\t: ITI, Mechanic Motor Vehicle', { tabs: [3000] }),
    p('Institute\t: Govt. ITI, K.G.F.', { tabs: [3000] }),
    p('Board, year\t: NCVT, 2011', { tabs: [3000], after: 100 }),
    p('Name of the course\t: S.S.L.C.', { tabs: [3000] }),
    p('Institute\t: National High School, Kolar', { tabs: [3000] }),
    p('Board, year\t: KSEEB, 2009', { tabs: [3000], after: 100 }),
    h('Tools and systems'),
    p('Tech Tool 2 (Volvo), XENTRY, Engine overhaul, I-Shift gearbox, Air brakes, Injector testing'),
    h('Licence'),
    p('KA-07 HMV 20130004419 valid 2033; UAE heavy bus licence expired 2025'),
    h('Personal'),
    p('D.O.B. 01/06/1992. Married. Urdu, Kannada, Hindi, Telugu, Arabic. Expects Rs. 40,000 a month or AED 3,200.'),
  ],
});
/* LABEL
about: vehicle-mechanic | other | senior | n-word-company-post-period-lines-current-last
name: Syed Aslam Pasha
phone: 9845560217
place: Kolar
skills: Tech Tool 2 (Volvo); XENTRY; Engine overhaul; I-Shift gearbox; Air brakes; Injector testing
job: Mechanic | Pasha Garage | Kolar | 2025-07 | now
job: Senior Technician – Volvo trucks | Al Futtaim Motors (FAMCO) | Dubai | 2018-10 | 2025-06
job: Technician | VE Commercial Vehicles | Kolar | 2013-03 | 2018-09
job: Apprentice (MMV) | KSRTC Depot | Kolar | 2011-08 | 2012-08
edu: ITI | Mechanic Motor Vehicle | Govt. ITI, K.G.F. | NCVT | 2011 |
edu: S.S.L.C. | | National High School, Kolar | KSEEB | 2009 |
languages: Urdu; Kannada; Hindi; Telugu; Arabic
cert: HMV
expected: 480000
born: 1992-06-01
marital: Married
*/
