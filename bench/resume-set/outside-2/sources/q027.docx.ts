import { docx, p } from '../../outside/sources/word.ts';

const head = (text: string) => p(text, { bold: true, caps: true, align: 'center', before: 200, after: 60 });

export default docx({
  font: 'Liberation Serif',
  size: 12,
  margin: 1400,
  body: [
    p('Advocate Prateek Narain Dubey', { bold: true, size: 16, align: 'center', after: 0 }),
    p('High Court of Judicature at Allahabad', { italic: true, align: 'center' }),
    p(
      'Chamber No. 92, High Court; Residence 24-B, Tagore Town, Prayagraj 211002\nMobile 94150 36682, prateekdubey.adv@gmail.com\nEnrolment No. UP 04418/2016',
      {
        align: 'center',
        size: 11,
      },
    ),
    head('Post sought'),
    p('Legal Manager (Litigation) in a bank, insurance company or public undertaking.'),
    head('Practice and service'),
    p(
      'Since January 2022: **Panel Counsel**, Punjab National Bank, Zonal Office, Prayagraj. DRT and SARFAESI matters, 310 recovery suits, title search reports, one time settlement drafts.',
      {
        align: 'both',
      },
    ),
    p(
      'July 2018 to December 2021: **Associate**, Chambers of Shri U. K. Mishra, Senior Advocate, Allahabad. Writs, service matters, second appeals; appeared independently before the Division Bench in 90 matters.',
      {
        align: 'both',
      },
    ),
    p(
      'September 2016 to June 2018: **Junior Advocate**, office of Shri Ramesh Pandey, District Court, Pratapgarh. Civil suits, bail, revenue cases.',
      {
        align: 'both',
      },
    ),
    head('Education'),
    p('LL.M. (Business Law), Dr. Ram Manohar Lohiya National Law University, Lucknow, 2018 (6.4 out of 10)'),
    p('B.A. LL.B. (Hons.), University of Allahabad, 2016 (First Division)'),
    p('Intermediate, Government Inter College, Pratapgarh, U.P. Board, 2011 (Second Division)'),
    p('High School, Government Inter College, Pratapgarh, U.P. Board, 2009 (First Division)'),
    head('Proficiency'),
    p(
      'SARFAESI, DRT pleadings, Writ drafting, Arbitration, NI Act 138, Consumer cases, Title verification, SCC Online, Manupatra',
    ),
    head('Examinations'),
    p('All India Bar Examination, 2017. UGC NET (Law), 2019.'),
    head('Particulars'),
    p(
      'Born on 2nd October, 1993 at Pratapgarh. Married. Reads and writes Hindi, Sanskrit and English. Not a member of any political party. Would be available on a month’s notice. Fees and retainership at present average Rs. 70,000 a month.',
    ),
    p('Prayagraj\n5 November 2026\t(Prateek Narain Dubey)', { tabs: [-9000], before: 300 }),
  ],
});

/* LABEL
about: advocate | other | mid | q-word-centred-serif
name: Prateek Narain Dubey
email: prateekdubey.adv@gmail.com
phone: 9415036682
place: Prayagraj
skills: SARFAESI; DRT pleadings; Writ drafting; Arbitration; NI Act 138; Consumer cases; Title verification; SCC Online; Manupatra
also: Writs; service matters; second appeals; title search reports; Civil suits; bail; revenue cases; Litigation; one time settlement drafts
job: Panel Counsel | Punjab National Bank | Prayagraj | 2022-01 | now
job: Associate | Chambers of Shri U. K. Mishra, Senior Advocate | Allahabad | 2018-07 | 2021-12
job: Junior Advocate | office of Shri Ramesh Pandey | Pratapgarh | 2016-09 | 2018-06
edu: LL.M. | Business Law | Dr. Ram Manohar Lohiya National Law University, Lucknow | | 2018 | 6.4 out of 10
edu: B.A. LL.B. (Hons.) | | University of Allahabad | | 2016 | First Division
edu: Intermediate | | Government Inter College, Pratapgarh | U.P. Board | 2011 | Second Division
edu: High School | | Government Inter College, Pratapgarh | U.P. Board | 2009 | First Division
languages: Hindi; Sanskrit; English
cert: All India Bar Examination; UGC NET (Law)
notice: 30
born: 1993-10-02
marital: Married
dated: 2026-11-05
*/
