import { docx, list, p } from './word.ts';

const bar = (text: string) =>
  p(`   ${text}`, { bold: true, size: 12, color: 'FFFFFF', shade: '000000', before: 140, after: 80 });
const pair = (left: string, right: string) => p(`**${left}**\t${right}`, { tabs: [3200], after: 30 });

export default docx({
  font: 'DejaVu Sans',
  size: 9.5,
  body: [
    p('Curriculum Vitae of', { align: 'center' }),
    p('Deepak Singh Negi', { bold: true, size: 20, align: 'center' }),
    p('CCNP | Network Support Engineer (L2)', { align: 'center' }),
    p('✆ 9411 905 738   ✉ deepaknegi.net@gmail.com   ⌂ Haldwani, Nainital (UK)', { align: 'center' }),
    bar('JOB SUMMARY'),
    list(
      '7 years, 2 months in routing, switching and firewall support.',
      '24x7 NOC, SLA driven, two data centre shifting projects.',
    ),
    bar('EMPLOYERS'),
    pair('Employer', 'HCL Technologies, Lucknow'),
    pair('Designation', 'Lead Associate – Network'),
    pair('From – To', '16th Aug, 2022 – Present'),
    pair('Client', 'A European drug manufacturer'),
    list('BGP / OSPF troubleshooting over 340 sites, SD-WAN migration (Viptela)', 'RCA and weekly review with client'),
    pair('Employer', 'Airtel Business (on roll of TeamLease Services)'),
    pair('Designation', 'NOC Engineer'),
    pair('From – To', '02nd Mar, 2020 – 10th Aug, 2022'),
    list('MPLS links, ticketing in Remedy, field engineers coordination'),
    pair('Employer', 'Netcom Systems, Haldwani'),
    pair('Designation', 'Desktop Support Engineer'),
    pair('From – To', '09th Sep, 2019 – 28th Feb, 2020'),
    bar('TECHNOLOGY'),
    pair('Routing protocols', 'OSPF, EIGRP, BGP'),
    pair('Switching', 'VLAN, STP, EtherChannel, HSRP'),
    pair('Firewalls', 'Palo Alto, FortiGate, Cisco ASA'),
    pair('Tools', 'SolarWinds, Wireshark, ServiceNow, Remedy'),
    bar('CERTIFIED'),
    list('CCNP Enterprise – 2023', 'CCNA (200-125) – 2019', 'Fortinet NSE 4 – 2024'),
    bar('EDUCATION'),
    list(
      'B.Sc. (IT) from Kumaun University, Nainital in 2019 with 61%',
      'Intermediate from Uttarakhand Board in 2016 with 66%',
      'High School from Uttarakhand Board in 2014 with 71%',
    ),
    bar('PERSONAL'),
    pair('Date of birth', '11th June 1998'),
    pair('Sex', 'Male'),
    pair('Marital status', 'Married'),
    pair('Known languages', 'Hindi, English, Kumaoni'),
    pair('Salary', '8.1 LPA (expects 12 LPA)'),
    pair('Notice', '60 days'),
    pair('Ready for', 'Delhi NCR, Dehradun, Chandigarh'),
  ],
});
/* LABEL
about: network-engineer | it | mid | o-word-black-bars-pairs
name: Deepak Singh Negi
email: deepaknegi.net@gmail.com
phone: 9411905738
place: Haldwani
skills: OSPF; EIGRP; BGP; VLAN; STP; EtherChannel; HSRP; Palo Alto; FortiGate; Cisco ASA; SolarWinds; Wireshark; ServiceNow; Remedy
also: Routing protocols; Switching; Firewalls; Tools; SD-WAN; Viptela; MPLS; routing; NOC; RCA
job: Lead Associate – Network | HCL Technologies | Lucknow | 2022-08 | now
job: NOC Engineer | Airtel Business | | 2020-03 | 2022-08
job: Desktop Support Engineer | Netcom Systems | Haldwani | 2019-09 | 2020-02
edu: B.Sc. | IT | Kumaun University, Nainital | | 2019 | 61%
edu: Intermediate | | | Uttarakhand Board | 2016 | 66%
edu: High School | | | Uttarakhand Board | 2014 | 71%
languages: Hindi; English; Kumaoni
cert: CCNP Enterprise; CCNA (200-125); Fortinet NSE 4
total: 7 2
ctc: 810000
expected: 1200000
notice: 60
born: 1998-06-11
gender: Male
marital: Married
preferred: Delhi NCR; Dehradun; Chandigarh
*/
