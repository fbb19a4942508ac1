import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { bold: true, size: 12, color: 'C55A11' },
  body: [
    p('Ms. Haritha Krishnan P.', { bold: true, size: 16, color: 'C55A11' }),
    p('Fresher – Food Technologist'),
    p('Perinthalmanna, Kerala; 75940 11863; haritha.foodtech@gmail.com', { after: 80 }),
    h('Aim'),
    p('To begin as Production / QA Trainee in dairy, bakery or spices. Not willing to leave South India.'),
    h('Qualification'),
    list(
      'B.Tech Food Technology – 2022 to 2026 – College of Dairy Science & Technology, Mannuthy – Kerala Veterinary & Animal Sciences University – OGPA 7.92/10',
      'Plus Two Biology – 2022 – Presentation H.S.S. – Directorate of Higher Secondary Education, Kerala – 97.5 %',
      'SSLC – 2020 – Presentation H.S.S. – Kerala Pareeksha Bhavan – Full A+',
    ),
    h('In-plant and paid work'),
    p('Milma Dairy, Malappuram unit (MRCMPU): In-plant Trainee, January to April 2026'),
    p('Elite Foods, Kuttanellur: Weekend Product Tester (paid by the hour, Rs. 120), June 2025 to December 2025'),
    h('Project'),
    p('Jackfruit seed flour pasta, guided by Dr. Rajeesh, 2026; won KSCSTE student grant of Rs. 10,000 in 2025'),
    h('Certificates'),
    p('HACCP Level 2, Highfield (India), February 2026\nFoSTaC Basic Manufacturing, FSSAI, 2025'),
    h('Seminars and camps'),
    p('ICFoST Hyderabad 2024 (poster); NSS camp, Attappadi 2023; soft skill training, ASAP, 2024'),
    h('Lab and software'),
    p('Kjeldahl, Soxhlet, texture analyser, lactometer, MS Excel, Minitab, sensory evaluation'),
    h('Data'),
    p(
      'Born 30 May 2004. Malayalam, English, Hindi, Tamil (understand). Expects twenty thousand rupees per month to begin with. Can join from Monday.',
    ),
  ],
});
/* LABEL
about: food-technologist-fresher | other | fresher | n4-word-fresher-colon-employer-title-unit
name: Haritha Krishnan P.
email: haritha.foodtech@gmail.com
phone: 7594011863
place: Perinthalmanna
skills: Kjeldahl; Soxhlet; texture analyser; lactometer; MS Excel; Minitab; sensory evaluation
job: In-plant Trainee | Milma Dairy | Malappuram unit | 2026-01 | 2026-04
job: Weekend Product Tester | Elite Foods | Kuttanellur | 2025-06 | 2025-12
edu: B.Tech | Food Technology | College of Dairy Science & Technology, Mannuthy | Kerala Veterinary & Animal Sciences University | 2026 | OGPA 7.92/10
edu: Plus Two | Biology | Presentation H.S.S. | Directorate of Higher Secondary Education, Kerala | 2022 | 97.5 %
edu: SSLC | | Presentation H.S.S. | Kerala Pareeksha Bhavan | 2020 | Full A+
languages: Malayalam; English; Hindi; Tamil
cert: HACCP Level 2; FoSTaC Basic Manufacturing
expected: 240000
born: 2004-05-30
preferred: South India
*/
