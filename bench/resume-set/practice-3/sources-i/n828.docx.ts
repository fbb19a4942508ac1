import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  heading: { bold: true, size: 12, shade: 'E2EFDA' },
  body: [
    p('CA. Ritu Agarwal', { bold: true, size: 18 }),
    p('Finance Controller | Jaipur | 94140 27738 | ca.rituagarwal@outlook.com'),
    h('Employment'),
    table(
      [2000, 7800],
      [
        [
          'Apr 2019 – now',
          '**Genus Power Infrastructures Ltd.** (Kailash Group; smart meters; ₹ 1,200 crore turnover)\nFinance Controller – Metering & EPC\nReports to the CFO; team of 14',
        ],
        [
          'Jul 2013 – Mar 2019',
          '**Rajasthan Rajya Vidyut Prasaran Nigam Ltd.** (State undertaking), Jaipur\nAccounts Officer/Sr. Accounts Officer',
        ],
        ['2011 – Jun 2013', '**Gems & Jewellery Park (Sitapura)**\nAssistant Manager A/cs. & Audit'],
        ['2008 – 2011', '**K. N. Gutgutia & Co.**, Chartered Accountants\nArticled Assistant'],
      ],
      { side: 'F2F2F2' },
    ),
    h('Education'),
    table(
      [1500, 2600, 3600, 1800],
      [
        ['%', 'Degree', 'From', 'Passed in'],
        ['55.2', 'CA (Final)', 'ICAI, New Delhi', "Nov '11"],
        ['71.0', 'M.Com (ABST)', 'University of Rajasthan', "'10"],
        ['74.4', 'B.Com (Pass)', 'Kanoria PG Mahila Mahavidyalaya, University of Rajasthan', "'08"],
      ],
      { head: 'C6E0B4' },
    ),
    h('Certificates'),
    p(
      'Diploma in IFRS (ACCA, UK), June 2020; Certificate Course on Concurrent Audit of Banks (ICAI), 2015; DISA 2.0, ICAI, 2017, No. 55102',
    ),
    h('Software'),
    p('SAP S/4HANA Finance (4 yrs), Tally Prime (12 yrs), Power BI (learning), CompuTax'),
    h('More'),
    p('Present CTC ₹ 28,00,000; expected 20% hike; notice 3 months; DOB 7/9/1987; languages Hindi, English, Marwari'),
  ],
});
/* LABEL
about: finance-controller | other | senior | n-word-two-cell-table-bold-employer-lines
name: Ritu Agarwal
email: ca.rituagarwal@outlook.com
phone: 9414027738
place: Jaipur
skills: SAP S/4HANA Finance; Tally Prime; Power BI; CompuTax
job: Finance Controller – Metering & EPC | Genus Power Infrastructures Ltd. | | 2019-04 | now
job: Accounts Officer/Sr. Accounts Officer | Rajasthan Rajya Vidyut Prasaran Nigam Ltd. | Jaipur | 2013-07 | 2019-03
job: Assistant Manager A/cs. & Audit | Gems & Jewellery Park | Sitapura | 2011 | 2013-06
job: Articled Assistant | K. N. Gutgutia & Co., Chartered Accountants | | 2008 | 2011
edu: CA (Final) | | | ICAI, New Delhi | 2011 | 55.2
edu: M.Com | ABST | University of Rajasthan | | 2010 | 71.0
edu: B.Com (Pass) | | Kanoria PG Mahila Mahavidyalaya | University of Rajasthan | 2008 | 74.4
cert: Diploma in IFRS; Certificate Course on Concurrent Audit of Banks; DISA 2.0
languages: Hindi; English; Marwari
ctc: 2800000
notice: 90
born: 1987-09-07
*/
