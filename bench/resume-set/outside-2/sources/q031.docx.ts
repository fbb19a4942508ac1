import { docx, h, p, table } from '../../outside/sources/word.ts';

const left = (text: string) => p(text, { size: 10 });

export default docx({
  font: 'Open Sans',
  size: 10,
  margin: 800,
  heading: { bold: true, size: 11, color: '00695C' },
  body: [
    table(
      [3300, 6900],
      [
        [
          p('Pharmacist Anees Rahman P.V.', { bold: true, size: 14, color: '00695C' }) +
            left('DHA Licence: 00418227-002') +
            left('Muhaisnah 4, Dubai, U.A.E.') +
            left('+971 52 614 7093') +
            left('anees.pharma@outlook.com') +
            h('Languages') +
            left('Malayalam\nEnglish\nArabic\nHindi') +
            h('Skills') +
            left(
              'Dispensing\nPatient counselling\nInsurance e-claims\nPBM (Daman, Neuron)\nCold chain\nStock and expiry control\nPOS (Marg, Unisolv)\nOTC upselling',
            ) +
            h('Personal') +
            left(
              'Born: 09 May 1994\nMarried\nIndian, from Tirur (Malappuram)\nVisa: residence\nUAE driving licence: no',
            ) +
            h('Notice') +
            left('One month'),
          h('Profile') +
            p(
              'Licensed pharmacist with seven years in retail chains of Kerala and Dubai. Average 140 prescriptions a day, claims rejection below 1.2 %.',
            ) +
            h('Work') +
            p('**Pharmacist In-charge**\nLifeline Plus Pharmacy LLC (branch Al Qusais), Dubai\n03/2023 – present') +
            p('Controlled drugs register, DHA inspections without remark, team of three.', { after: 120 }) +
            p('**Pharmacist**\nMed7 Day & Night Pharmacy, Ajman\n11/2020 – 02/2023') +
            p('Night shift, insurance counter.', { after: 120 }) +
            p('**Trainee, then Duty Pharmacist**\nNeethi Medical Store, Tirur\n09/2018 – 10/2020', { after: 120 }) +
            h('Education') +
            p(
              '**Pharm.D.** – National College of Pharmacy, Manassery, Kozhikode (KUHS), 2018\n**Plus Two (Science)** – GBHSS Tirur, 2012 – 88 %',
            ) +
            h('Licences and courses') +
            p(
              'DHA Pharmacist Licence, 2022\nMOH (MOHAP) Evaluation, 2020\nKerala State Pharmacy Council Reg. No. 71846\nImmunisation by Pharmacists, APhA, 2024',
            ) +
            h('References') +
            p('Mr. Faisal Kunhi, Operations Manager, Lifeline Plus — +971 4 259 8813'),
        ],
      ],
      { border: false, side: 'E0F2F1' },
    ),
  ],
});

/* LABEL
about: pharmacist | other | mid | q-word-side-cell
name: Anees Rahman P.V.
email: anees.pharma@outlook.com
phone: +971 526147093
place: Dubai
skills: Dispensing; Patient counselling; Insurance e-claims; PBM; Daman; Neuron; Cold chain; Stock and expiry control; POS; Marg; Unisolv; OTC upselling
also: PBM (Daman, Neuron); POS (Marg, Unisolv); Controlled drugs register
job: Pharmacist In-charge | Lifeline Plus Pharmacy LLC | Dubai | 2023-03 | now
job: Pharmacist | Med7 Day & Night Pharmacy | Ajman | 2020-11 | 2023-02
job: Trainee, then Duty Pharmacist | Neethi Medical Store | Tirur | 2018-09 | 2020-10
edu: Pharm.D. | | National College of Pharmacy, Manassery, Kozhikode | KUHS | 2018 |
edu: Plus Two | Science | GBHSS Tirur | | 2012 | 88 %
languages: Malayalam; English; Arabic; Hindi
cert: DHA Pharmacist Licence; MOH (MOHAP) Evaluation; Kerala State Pharmacy Council; Immunisation by Pharmacists
total: 7 0
notice: 30
born: 1994-05-09
marital: Married
othersphone: 42598813
*/
