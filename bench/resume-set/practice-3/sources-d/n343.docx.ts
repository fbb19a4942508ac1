import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { size: 14, color: '1B7A43' },
  body: [
    p('Prabhjot Singh Walia', { size: 24, color: '1B7A43' }),
    p('Procurement & Contracts | Zirakpur | +91 9815 664 203 | prabhjot.walia@gmail.com | www.linkedin.com/in/pswalia'),
    h('Intro'),
    p('I buy for plants: 15 years of it, packaging and solvents first, capital goods later.'),
    h('Jobs'),
    p('DGM Procurement | Nectar Lifescience Works | Derabassi | 04.2022–present', { bold: true }),
    list('Spend 620 crore; savings of 4.3 % in 2024', 'China-plus-one for 18 key starting materials'),
    p('Senior Manager Procurement | Nectar Lifescience Works | Derabassi | 07.2019–03.2022', { bold: true }),
    p('Manager Purchase | Winsome Yarns | Kurawala | 02.2016–06.2019', { bold: true }),
    list('Cotton and boiler fuel; SAP Ariba pilot 2018'),
    p('Purchase Officer | ind-swift labs | Samba (J&K) | 10.2013–01.2016', { bold: true }),
    p('Trainee, then Purchase Executive | ind-swift labs | Derabassi | 08.2011–09.2013', { bold: true }),
    h('School and college'),
    p('MBA (Supply Chain), Chandigarh University, online, pursuing (2025-27)'),
    p('B.Pharmacy, Chitkara College of Pharmacy (Punjab Technical University), 2007-11, 72.8%'),
    p('10+2: PSEB, Govt. Model School Sector 35, 2007, 68%'),
    p('10th: CBSE, Guru Nanak Public School, 2005, 77%'),
    h('Skills'),
    p(
      'I negotiate, run e-auctions, draft contracts and read balance sheets of vendors. Tools: SAP Ariba, SAP MM, Coupa, Excel.',
    ),
    h('Proof'),
    p('CIPS Level 4 Diploma – CIPS UK – 2020'),
    p('CPSM – ISM – 2023 – valid four years'),
    h('Life'),
    p(
      'Born in Patiala on 7 Sept 1989, married, Punjabi/Hindi/English. CTC 22.5 lakh, expectation negotiable, notice 60 days.',
    ),
  ],
});
/* LABEL
about: procurement-dgm | other | senior | n-word-pipes-title-employer-place-dotted-months
name: Prabhjot Singh Walia
email: prabhjot.walia@gmail.com
phone: 9815664203
place: Zirakpur
linkedin: www.linkedin.com/in/pswalia
skills: SAP Ariba; SAP MM; Coupa; Excel
also: e-auctions; contracts; Procurement & Contracts; Tools
job: DGM Procurement | Nectar Lifescience Works | Derabassi | 2022-04 | now
job: Senior Manager Procurement | Nectar Lifescience Works | Derabassi | 2019-07 | 2022-03
job: Manager Purchase | Winsome Yarns | Kurawala | 2016-02 | 2019-06
job: Purchase Officer | ind-swift labs | Samba (J&K) | 2013-10 | 2016-01
job: Trainee, then Purchase Executive | ind-swift labs | Derabassi | 2011-08 | 2013-09
edu: MBA | Supply Chain | Chandigarh University | | 2027 |
edu: B.Pharmacy | | Chitkara College of Pharmacy | Punjab Technical University | 2011 | 72.8%
edu: 10+2 | | Govt. Model School Sector 35 | PSEB | 2007 | 68%
edu: 10th | | Guru Nanak Public School | CBSE | 2005 | 77%
languages: Punjabi; Hindi; English
cert: CIPS Level 4 Diploma; CPSM
total: 15 0
ctc: 2250000
notice: 60
born: 1989-09-07
marital: Married
*/
