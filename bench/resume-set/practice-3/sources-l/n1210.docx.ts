import { docx, h, list, p } from '../../outside/sources/word.ts';

const right = { tabs: [-9900], bold: true, before: 100 };

export default docx({
  font: 'Lato',
  size: 10,
  heading: { bold: true, size: 11, caps: true, line: true },
  body: [
    p('Karthik Subramaniam Iyer, FRM', { size: 18, align: 'center' }),
    p('Mumbai 400 071 | +91 9820 554 071 | karthik.iyer.risk@gmail.com', { align: 'center', size: 9 }),
    h('Summary'),
    p(
      'Risk analytics manager with 12 years in credit models: IFRS 9 / Ind AS 109 ECL, scorecards, stress testing. Managed a team of nine across Mumbai and Bengaluru.',
    ),
    h('Experience'),
    p('CRISIL Limited (an S&P Global company)\tMumbai', right),
    p('Associate Director, Model Development\tDec 2020 – Present', { tabs: [-9900], italic: true }),
    list('PD, LGD models for two UK banks; validation answers to PRA', 'Set up SAS to Python migration (2022 – 2024)'),
    p('Manager, Risk Analytics\tApr 2017 – Nov 2020', { tabs: [-9900], italic: true }),
    list('CCAR loss forecasting for a US regional bank'),
    p('HDFC Bank Ltd\tMumbai', right),
    p('Deputy Manager – Credit Risk\tMay 2014 – Mar 2017', { tabs: [-9900], italic: true }),
    list('Two-wheeler and personal loan scorecards; bureau policy'),
    p('Genpact India\tBengaluru', right),
    p('Process Associate → Management Trainee\tJun 2011 – Jul 2012', { tabs: [-9900], italic: true }),
    list('MIS for GE Money collections'),
    h('Education'),
    p('Indian Institute of Technology Kharagpur – M.Tech, Financial Engineering\t2014', { tabs: [-9900] }),
    p('St. Xavier’s College, Mumbai (University of Mumbai) – B.Sc. Statistics, 76 %\t2011', { tabs: [-9900] }),
    p('SIES Junior College – HSC, 84 %\t2008', { tabs: [-9900] }),
    h('Certifications'),
    p('Financial Risk Manager (FRM), GARP – certified 2016'),
    p('SAS Certified Base Programmer for SAS 9 – BP049813v9'),
    h('Technical'),
    p('SAS (Base, Macro, E-Miner); Python (pandas, statsmodels, scikit-learn); R; SQL; Moody’s RiskCalc; VBA'),
    h('Interests'),
    p('Mridangam (AIR B-grade artist, 2009), half marathons – 1:52 at TMM 2024'),
  ],
});
/* LABEL
about: credit-risk-manager | other | senior | n-word-right-tab-posts-under-employer
name: Karthik Subramaniam Iyer
email: karthik.iyer.risk@gmail.com
phone: 9820554071
place: Mumbai
skills: SAS; Base; Macro; E-Miner; Python; pandas; statsmodels; scikit-learn; R; SQL; Moody’s RiskCalc; VBA
also: IFRS 9; Ind AS 109; ECL; scorecards; stress testing; PD; LGD; CCAR; MIS; Risk analytics; credit models
job: Associate Director, Model Development | CRISIL Limited | Mumbai | 2020-12 | now
job: Manager, Risk Analytics | CRISIL Limited | Mumbai | 2017-04 | 2020-11
job: Deputy Manager – Credit Risk | HDFC Bank Ltd | Mumbai | 2014-05 | 2017-03
job: Process Associate → Management Trainee | Genpact India | Bengaluru | 2011-06 | 2012-07
edu: M.Tech | Financial Engineering | Indian Institute of Technology Kharagpur | | 2014 |
edu: B.Sc. | Statistics | St. Xavier’s College, Mumbai | University of Mumbai | 2011 | 76 %
edu: HSC | | SIES Junior College | | 2008 | 84 %
cert: Financial Risk Manager (FRM); SAS Certified Base Programmer for SAS 9
total: 12 0
*/
