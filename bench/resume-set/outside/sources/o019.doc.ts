import { docx, p } from './word.ts';

const row = (left: string, right: string) => p(`${left}\t-\t${right}`, { tabs: [3000, 3400], after: 90 });
const centre = (text: string) => p(text, { bold: true, align: 'center', before: 160, size: 13 });

export default docx({
  font: 'Liberation Serif',
  size: 13,
  body: [
    p('|| Om ||', { align: 'center' }),
    centre('BIO DATA'),
    row('Name', '**Satbir s/o Sh. Rajender Singh**'),
    row('Village', 'Kharak Kalan, Teh. & Distt. Bhiwani (Haryana)'),
    row('Mob.', '94660-28151, 81680-77324'),
    row('Date of Birth', '15.10.1983'),
    row('Age', '43 years'),
    row('Caste', 'Jat'),
    row('Height', '5\'-11"'),
    row('Marital', 'Married'),
    row('Language', 'Hindi, Haryanvi, Punjabi'),
    centre('QUALIFICATION'),
    p('10th from Haryana Board Bhiwani in 1999 (IInd division)', { align: 'center' }),
    p('12th from Haryana Open School in 2003', { align: 'center' }),
    centre('DRIVING LICENCE'),
    p('HMV/HTV No. HR16 20050034871 valid upto 14.10.2028, badge no. 5521', { align: 'center' }),
    p('Hazardous goods training, Bahadurgarh (renewed 2026)', { align: 'center' }),
    centre('EXPERIENCE'),
    p(
      '1) 3 yrs as Driver with Haryana Roadways Bhiwani depot on contract (from 2006 to 2009).\n2) 7 yrs as Trailer Driver with Ashok Transport Co., Mundra Port, Gujarat (from 2009 to 2016), 22 wheel trailer.\n3) Working as Tanker Driver with Jai Dada Petro Carriers, Panipat since 2016, IOC Refinery to Jammu.',
    ),
    centre('WORK KNOWN'),
    p('Trailer, Oil tanker, Hydra crane, minor repair, tyre change, GPS, E-way bill', { align: 'center' }),
    p('Salary now 28000 p.m., want 35000 p.m.', { align: 'center', before: 120 }),
    p('Dated _______\t\t\t\t\t\t\tSign. _________', { before: 500 }),
  ],
});
/* LABEL
about: heavy-vehicle-driver | other | veteran | o-word-centred-biodata
name: Satbir
phone: 9466028151; 8168077324
place: Bhiwani
skills: Trailer; Oil tanker; Hydra crane; minor repair; tyre change; GPS; E-way bill
also: 22 wheel trailer
job: Tanker Driver | Jai Dada Petro Carriers | Panipat | 2016 | now
job: Trailer Driver | Ashok Transport Co. | Mundra Port, Gujarat | 2009 | 2016
job: Driver | Haryana Roadways | Bhiwani | 2006 | 2009
edu: 10th | | | Haryana Board Bhiwani | 1999 | IInd division
edu: 12th | | | Haryana Open School | 2003 |
languages: Hindi; Haryanvi; Punjabi
cert: Hazardous goods training
ctc: 336000
expected: 420000
born: 1983-10-15
marital: Married
*/
