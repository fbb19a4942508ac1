import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 10.5,
  heading: { bold: true, size: 12, caps: true, align: 'center', line: true },
  body: [
    p('LAKSHMI NARASIMHAN T.S.', { bold: true, size: 16, align: 'center' }),
    p('Head – Internal Audit & Risk', { align: 'center' }),
    p('Whitefield, Bengaluru 560066 • 99801 23746 • tsln.audit@gmail.com', { align: 'center', after: 60 }),
    h('Profile'),
    p(
      'Nineteen years in audit, seven of them outside practice. Set up the internal audit function of two listed companies from nothing.',
    ),
    h('Practice and industry'),
    p('KIRLOSKAR-TOYODA TEXTILE MACHINES LTD.', { bold: true }),
    p(
      'Company profile: Indo-Japanese maker of ring frames, plants at Jigani and Coimbatore, sales Rs. 2,900 crore, 5,100 employees.',
    ),
    p('Position: Head – Internal Audit & Risk (Grade S1), reports to Audit Committee'),
    p('Tenure: July 2020 to present (6 years 4 months)'),
    list('Plan of 46 audits a year with 9 staff and a co-source partner (KPMG)', 'ERM framework, BCP test in 2023'),
    p('JUBILANT ORGANICS GROUP', { bold: true, before: 80 }),
    p('Company profile: agrochemicals and vitamins; NSE listed; head office Noida.'),
    p('Position: Senior Manager / AGM – Management Assurance'),
    p('Tenure: Nov 2016 to June 2020 (3 years 8 months)'),
    p('PRICE WATERHOUSE & CO. LLP', { bold: true, before: 80 }),
    p('Company profile: assurance firm of the PwC network.'),
    p('Position: Assistant Manager, promoted as Manager in 2013 – Risk Assurance Services'),
    p('Tenure: Dec 2009 to Oct 2016 (6 years 11 months)'),
    p('SHARP & TANNAN', { bold: true, before: 80 }),
    p('Company profile: chartered accountants since 1935.'),
    p('Position: Audit Senior'),
    p('Tenure: Aug 2007 to Nov 2009 (2 years 4 months)'),
    h('Qualifying examinations'),
    p('CA (Final), ICAI, May 2007 – 53.6 %'),
    p('B.Com., Vivekananda College, Chennai (University of Madras), April 2004 – 84 %'),
    p('Std. XII, Tamil Nadu State Board, Sir Sivaswami Kalalaya, 2001 – 1089/1200'),
    h('Certifications with numbers'),
    p('CIA – Institute of Internal Auditors – 114206 – 2012'),
    p('CISA – ISACA – 1297741 – 2014 (CPE up to date)'),
    p('CRMA – Institute of Internal Auditors – 2018'),
    h('Memberships'),
    p('FCA 214409; Governor, IIA India Bangalore chapter, 2022–24'),
    h('Talks and trainings'),
    p('IIA national conference, Mumbai, 2019 and 2023 (speaker); Data analytics with IDEA, training, 2015'),
    h('Skills'),
    p(
      'Internal financial controls, ERM, fraud investigation, ACL / IDEA, SAP GRC, SOX, audit committee reporting, data analytics (Python basics)',
    ),
    h('Other information'),
    p(
      'Present CTC: Rs. 56.5 LPA (fixed) + variable up to 20 %. Expected: 68 LPA. Notice: three months. Preferred location: Bengaluru and Chennai in that order. Tamil, Kannada, English, Hindi. Date of birth 13/03/1984; married.',
    ),
  ],
});
/* LABEL
about: internal-audit-head | other | senior | n4-word-company-profile-position-tenure-lines
name: LAKSHMI NARASIMHAN T.S.
email: tsln.audit@gmail.com
phone: 9980123746
place: Bengaluru
skills: Internal financial controls; ERM; fraud investigation; ACL / IDEA; SAP GRC; SOX; audit committee reporting; data analytics (Python basics)
also: data analytics; Python; BCP; IDEA; ACL
job: Head – Internal Audit & Risk (Grade S1) | KIRLOSKAR-TOYODA TEXTILE MACHINES LTD. | | 2020-07 | now
job: Senior Manager / AGM – Management Assurance | JUBILANT ORGANICS GROUP | | 2016-11 | 2020-06
job: Assistant Manager, promoted as Manager in 2013 – Risk Assurance Services | PRICE WATERHOUSE & CO. LLP | | 2009-12 | 2016-10
job: Audit Senior | SHARP & TANNAN | | 2007-08 | 2009-11
edu: CA (Final) | | | ICAI | 2007 | 53.6 %
edu: B.Com. | | Vivekananda College, Chennai | University of Madras | 2004 | 84 %
edu: Std. XII | | Sir Sivaswami Kalalaya | Tamil Nadu State Board | 2001 | 1089/1200
languages: Tamil; Kannada; English; Hindi
cert: CIA; CISA; CRMA
total: 19 0
ctc: 5650000
expected: 6800000
notice: 90
born: 1984-03-13
marital: Married
preferred: Bengaluru; Chennai
*/
