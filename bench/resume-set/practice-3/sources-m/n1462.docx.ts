import { docx, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  body: [
    p('DR. ABHIJIT KUNDU', { size: 20, bold: true, align: 'center', color: '006064' }),
    p('MBBS (Cal), DNB (Anaesthesia) · WBMC Reg. 62288 of 2007 · Durgapur 713216', { align: 'center' }),
    p('94341 27705 · abhijitkundu.anaes@gmail.com', { align: 'center', after: 120 }),
    p('POSTS HELD (in order of time)', { bold: true, color: '006064' }),
    p('House Staff\t–\tR.G. Kar Medical College Hospital, Kolkata\t–\t1 Oct 2007 to 31 Mar 2008'),
    p('Medical Officer (General Duty)\t–\tWest Bengal Health Service, Raina BPHC\t–\t10 May 2008 to 30 Jun 2011'),
    p('DNB Trainee\t–\tMission Hospital, Durgapur\t–\t16 Aug 2011 to 15 Aug 2014'),
    p('Junior Consultant\t–\tMission Hospital, Durgapur\t–\t1 Sep 2014 to 31 Mar 2018'),
    p('Consultant Anaesthetist\t–\tHealthworld Hospitals, Durgapur\t–\t1 Apr 2018 to date'),
    p('EXAMINATIONS', { bold: true, color: '006064', before: 100 }),
    table(
      [2600, 1200, 3600, 2600],
      [
        ['Examination', 'Year', 'Institute', 'Body'],
        ['MBBS', '2007', 'R.G. Kar Medical College', 'WBUHS'],
        ['DNB (Anaesthesiology)', '2015', 'Mission Hospital, Durgapur', 'NBE'],
        ['H.S.', '2001', 'Bidhan School, Durgapur', 'WBCHSE'],
      ],
      { head: 'D0EEF0' },
    ),
    p('COURSES AND MEMBERSHIPS', { bold: true, color: '006064', before: 100 }),
    p(
      'ACLS (AHA) valid to 03/2027; PALS valid to 03/2027; ISA member S-3091 since 2012; USG guided blocks, Coimbatore, 2017',
    ),
    p('PROCEDURES', { bold: true, color: '006064', before: 100 }),
    p('Thoracic epidural, fibreoptic intubation, USG blocks, TEE basic, labour analgesia'),
    p('ETC.', { bold: true, color: '006064', before: 100 }),
    p('Bengali, Hindi, English. Present package 42 lakhs per annum, expected 50 lakhs, notice 3 months.'),
  ],
});
/* LABEL
about: anaesthetist | other | veteran | m-word-posts-title-tab-dash-employer-dates
name: Abhijit Kundu
email: abhijitkundu.anaes@gmail.com
phone: 9434127705
place: Durgapur
skills: Thoracic epidural; fibreoptic intubation; USG blocks; TEE basic; labour analgesia
job: Consultant Anaesthetist | Healthworld Hospitals | Durgapur | 2018-04 | now
job: Junior Consultant | Mission Hospital | Durgapur | 2014-09 | 2018-03
job: DNB Trainee | Mission Hospital | Durgapur | 2011-08 | 2014-08
job: Medical Officer (General Duty) | West Bengal Health Service | | 2008-05 | 2011-06
job: House Staff | R.G. Kar Medical College Hospital | Kolkata | 2007-10 | 2008-03
edu: MBBS | | R.G. Kar Medical College | WBUHS | 2007 |
edu: DNB | Anaesthesiology | Mission Hospital, Durgapur | NBE | 2015 |
edu: H.S. | | Bidhan School, Durgapur | WBCHSE | 2001 |
languages: Bengali; Hindi; English
cert: ACLS (AHA); PALS
ctc: 4200000
expected: 5000000
notice: 90
*/
