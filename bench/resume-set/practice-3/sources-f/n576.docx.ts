import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, color: 'FFFFFF', shade: '1F3864' },
  body: [
    p('Balwinder Singh Dhanoa', { bold: true, size: 16 }),
    p('Windows & Azure Administrator\t+91-7009-388-126', { tabs: [-9900] }),
    p('Mohali, Punjab\tbsdhanoa.azure@gmail.com', { tabs: [-9900], after: 120 }),
    h('Career Profile'),
    list(
      '9 years 3 months in Windows, VMware and Azure administration; L3 since 2021',
      'Shifts and on-call in 24x7 operations',
    ),
    h('Organizational Experience'),
    p('Client: Quintiles IMS (IQVIA), Gurugram', { bold: true, before: 80 }),
    p('Payroll: Orient Technologies Pvt. Ltd.'),
    p('Technical Specialist – Azure'),
    p('Mar 2023 – Till date'),
    list('Landing zones, Intune for 11,000 laptops', 'DR drill every quarter'),
    p('Client: Airports Authority of India, New Delhi', { bold: true, before: 80 }),
    p('Payroll: Wipro Infotech'),
    p('System Administrator'),
    p('Nov 2019 – Feb 2023'),
    list('Active Directory of 70 airports', 'WSUS, SCCM'),
    p('Client: Punjab State Power Corporation, Patiala', { bold: true, before: 80 }),
    p('Payroll: Spanco Telesystems'),
    p('Desktop Engineer'),
    p('Aug 2017 – Oct 2019'),
    h('Skills'),
    p('Azure IaaS, Entra ID, Intune, VMware vSphere 7, Windows Server 2022, PowerShell, Veeam, SCCM'),
    h('Certifications'),
    p('AZ-104 Azure Administrator Associate\tMicrosoft, Dec 2022', { tabs: [6000] }),
    p('MS-102 Microsoft 365 Administrator\tMicrosoft, Jul 2024', { tabs: [6000] }),
    p('VCP-DCV\tVMware, 2020, expired', { tabs: [6000] }),
    h('Education'),
    p('B.Tech in Computer Science\tChandigarh Group of Colleges, Landran (IKGPTU)\t2017', { tabs: [3400, 8600] }),
    p('Diploma in Computer Engg.\tGovt. Polytechnic, Khunimajra (PSBTE)\t2014', { tabs: [3400, 8600] }),
    h('Personal'),
    p('Born 19/04/1995; single; Punjabi, Hindi, English; CTC 11.4 LPA; expectation 15 LPA; notice 30 days'),
  ],
});
/* LABEL
about: azure-administrator | it | mid | n-word-client-bold-first-payroll-line-below
name: Balwinder Singh Dhanoa
email: bsdhanoa.azure@gmail.com
phone: 7009388126
place: Mohali
skills: Azure IaaS; Entra ID; Intune; VMware vSphere 7; Windows Server 2022; PowerShell; Veeam; SCCM
also: Windows; VMware; Azure; Active Directory; WSUS
job: Technical Specialist – Azure | Orient Technologies Pvt. Ltd. | | 2023-03 | now
job: System Administrator | Wipro Infotech | | 2019-11 | 2023-02
job: Desktop Engineer | Spanco Telesystems | | 2017-08 | 2019-10
edu: B.Tech | Computer Science | Chandigarh Group of Colleges, Landran (IKGPTU) | | 2017 |
edu: Diploma | Computer Engg. | Govt. Polytechnic, Khunimajra (PSBTE) | | 2014 |
languages: Punjabi; Hindi; English
cert: AZ-104 Azure Administrator Associate; MS-102 Microsoft 365 Administrator; VCP-DCV
total: 9 3
ctc: 1140000
expected: 1500000
notice: 30
born: 1995-04-19
marital: Single
*/
