import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  heading: { bold: true, size: 12, shade: 'EDEDED' },
  body: [
    p('Nagaraju Bollepalli', { bold: true, size: 15 }),
    p('LB Nagar, Hyderabad; 9949 330 715; nagaraju.bollepalli@gmail.com'),
    h('Education'),
    p('MBA from Sri Venkateswara University (SVUCDE) – 2014 – Distance – HR'),
    p('B.Sc Computers from Nagarjuna Degree College, Nalgonda (O.U) – 2010 – 63%'),
    p('Inter CEC from Pragathi Jr College – 2007 – 58%'),
    h('Experience'),
    p('Team Manager, Grade B2 in Teleperformance (formerly Intelenet), Hyderabad from 2019 Feb to till now'),
    p('Asst. Manager – Operations in HGS, Begumpet from 2015 June to 2019 Jan'),
    p('Team Leader in HGS, Begumpet from 2012 May to 2015 May'),
    p('CSE in Aegis BPO, Uppal from 2010 Aug to 2012 April'),
    h('Skills'),
    p('Shrinkage control, Avaya CMS, Six Sigma YB, Client calls, Roster'),
    p('Telugu, Hindi, English. Married. 6.8 LPA. One month notice.'),
  ],
});
/* LABEL
about: call-centre-manager | other | senior | n-k-title-in-employer-from-year-month
name: Nagaraju Bollepalli
email: nagaraju.bollepalli@gmail.com
phone: 9949330715
place: Hyderabad
skills: Shrinkage control; Avaya CMS; Six Sigma YB; Client calls; Roster
job: Team Manager, Grade B2 | Teleperformance | Hyderabad | 2019-02 | now
job: Asst. Manager – Operations | HGS | Begumpet | 2015-06 | 2019-01
job: Team Leader | HGS | Begumpet | 2012-05 | 2015-05
job: CSE | Aegis BPO | Uppal | 2010-08 | 2012-04
edu: MBA | HR | | Sri Venkateswara University (SVUCDE) | 2014 |
edu: B.Sc | Computers | Nagarjuna Degree College, Nalgonda | O.U | 2010 | 63%
edu: Inter | CEC | Pragathi Jr College | | 2007 | 58%
languages: Telugu; Hindi; English
ctc: 680000
notice: 30
marital: Married
*/
