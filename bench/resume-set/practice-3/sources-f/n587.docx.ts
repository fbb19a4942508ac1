import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 11,
  heading: { bold: true, italic: true, size: 13, color: '31849B' },
  body: [
    p('Indrani Ghoshal', { bold: true, size: 22, color: '31849B' }),
    p('indrani.ghoshal.law@gmail.com  |  (+91) 98300 71194  |  New Alipore, Kolkata'),
    h('Now'),
    p('Vice President & Head Legal, Bandhan Estates Ltd. (real estate, Rs 1,900 crore)'),
    p('April 2021 – today'),
    h('Before'),
    p('Associate Vice President – Legal, Srei Infra Finance Ltd. (NBFC)'),
    p('July 2014 – March 2021'),
    p('Retained for the resolution professional during insolvency, October 2020 – March 2021', { italic: true }),
    p('Senior Manager – Legal, South City Projects (real estate)', { before: 100 }),
    p('January 2010 – June 2014'),
    p('Associate, Fox & Mandal, Solicitors', { before: 100 }),
    p('August 2005 – December 2009'),
    list('Clients: a tea major, two banks, Kolkata Port', 'Practice group: conveyancing'),
    h('Degrees'),
    p('LL.M. (Corporate Law), West Bengal National University of Juridical Sciences, 2011 (weekend)'),
    p('B.A. LL.B. (Hons.), Hazra Law College, University of Calcutta, 2005, 59 %'),
    h('Enrolment'),
    p('Advocate, Bar Council of West Bengal, F/1174/2005'),
    p('Solicitor (Incorporated Law Society, Calcutta), 2008'),
    h('Practice areas'),
    list('RERA and title search', 'Joint development agreements', 'Arbitration', 'Stamp duty', 'IBC claims'),
    h('Terms'),
    p('Rs 40 lakh; 3 months; married; Bengali, English, Hindi'),
  ],
});
/* LABEL
about: real-estate-legal-head | other | veteran | n-word-now-before-title-employer-description-brackets
name: Indrani Ghoshal
email: indrani.ghoshal.law@gmail.com
phone: 9830071194
place: Kolkata
skills: RERA and title search; Joint development agreements; Arbitration; Stamp duty; IBC claims
job: Vice President & Head Legal | Bandhan Estates Ltd. | | 2021-04 | now
job: Associate Vice President – Legal | Srei Infra Finance Ltd. | | 2014-07 | 2021-03
job: Senior Manager – Legal | South City Projects | | 2010-01 | 2014-06
job: Associate | Fox & Mandal, Solicitors | | 2005-08 | 2009-12
edu: LL.M. | Corporate Law | West Bengal National University of Juridical Sciences | | 2011 |
edu: B.A. LL.B. (Hons.) | | Hazra Law College, University of Calcutta | | 2005 | 59 %
languages: Bengali; English; Hindi
cert: Advocate, Bar Council of West Bengal; Solicitor (Incorporated Law Society, Calcutta)
ctc: 4000000
notice: 90
marital: Married
*/
