import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, caps: true },
  body: [
    p('Anoop Sebastian', { bold: true, size: 15 }),
    p('Edappally, Kochi. 9745 883 120. anoop.sebastian.it@gmail.com. IT infrastructure & service delivery.'),
    h('Profile in short'),
    list(
      '10 years: L1 helpdesk to delivery manager',
      'Currently: Manager – Service Delivery, Wipro Infrastructure Park, Kakkanad',
    ),
    h('Work'),
    p('Wipro Limited | Manager – Service Delivery (Band C1) | Mar 2022 – Present | Kochi'),
    p('Wipro Limited | Lead Administrator (Band B3) | Sep 2018 – Feb 2022 | Kochi and Al Khobar (KSA)'),
    p('NeST Information Technologies | System Administrator, Grade 3 | Jan 2017 – Aug 2018 | Aluva'),
    p('Keltron Knowledge Centre, Kaloor | Lab Assistant / Trainer | Jun 2015 – Dec 2016 | Kochi'),
    h('Study'),
    p(
      'B.Tech. | Computer Science | Mar Athanasius College of Engineering, Kothamangalam | M.G. University | 2015 | 6.7',
    ),
    p('+2 | Computer Maths | St. George HSS, Kothamangalam | Kerala HSE | 2010 | 76%'),
    p('10 | – | St. George HSS, Kothamangalam | Kerala SSLC | 2008 | 85%'),
    p('PG Diploma | IT Infrastructure Management | Symbiosis (SCDL), distance | SCDL | 2020 | B'),
    h('Certified'),
    p('MCSA: Windows Server 2016 | Microsoft | 2018'),
    p('ITIL 4 Managing Professional | PeopleCert | 2023 | valid 3 years'),
    p('RHCSA | Red Hat | 2019 | expired'),
    h('Skills'),
    p('Windows Server | VMware vSphere | Azure IaaS | ServiceNow | SLA reporting | Veeam'),
    h('Also'),
    p('Malayalam | English | Hindi | Current 13 LPA | Expected 17 LPA | 90 days'),
  ],
});
/* LABEL
about: service-delivery-manager | it | senior | n-k-everything-barred
name: Anoop Sebastian
email: anoop.sebastian.it@gmail.com
phone: 9745883120
place: Kochi
skills: Windows Server; VMware vSphere; Azure IaaS; ServiceNow; SLA reporting; Veeam
job: Manager – Service Delivery (Band C1) | Wipro Limited | Kochi | 2022-03 | now
job: Lead Administrator (Band B3) | Wipro Limited | Kochi and Al Khobar (KSA) | 2018-09 | 2022-02
job: System Administrator, Grade 3 | NeST Information Technologies | Aluva | 2017-01 | 2018-08
job: Lab Assistant / Trainer | Keltron Knowledge Centre | Kochi | 2015-06 | 2016-12
edu: B.Tech. | Computer Science | Mar Athanasius College of Engineering, Kothamangalam | M.G. University | 2015 | 6.7
edu: +2 | Computer Maths | St. George HSS, Kothamangalam | Kerala HSE | 2010 | 76%
edu: 10 | | St. George HSS, Kothamangalam | Kerala SSLC | 2008 | 85%
edu: PG Diploma | IT Infrastructure Management | Symbiosis (SCDL) | SCDL | 2020 | B
cert: MCSA: Windows Server 2016; ITIL 4 Managing Professional; RHCSA
languages: Malayalam; English; Hindi
total: 10 0
ctc: 1300000
expected: 1700000
notice: 90
*/
