import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 11,
  body: [
    p('Tenzin Lhamo Bhutia', { bold: true, size: 18 }),
    p('Gangtok, Sikkim\n81 4538 2067\ntenzin.lhamo.qa@gmail.com', { after: 120 }),
    p('I TEST SOFTWARE.', { bold: true }),
    p('Since Feb 2023\tSoftware Tester\tKeyideas Infotech, Siliguri', { tabs: [2600, 5600] }),
    p('\tWeb shop of an American jeweller; Cypress and JMeter', { tabs: [2600], italic: true }),
    p('Aug 2021 – Jan 2023\tQA Trainee\tKeyideas Infotech, Siliguri', { tabs: [2600, 5600] }),
    p('May 2021\tIntern\tSikkim NIC Centre, Gangtok', { tabs: [2600, 5600], after: 120 }),
    p('I STUDIED.', { bold: true }),
    p('2018 – 2021\tBCA\tSikkim Manipal University, Majitar\t7.6', { tabs: [2600, 4000, 8600] }),
    p('2016 – 2018\tXII\tTashi Namgyal Academy (CBSE)\t78 %', { tabs: [2600, 4000, 8600] }),
    p('2016\tX\tTashi Namgyal Academy (CBSE)\t8.8', { tabs: [2600, 4000, 8600], after: 120 }),
    p('I KNOW.', { bold: true }),
    p('Cypress\tJMeter\tSQL\tTestRail', { tabs: [2600, 5200, 7800] }),
    p('Postman\tJavaScript\tAgile\tBrowserStack', { tabs: [2600, 5200, 7800], after: 120 }),
    p('I PROVED.', { bold: true }),
    p('ISTQB CTFL\t2022\tindian testing board', { tabs: [2600, 4000], after: 120 }),
    p('I SPEAK.', { bold: true }),
    p('Sikkimese\tNepali\tEnglish\tHindi', { tabs: [2600, 5200, 7800], after: 120 }),
    p('I EARN.', { bold: true }),
    p('5.1 LPA\thope 7 LPA\t30 days', { tabs: [2600, 5200] }),
  ],
});
/* LABEL
about: software-tester | it | junior | n-word-sentence-heads-tab-columns-since-first
name: Tenzin Lhamo Bhutia
email: tenzin.lhamo.qa@gmail.com
phone: 8145382067
place: Gangtok
skills: Cypress; JMeter; SQL; TestRail; Postman; JavaScript; Agile; BrowserStack
job: Software Tester | Keyideas Infotech | Siliguri | 2023-02 | now
job: QA Trainee | Keyideas Infotech | Siliguri | 2021-08 | 2023-01
job: Intern | Sikkim NIC Centre | Gangtok | 2021-05 | 2021-05
edu: BCA | | Sikkim Manipal University, Majitar | | 2021 | 7.6
edu: XII | | Tashi Namgyal Academy | CBSE | 2018 | 78 %
edu: X | | Tashi Namgyal Academy | CBSE | 2016 | 8.8
cert: ISTQB CTFL
languages: Sikkimese; Nepali; English; Hindi
ctc: 510000
expected: 700000
notice: 30
*/
