import { docx, p } from '../../outside/sources/word.ts';

const head = (text: string) => p(text, { bold: true, italic: true, before: 160, after: 40 });

export default docx({
  font: 'Carlito',
  size: 12,
  margin: 1300,
  body: [
    p('To,\nThe Branch Manager,\nMahyco Seeds, Akola'),
    p('Subject: Application for the post of Field Officer / Territory Trainee', { bold: true, before: 120 }),
    p('Respected Sir,', { before: 120 }),
    p(
      'I saw your advertisement in Agrowon. I have completed B.Sc. Agriculture this year and belong to a cotton growing family. Kindly find my bio-data below.',
      {
        align: 'both',
      },
    ),
    p('BIO-DATA', { bold: true, align: 'center', size: 14, before: 160 }),
    p(
      'Name :- Ku. Pooja Gajanan Ingle\nAt Post Patur Nandapur, Tq. Akola, Dist. Akola 444501\nMobile :- 9503 48 2617 (self), 98220 71504 (father)\nEmail :- poojaingle.agri@gmail.com\nBirth Date :- 03/12/2003          Sex :- Female          Caste :- OBC (Kunbi)\nMarital Status :- Unmarried          Languages :- Marathi, Hindi, English',
    ),
    head('Education –'),
    p(
      '1) B.Sc. (Hons.) Agriculture, Dr. Panjabrao Deshmukh Krishi Vidyapeeth, Akola, 2026, CGPA 7.42\n2) H.S.C. (Science), Shri Shivaji College, Akola, Amravati Board, 2022, 69.83 %\n3) S.S.C., Z.P. High School, Patur, Amravati Board, 2020, 84.20 %',
    ),
    head('Training / Work –'),
    p(
      'RAWE student trainee, KVK Sisa (Udegaon), Akola, from July 2025 to December 2025: village survey, pink bollworm pheromone traps on 40 plots, soil sampling.\nAgri Clinic helper, Sai Krushi Seva Kendra, Patur, January 2026 to April 2026: counter sale, stock register, advising farmers under the owner.',
    ),
    head('Known things –'),
    p(
      'Soil testing, Drip irrigation design, Seed germination test, Farmer meeting, Crop loss survey, MS-CIT, Marathi typing, Two-wheeler driving',
    ),
    head('Other –'),
    p('MS-CIT passed 2021 (81 %). NSS camp two times. "Krishi Mitra" best student volunteer 2025.'),
    p('Salary as per company rules. I can join immediately and go anywhere in Vidarbha and Marathwada.'),
    p('Yours faithfully,\nPooja G. Ingle\nDate :- 09/07/2026', { before: 200 }),
  ],
});

/* LABEL
about: agriculture-field-officer | other | fresher | q-word-letter-with-biodata
name: Pooja Gajanan Ingle
email: poojaingle.agri@gmail.com
phone: 9503482617
place: Akola
skills: Soil testing; Drip irrigation design; Seed germination test; Farmer meeting; Crop loss survey; MS-CIT; Marathi typing; Two-wheeler driving
also: soil sampling; village survey; counter sale; stock register; pink bollworm pheromone traps
job: RAWE student trainee | KVK Sisa (Udegaon) | Akola | 2025-07 | 2025-12
job: Agri Clinic helper | Sai Krushi Seva Kendra | Patur | 2026-01 | 2026-04
edu: B.Sc. (Hons.) | Agriculture | Dr. Panjabrao Deshmukh Krishi Vidyapeeth, Akola | | 2026 | CGPA 7.42
edu: H.S.C. | Science | Shri Shivaji College, Akola | Amravati Board | 2022 | 69.83 %
edu: S.S.C. | | Z.P. High School, Patur | Amravati Board | 2020 | 84.20 %
languages: Marathi; Hindi; English
cert: MS-CIT
notice: 0
born: 2003-12-03
gender: Female
marital: Unmarried
preferred: Vidarbha; Marathwada
dated: 2026-07-09
othersphone: 9822071504
*/
