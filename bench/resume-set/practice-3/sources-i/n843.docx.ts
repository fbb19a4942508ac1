import { docx, h, list, p } from '../../outside/sources/word.ts';

const line = (text: string) => p(text, { tabs: [-9900], after: 0 });

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { bold: true, size: 12, line: true },
  body: [
    p('Mridula Raghunathan', { bold: true, size: 20, align: 'center', after: 0 }),
    p('+91 94444 20916 | mridula.raghu@gmail.com | Chennai', { align: 'center' }),
    h('PROFESSIONAL EXPERIENCE'),
    line('**Ramco Cements Limited (Ramco Group), Corporate Office**\t**Chennai**'),
    line('Senior General Manager – Legal & IPR\tApril 2018 – Present'),
    list('Arbitrations of ₹ 340 Cr', 'CCI appeal; mining lease renewals in 4 states'),
    line('**TVS Motor Company**\t**Hosur / Chennai**'),
    line('DGM (Legal) / Head – Contracts\tMay 2011 – March 2018'),
    list('US and Indonesia distribution agreements'),
    line('**Legal**\t**Chennai**'),
    line('Advocate (own chamber)\tJanuary 2006 – April 2011'),
    line('**M/s. King & Partridge, Advocates & Solicitors**\t**Chennai**'),
    line('Associate – Litigation\t2002 – 2005'),
    h('EDUCATION'),
    line('B.A., B.L. (Hons.), School of Excellence in Law, TN Dr. Ambedkar Law University\t2002'),
    line('LL.M. (Intellectual Property), University of Madras (Institute of Distance Education)\t2009'),
    line('PG Diploma in Patents Law, NALSAR Proximate Education, First class\t2010'),
    h('ENROLMENT & CERTIFICATION'),
    line('Enrolled with Bar Council of Tamil Nadu & Puducherry, MS 1844/2002\t2002'),
    line('Registered Patent Agent, IN/PA 2207\t2011'),
    line('Accredited Mediator (SIMI Level 1), Singapore\t2021'),
    h('SKILLS'),
    p(
      'Contract drafting and negotiation; Arbitration (domestic & SIAC); FEMA/Competition law; Legal-tech: Provakil, SpotDraft (2 yrs)',
    ),
  ],
});
/* LABEL
about: legal-head | other | veteran | n-word-right-tab-employer-place-title-period
name: Mridula Raghunathan
email: mridula.raghu@gmail.com
phone: 9444420916
place: Chennai
skills: Contract drafting and negotiation; Arbitration (domestic & SIAC); FEMA/Competition law; Provakil; SpotDraft
also: Legal-tech
job: Senior General Manager – Legal & IPR | Ramco Cements Limited | Chennai | 2018-04 | now
job: DGM (Legal) / Head – Contracts | TVS Motor Company | Hosur / Chennai | 2011-05 | 2018-03
job: Advocate (own chamber) | Legal | Chennai | 2006-01 | 2011-04
job: Associate – Litigation | M/s. King & Partridge, Advocates & Solicitors | Chennai | 2002 | 2005
edu: B.A., B.L. (Hons.) | | School of Excellence in Law | TN Dr. Ambedkar Law University | 2002 |
edu: LL.M. | Intellectual Property | University of Madras (Institute of Distance Education) | | 2009 |
edu: PG Diploma in Patents Law | | NALSAR Proximate Education | | 2010 | First class
cert: Bar Council of Tamil Nadu & Puducherry; Registered Patent Agent; Accredited Mediator (SIMI Level 1)
*/
