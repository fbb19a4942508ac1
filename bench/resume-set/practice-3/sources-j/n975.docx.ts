import { docx, p, textBox } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 10,
  heading: { bold: true, size: 11, color: '880E4F' },
  body: [
    textBox(
      { x: 40, y: 40, width: 160, height: 700, fill: 'FBE9E7' },
      p('Reach', { bold: true }) +
        p('Sector 21, Panchkula\n92 1660 4417\nritikamahajan.legal@\ngmail.com') +
        p('Degrees', { bold: true, before: 160 }) +
        p('LL.M. (Corporate)\nNLU Jodhpur\n2016, 6.4/8') +
        p('B.A. LL.B. (Hons.)\nUILS, Panjab\nUniversity\n2015, 64 %') +
        p('XII Humanities\nBhavan Vidyalaya,\nPanchkula (CBSE)\n2010, 90 %') +
        p('Enrolment', { bold: true, before: 160 }) +
        p('Bar Council of Punjab\n& Haryana\nP/3391/2015') +
        p('Speaks', { bold: true, before: 160 }) +
        p('English, Hindi,\nPunjabi'),
    ),
    p('Ritika Mahajan', { bold: true, size: 22, indent: 3300 }),
    p('In-house counsel', { italic: true, indent: 3300 }),
    p('CAREER', { bold: true, indent: 3300, before: 200, color: '880E4F' }),
    p('**Senior Manager – Legal** at Info Edge Realty Portals, Noida\nfrom November 2021', {
      indent: 3300,
      after: 100,
    }),
    p('**Manager – Legal** at Fortis Diagnostics, Mohali\nfrom May 2018 to October 2021', { indent: 3300, after: 100 }),
    p('**Associate** at Luthra Vaid Law Offices, New Delhi\nfrom July 2016 to April 2018', {
      indent: 3300,
      after: 100,
    }),
    p('EARLIER INTERNSHIPS', { bold: true, indent: 3300, before: 120, color: '880E4F' }),
    p(
      '**Intern** at AZB Chambers, Gurugram – June 2014\n**Intern** at Punjab State Legal Services Authority – December 2013',
      { indent: 3300, after: 100 },
    ),
    p('STRENGTHS', { bold: true, indent: 3300, before: 120, color: '880E4F' }),
    p('Contract drafting; DPDP compliance; Arbitration; IPR portfolio; SEBI LODR; Due diligence', { indent: 3300 }),
    p('TERMS', { bold: true, indent: 3300, before: 120, color: '880E4F' }),
    p('CTC 28 lakhs; expectation 34 lakhs; three months’ notice', { indent: 3300 }),
  ],
});
/* LABEL
about: legal-counsel | other | mid | n-word-text-box-side-degrees-from-to-below
name: Ritika Mahajan
email: ritikamahajan.legal@gmail.com
phone: 9216604417
place: Panchkula
skills: Contract drafting; DPDP compliance; Arbitration; IPR portfolio; SEBI LODR; Due diligence
job: Senior Manager – Legal | Info Edge Realty Portals | Noida | 2021-11 | now
job: Manager – Legal | Fortis Diagnostics | Mohali | 2018-05 | 2021-10
job: Associate | Luthra Vaid Law Offices | New Delhi | 2016-07 | 2018-04
job: Intern | AZB Chambers | Gurugram | 2014-06 | 2014-06
job: Intern | Punjab State Legal Services Authority | | 2013-12 | 2013-12
edu: LL.M. | Corporate | NLU Jodhpur | | 2016 | 6.4/8
edu: B.A. LL.B. (Hons.) | | UILS, Panjab University | | 2015 | 64 %
edu: XII | Humanities | Bhavan Vidyalaya, Panchkula | CBSE | 2010 | 90 %
cert: Bar Council of Punjab & Haryana
languages: English; Hindi; Punjabi
ctc: 2800000
expected: 3400000
notice: 90
*/
