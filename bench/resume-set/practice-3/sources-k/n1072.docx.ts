import { docx, h, p } from '../../outside/sources/word.ts';

const t = { tabs: [300, 2900, 3100] };
export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, shade: 'FFF2CC' },
  body: [
    p('SREEJITH K. V.', { bold: true, size: 15 }),
    p('Kalamassery, Kochi; Ph 9656 118 023; sreejithkv.cook@gmail.com'),
    h('POSITION HELD'),
    p('\tName of hotel\t:\tGrand Hyatt Kochi Bolgatty', t),
    p('\tPosition\t:\tSous Chef (Kerala kitchen), Level 7', t),
    p('\tPeriod\t:\tNovember 2021 to till date', t),
    p('\tName of hotel\t:\tGrand Hyatt Kochi Bolgatty', { ...t, before: 80 }),
    p('\tPosition\t:\tChef de Partie', t),
    p('\tPeriod\t:\tMay 2018 to October 2021', t),
    p('\tName of company\t:\tCosta Crociere (through International Maritime Academy, Mumbai)', { ...t, before: 80 }),
    p('\tPosition\t:\tDemi Chef de Partie', t),
    p('\tPeriod\t:\tFebruary 2015 to January 2018 (4 contracts)', t),
    p('\tName of hotel\t:\tCasino Hotel, Willingdon Island (CGH Earth)', { ...t, before: 80 }),
    p('\tPosition\t:\tCommis II, Commis I', t),
    p('\tPeriod\t:\tJune 2012 to December 2014', t),
    h('QUALIFICATION'),
    p('\tCourse\t:\tDiploma in Food Production', t),
    p('\tInstitute\t:\tFood Craft Institute, Kalamassery (Govt. of Kerala)', t),
    p('\tYear\t:\t2012, First Class', t),
    p('\tCourse\t:\tPlus Two (Commerce)', { ...t, before: 80 }),
    p('\tInstitute\t:\tGovt. HSS, North Paravur', t),
    p('\tYear\t:\t2010, 59%', t),
    p('\tCourse\t:\tSSLC', { ...t, before: 80 }),
    p('\tInstitute\t:\tGovt. HSS, North Paravur', t),
    p('\tYear\t:\t2008, 64%', t),
    p('\tCourse\t:\tBachelor of Tourism Studies (BTS)', { ...t, before: 80 }),
    p('\tInstitute\t:\tIGNOU (distance)', t),
    p('\tYear\t:\t2019', t),
    h('SPECIAL SKILLS'),
    p('Seafood grills, Banquet bulk cooking, HACCP records, Menu costing, Sadya for 500'),
    h('CERTIFICATES'),
    p('ServSafe Manager 2016; STCW Basic Safety 2014'),
    h('PERSONAL'),
    p('Date of birth 20-04-1992, Married, Malayalam, English, Hindi, Italian (kitchen)'),
  ],
});
/* LABEL
about: sous-chef | other | senior | n-k-colon-blocks-for-jobs-and-courses
name: Sreejith K. V.
email: sreejithkv.cook@gmail.com
phone: 9656118023
place: Kochi
skills: Seafood grills; Banquet bulk cooking; HACCP records; Menu costing; Sadya for 500
job: Sous Chef (Kerala kitchen), Level 7 | Grand Hyatt Kochi Bolgatty | | 2021-11 | now
job: Chef de Partie | Grand Hyatt Kochi Bolgatty | | 2018-05 | 2021-10
job: Demi Chef de Partie | Costa Crociere | | 2015-02 | 2018-01
job: Commis II, Commis I | Casino Hotel | Willingdon Island | 2012-06 | 2014-12
edu: Diploma | Food Production | Food Craft Institute, Kalamassery | | 2012 | First Class
edu: Plus Two | Commerce | Govt. HSS, North Paravur | | 2010 | 59%
edu: SSLC | | Govt. HSS, North Paravur | | 2008 | 64%
edu: Bachelor of Tourism Studies (BTS) | | | IGNOU | 2019 |
cert: ServSafe Manager; STCW Basic Safety
languages: Malayalam; English; Hindi; Italian
born: 1992-04-20
marital: Married
*/
