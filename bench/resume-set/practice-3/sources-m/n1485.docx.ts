import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 10.5,
  body: [
    p('Kalyani Nambiar', { bold: true, size: 17 }),
    p('Event and banquet manager ~ Kochi 682020 ~ 99470 16632 ~ kalyani.events@gmail.com', { after: 140 }),
    p('Now', { bold: true }),
    p(
      'Banquet Sales Manager at Grand Hyatt Bolgatty, since 4/2022. Weddings up to 1,200 covers; target 9 crore in 2025-26.',
    ),
    p('Before now', { bold: true, before: 100 }),
    p('Assistant Manager Events at Le Méridien Kochi, 6/2018 to 3/2022. Moved the 2019 GST conclave in nine days.'),
    p('Long before', { bold: true, before: 100 }),
    p('Event Executive at Impresario Event Management, Kaloor, 7/2014 to 5/2018. Flower shows 2015, 2016, 2017.'),
    p('At first', { bold: true, before: 100 }),
    p('Management Trainee at Casino Hotel (CGH Earth), Willingdon Island, 6/2013 to 6/2014.'),
    p('Degrees', { bold: true, before: 100 }),
    p(
      "MBA (Tourism), KITTS, Thiruvananthapuram, University of Kerala, 2013, 68 %; B.A. English, St. Teresa's College, M.G. University, 2011, 73 %; Plus Two, Choice School, CBSE, 2008, 82 %",
    ),
    p('Certificates', { bold: true, before: 100 }),
    p('CMP (Certified Meeting Professional), Events Industry Council, 2023, valid until 2028; WSET Level 1, 2019'),
    p('Tools', { bold: true, before: 100 }),
    p('Delphi.fdc, Opera S&C, BEO writing, floor plans in Social Tables'),
    p('Pay', { bold: true, before: 100 }),
    p("Cost to company ₹12.6 lakh; hope ₹15 lakh; three months' notice, buy-out possible"),
    p('Malayalam, English, Hindi, Tamil.'),
  ],
});
/* LABEL
about: banquet-sales-manager | other | senior | m-word-now-before-headings-title-at-employer
name: Kalyani Nambiar
email: kalyani.events@gmail.com
phone: 9947016632
place: Kochi
skills: Delphi.fdc; Opera S&C; BEO writing; floor plans in Social Tables
job: Banquet Sales Manager | Grand Hyatt Bolgatty | | 2022-04 | now
job: Assistant Manager Events | Le Méridien Kochi | | 2018-06 | 2022-03
job: Event Executive | Impresario Event Management | Kaloor | 2014-07 | 2018-05
job: Management Trainee | Casino Hotel (CGH Earth) | Willingdon Island | 2013-06 | 2014-06
edu: MBA | Tourism | KITTS, Thiruvananthapuram | University of Kerala | 2013 | 68 %
edu: B.A. | English | St. Teresa's College | M.G. University | 2011 | 73 %
edu: Plus Two | | Choice School | CBSE | 2008 | 82 %
languages: Malayalam; English; Hindi; Tamil
cert: CMP (Certified Meeting Professional); WSET Level 1
ctc: 1260000
expected: 1500000
notice: 90
*/
