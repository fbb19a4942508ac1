import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, color: 'C00000', line: true },
  margin: 1100,
  header: [p('Bikash Kalita\tNetwork Engineer – L2', { tabs: [-9700], size: 9, color: '7F7F7F' })],
  body: [
    p('BIKASH KALITA', { bold: true, size: 20, color: 'C00000', after: 0 }),
    p('CCNP Enterprise | Routing, Switching, SD-WAN, Firewall', { after: 80 }),
    p('📞 +91 8638 419 027   ✉ bikash.kalita.net@gmail.com   🏠 Six Mile, Guwahati – 781022, Assam'),
    h('Summary'),
    p(
      'Network engineer with 5.2 years of NOC and field experience in banks and a state wide area network. Shift duties no problem.',
    ),
    h('Employment'),
    p('**Wipro Ltd (deputed at State Data Centre, Guwahati)**\t**June 2023 – Till now**', { tabs: [-9700] }),
    p('Network Engineer L2 – third party payroll of Allied Digital', { italic: true }),
    list(
      'Monitoring of 2,100 routers of ASWAN on SolarWinds; link down calls with BSNL and Railtel',
      'Configuration of OSPF, BGP, HSRP, VLAN, ACL on Cisco ISR and Catalyst',
      'FortiGate policy changes after CAB approval; firmware upgrade of 60 devices',
    ),
    p('**Netlink Infocom Pvt Ltd, Guwahati**\t**Nov 2021 – May 2023**', { tabs: [-9700], before: 80 }),
    p('Field Network Engineer', { italic: true }),
    list(
      'Installation at 140 branches of Assam Gramin Vikash Bank',
      'Fibre splicing, rack dressing, UPS and earthing check',
    ),
    p('**Vodafone Idea shared services (Team Lease), Kolkata**\t**Sep 2021 – Oct 2021**', {
      tabs: [-9700],
      before: 80,
    }),
    p('NOC Trainee', { italic: true }),
    h('Tool box'),
    p(
      '**Routing:** OSPF, BGP, EIGRP\n**Switching:** VLAN, STP, EtherChannel\n**Security:** FortiGate, Cisco ASA, IPSec VPN\n**Monitoring:** SolarWinds, PRTG, Wireshark\n**Others:** Python (Netmiko), ITIL ticketing, Linux',
    ),
    h('Certification'),
    list('CCNA 200-301 – CSCO14022871 – 2021', 'CCNP ENCOR 350-401 – 2024', 'NSE 4 – 2025'),
    h('Education'),
    p('2021\tB.Tech in Electronics & Telecommunication, Assam Engineering College, Jalukbari – 7.1 CGPA', {
      tabs: [900],
      indent: 900,
      hanging: 900,
    }),
    p('2017\tHS (Science), Cotton University Jr. wing, AHSEC – 70 %', { tabs: [900], indent: 900, hanging: 900 }),
    p('2015\tHSLC, Don Bosco Panbazar, SEBA – 82 %', { tabs: [900], indent: 900, hanging: 900 }),
    h('Other information'),
    p('DOB: 03-Apr-1999 | Male | Single | Assamese, Bengali, Hindi, English'),
    p('CTC: 4.1 LPA | ECTC: 6 LPA | NP: 30 Days | Location: Guwahati / Bangalore / Hyderabad'),
  ],
});

/* LABEL
about: network-engineer | it | mid | q-word-red-lines
name: Bikash Kalita
email: bikash.kalita.net@gmail.com
phone: 8638419027
place: Guwahati
skills: OSPF; BGP; EIGRP; VLAN; STP; EtherChannel; FortiGate; Cisco ASA; IPSec VPN; SolarWinds; PRTG; Wireshark; Python; Netmiko; ITIL ticketing; Linux
also: Routing; Switching; Security; Monitoring; Others; Python (Netmiko); SD-WAN; Firewall; HSRP; ACL; Cisco ISR; Catalyst; Fibre splicing; rack dressing
job: Network Engineer L2 | Wipro Ltd | Guwahati | 2023-06 | now
job: Field Network Engineer | Netlink Infocom Pvt Ltd | Guwahati | 2021-11 | 2023-05
job: NOC Trainee | Vodafone Idea shared services | Kolkata | 2021-09 | 2021-10
edu: B.Tech | Electronics & Telecommunication | Assam Engineering College, Jalukbari | | 2021 | 7.1 CGPA
edu: HS | Science | Cotton University Jr. wing | AHSEC | 2017 | 70 %
edu: HSLC | | Don Bosco Panbazar | SEBA | 2015 | 82 %
languages: Assamese; Bengali; Hindi; English
cert: CCNA 200-301; CCNP ENCOR 350-401; NSE 4
total: 5 2
ctc: 410000
expected: 600000
notice: 30
born: 1999-04-03
gender: Male
marital: Single
preferred: Guwahati; Bangalore; Hyderabad
*/
