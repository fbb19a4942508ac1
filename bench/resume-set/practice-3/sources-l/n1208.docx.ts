import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  heading: { bold: true, size: 12, color: '7F0000' },
  header: [
    p('Confidential – Profile forwarded by TalentMesh Consulting | profiles@talentmesh.example | 080 4122 7711', {
      size: 8,
      align: 'right',
    }),
  ],
  body: [
    p('Candidate Profile: Er. Harpreet Singh Bhullar', { bold: true, size: 15 }),
    table(
      [2400, 2500, 2400, 2500],
      [
        ['Total experience', '14 yrs 2 months', 'Relevant', '10 yrs'],
        ['Current CTC', '28.4 LPA', 'Expected CTC', '36 LPA'],
        ['Notice period', '90 days', 'Location', 'Noida'],
        ['Phone', '+91 97111 38450', 'E-mail', 'hs.bhullar.nw@gmail.com'],
      ],
    ),
    h('Synopsis'),
    p(
      'Network and security architect with CCIE, worked for BFSI and telecom clients; SD-WAN, data centre ACI, firewall consolidation.',
    ),
    h('Skills matrix'),
    table(
      [2600, 4800, 2400],
      [
        ['Area', 'Products', 'Years'],
        ['Routing & Switching', 'Cisco ASR 9k, Nexus 9000, Juniper MX', '13'],
        ['Security', 'Palo Alto, Fortinet, Cisco ISE', '9'],
        ['SD-WAN', 'Viptela, VeloCloud', '5'],
        ['Automation', 'Ansible, Python (Netmiko, NAPALM)', '3'],
      ],
      { head: 'F2DBDB' },
    ),
    h('Employment history'),
    table(
      [3400, 3300, 1500, 1500],
      [
        ['Organisation', 'Designation', 'From', 'To'],
        ['HCL Technologies Ltd, Noida', 'Technical Architect – Networks', '07/2018', 'Present'],
        ['Tech Mahindra Ltd, Noida', 'Technical Lead', '02/2014', '06/2018'],
        ['Tulip Telecom Ltd, New Delhi', 'Network Engineer (L2)', '08/2011', '01/2014'],
      ],
      { head: 'F2DBDB' },
    ),
    h('Assignments in detail'),
    p('**HCL Technologies – Client: Deutsche Telekom (Jul 2020 to Present)**'),
    p('Role: Solution Architect. Environment: Cisco ACI, Viptela, Palo Alto Panorama'),
    list('High and low level design of 640 SD-WAN sites', 'Runbooks, handover to operations, RFP responses'),
    p('**HCL Technologies – Client: ANZ Bank (Jul 2018 to Jun 2020)**'),
    p('Role: Network Lead'),
    list('Two data centres moved in 2019 with no unplanned outage'),
    p('**Tech Mahindra – Client: Vodafone UK (Feb 2014 to Jun 2018)**'),
    p('Role: Technical Lead, NOC L3'),
    list('P1 bridge lead; reduced repeat faults by 31 %'),
    p('**Tulip Telecom – Project: SWAN, Govt. of Rajasthan (2011 – 2014)**'),
    list('Installed 240 BHQ routers'),
    h('Education & certificates'),
    p('B.Tech (Electronics & Communication), Guru Nanak Dev Engineering College, Ludhiana – PTU – 2011 – 70.3 %'),
    p('Senior Secondary (Non-Medical), Govt. Model School, Ludhiana, PSEB, 2007, 76 %'),
    p('CCIE Routing & Switching, No. 48213 (valid till Dec 2026); PCNSE, Palo Alto Networks, 2022; ITIL v4 Foundation'),
  ],
});
/* LABEL
about: network-architect | it | senior | n-word-recruiter-profile-table-then-assignments
name: Harpreet Singh Bhullar
email: hs.bhullar.nw@gmail.com
phone: 9711138450
place: Noida
skills: Cisco ASR 9k; Nexus 9000; Juniper MX; Palo Alto; Fortinet; Cisco ISE; Viptela; VeloCloud; Ansible; Python; Netmiko; NAPALM
also: Routing & Switching; Security; SD-WAN; Automation; ACI; Cisco ACI; Palo Alto Panorama; High and low level design; RFP
job: Technical Architect – Networks | HCL Technologies Ltd | Noida | 2018-07 | now
job: Technical Lead | Tech Mahindra Ltd | Noida | 2014-02 | 2018-06
job: Network Engineer (L2) | Tulip Telecom Ltd | New Delhi | 2011-08 | 2014-01
edu: B.Tech | Electronics & Communication | Guru Nanak Dev Engineering College, Ludhiana | PTU | 2011 | 70.3 %
edu: Senior Secondary | Non-Medical | Govt. Model School, Ludhiana | PSEB | 2007 | 76 %
cert: CCIE Routing & Switching; PCNSE; ITIL v4 Foundation
total: 14 2
ctc: 2840000
expected: 3600000
notice: 90
othersphone: 08041227711
othersemail: profiles@talentmesh.example
*/
