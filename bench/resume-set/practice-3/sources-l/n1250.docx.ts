import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { bold: true, size: 11, caps: true, color: '444444' },
  body: [
    p('Iqbal Singh Sodhi', { bold: true, size: 18 }),
    p(
      'Pre-sales & Solutions Consultant, Cloud Telephony\n+91 98159 77420, iqbal.sodhi@live.in\n#112, Sector 71, Mohali',
    ),
    h('Statement'),
    p(
      'I have been in IT since 2011, which makes about 14 years: four in support, three in project delivery and the last seven in pre-sales. I write proposals, run demos and defend the price.',
    ),
    h('Employment'),
    p(
      'I am with Knowlarity Communications, Gurugram (work from Mohali) as Senior Manager – Pre-sales since June 2021.',
    ),
    list('RFPs of 12 state helplines (112, 1930)', 'Win rate 38 % in FY24'),
    p('From March 2018 to May 2021 I was Solution Consultant with Ozonetel Communications, Hyderabad.', { before: 60 }),
    list('Demo library, ROI sheets'),
    p('Before that I worked as Project Coordinator in Net Solutions, Chandigarh, from January 2015 to February 2018.', {
      before: 60,
    }),
    p(
      'I began as Technical Support Associate at IDS Infotech Ltd, Mohali (client: Vonage), August 2011 – December 2014.',
      { before: 60 },
    ),
    h('Know-how'),
    p('SIP, WebRTC, Genesys Cloud, Twilio, Salesforce CTI, AWS Connect, Visio, bid management, costing'),
    h('Education'),
    p('B.Tech. (ECE) from Chandigarh Engineering College, Landran in 2011; university: PTU; 66 %.'),
    p('Senior secondary from Shivalik Public School, Mohali (CBSE) in 2007; 71 %.'),
    h('Certificates'),
    p('Genesys Cloud CX: Certified Professional (GCP-GCX), 2022, licence 66102'),
    p('APMP Foundation, exam code F-11844, passed 9 Sept 2020'),
    h('Terms'),
    p('I draw 19 lakh a year and hope for 24. I need one month to be relieved. Punjabi, Hindi and English.'),
  ],
});
/* LABEL
about: presales-consultant | it | senior | n-word-sentences-varied-order
name: Iqbal Singh Sodhi
email: iqbal.sodhi@live.in
phone: 9815977420
place: Mohali
skills: SIP; WebRTC; Genesys Cloud; Twilio; Salesforce CTI; AWS Connect; Visio; bid management; costing
also: Pre-sales; Cloud Telephony; RFPs; proposals; demos
job: Senior Manager – Pre-sales | Knowlarity Communications | Gurugram | 2021-06 | now
job: Solution Consultant | Ozonetel Communications | Hyderabad | 2018-03 | 2021-05
job: Project Coordinator | Net Solutions | Chandigarh | 2015-01 | 2018-02
job: Technical Support Associate | IDS Infotech Ltd | Mohali | 2011-08 | 2014-12
edu: B.Tech. | ECE | Chandigarh Engineering College, Landran | PTU | 2011 | 66 %
edu: Senior secondary | | Shivalik Public School, Mohali | CBSE | 2007 | 71 %
languages: Punjabi; Hindi; English
cert: Genesys Cloud CX: Certified Professional (GCP-GCX); APMP Foundation
total: 14 0
ctc: 1900000
expected: 2400000
notice: 30
*/
