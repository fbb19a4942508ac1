import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Lato',
  size: 10,
  margin: 800,
  heading: { bold: true, size: 11, caps: true, color: '2E74B5' },
  body: [
    table(
      [3300, 7000],
      [
        [
          p('Neelam Vohra', { bold: true, size: 18 }) +
            p('Talent acquisition lead') +
            h('Contact') +
            p('Noida\n98731 52240\nneelam.vohra.ta@gmail.com') +
            h('Skills') +
            p(
              'Tech & non-tech hiring\nBoolean/X-ray search\nNaukri RMS, LinkedIn Recruiter (8 yrs)\nWorkday – 3 yrs\nOffer negotiation',
            ) +
            h('Certified') +
            p('LinkedIn Certified Professional – Recruiter (2021)\nAIRS CIR, no. 77-4402\nIndustry talks: NHRD Noida') +
            h('Languages') +
            p('Hindi, Punjabi, English'),
          h('Experience') +
            p('**HCL Technologies → HCLTech**, Noida SEZ', { after: 0 }) +
            p('Senior Lead – TA (Band E3)', { after: 0 }) +
            p('Feb 2022 – Present', { italic: true }) +
            list('1,100 closures in FY 24; campus and laterals') +
            p('**ManpowerGroup (deputed at Samsung R&D Institute)**', { after: 0 }) +
            p('Recruiter-II / Onsite', { after: 0 }) +
            p('Oct 2018 – Jan 2022', { italic: true }) +
            p('**Staffing**, Lajpat Nagar (4-person consultancy)', { after: 0 }) +
            p('HR Recruiter – Non-IT', { after: 0 }) +
            p('Jun 2016 – Sep 2018', { italic: true }) +
            h('Education') +
            p('MBA – HR & Marketing, 2016\nAmity Business School (Amity University, Noida)') +
            p('B.B.A., 2014, 68%\nJIMS Rohini (GGSIP University)') +
            p('12th, CBSE, 2011, 77%\nRyan International School'),
        ],
      ],
      { side: 'DEEAF6', border: false },
    ),
  ],
});
/* LABEL
about: recruiter | other | senior | n-word-two-cell-sidebar
name: Neelam Vohra
email: neelam.vohra.ta@gmail.com
phone: 9873152240
place: Noida
skills: Tech & non-tech hiring; Boolean/X-ray search; Naukri RMS; LinkedIn Recruiter; Workday; Offer negotiation
job: Senior Lead – TA (Band E3) | HCL Technologies → HCLTech | Noida | 2022-02 | now
job: Recruiter-II / Onsite | ManpowerGroup | | 2018-10 | 2022-01
job: HR Recruiter – Non-IT | Staffing | Lajpat Nagar | 2016-06 | 2018-09
edu: MBA | HR & Marketing | Amity Business School | Amity University, Noida | 2016 |
edu: B.B.A. | | JIMS Rohini | GGSIP University | 2014 | 68%
edu: 12th | | Ryan International School | CBSE | 2011 | 77%
cert: LinkedIn Certified Professional – Recruiter; AIRS CIR
languages: Hindi; Punjabi; English
*/
