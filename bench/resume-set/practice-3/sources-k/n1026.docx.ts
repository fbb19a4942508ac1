import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 12, color: '385623', line: true },
  body: [
    p('Lakshmi Priya Nambiar', { bold: true, size: 20, align: 'center', color: '385623' }),
    p('Thrippunithura, Kochi | 9895 330 472 | lakshmipriya.nambiar@gmail.com | www.linkedin.com/in/lpnambiar', {
      align: 'center',
    }),
    h('Career'),
    p('**Federal Bank Ltd.** (Head Office, Aluva)\tOctober 2013 – present: 13 years', { tabs: [-9900] }),
    p('Assistant Vice President – I, Digital Lending\n\tsince April 2024', { tabs: [400], indent: 200 }),
    p('Senior Manager, Retail Assets Department\n\tApril 2020 – March 2024', { tabs: [400], indent: 200 }),
    p('Manager, Fort Kochi Branch\n\tJuly 2017 – March 2020', { tabs: [400], indent: 200 }),
    p('Officer (Scale I), Kottayam Branch\n\tOctober 2013 – June 2017', { tabs: [400], indent: 200 }),
    p('**Muthoot Finance Ltd.**, Kaloor\tMay 2012 – September 2013', { tabs: [-9900], before: 80 }),
    p('Relationship Executive', { indent: 200 }),
    h('Studies'),
    list(
      'MBA, Finance & Marketing; Cochin University of Science and Technology (School of Management Studies); 2012; 7.9 CGPA',
      'B.Sc., Mathematics; Maharaja’s College, Ernakulam; Mahatma Gandhi University; 2010; 88 %',
      'Plus Two, Science; Chinmaya Vidyalaya, Tripunithura; CBSE; 2007; 90 %',
      'JAIIB and CAIIB; IIBF; 2016',
    ),
    h('Strong in'),
    p('Loan origination systems, product notes, RBI digital lending guidelines, partner onboarding, SQL basics'),
    h('Tongues'),
    p('Malayalam – mother tongue; English – fluent; Hindi – fair; Tamil – spoken'),
  ],
});
/* LABEL
about: digital-lending-head | other | senior | n-k-posts-indented-period-on-next-line
name: Lakshmi Priya Nambiar
email: lakshmipriya.nambiar@gmail.com
phone: 9895330472
place: Kochi
linkedin: www.linkedin.com/in/lpnambiar
skills: Loan origination systems; product notes; RBI digital lending guidelines; partner onboarding; SQL basics
job: Assistant Vice President – I, Digital Lending | Federal Bank Ltd. | Aluva | 2024-04 | now
job: Senior Manager, Retail Assets Department | Federal Bank Ltd. | Aluva | 2020-04 | 2024-03
job: Manager | Federal Bank Ltd. | Fort Kochi | 2017-07 | 2020-03
job: Officer (Scale I) | Federal Bank Ltd. | Kottayam | 2013-10 | 2017-06
job: Relationship Executive | Muthoot Finance Ltd. | Kaloor | 2012-05 | 2013-09
edu: MBA | Finance & Marketing | School of Management Studies | Cochin University of Science and Technology | 2012 | 7.9
edu: B.Sc. | Mathematics | Maharaja’s College, Ernakulam | Mahatma Gandhi University | 2010 | 88 %
edu: Plus Two | Science | Chinmaya Vidyalaya, Tripunithura | CBSE | 2007 | 90 %
cert: JAIIB and CAIIB
languages: Malayalam; English; Hindi; Tamil
*/
