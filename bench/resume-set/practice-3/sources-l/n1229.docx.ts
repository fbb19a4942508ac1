import { docx, h, list, p } from '../../outside/sources/word.ts';

const role = (head: string, ...lines: string[]) =>
  p(head, { bold: true, before: 120 }) + lines.map((line) => p(line, { after: 10 })).join('');

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, color: '0B5345', caps: true },
  body: [
    p('Prakash Chandra Jena', { bold: true, size: 20, color: '0B5345' }),
    p('Cyber Security Specialist – SOC & Threat Hunting'),
    p('Bengaluru • prakash.jena.sec@gmail.com • 90080 55126 • DOB 13-01-1991', { size: 9, line: true }),
    h('Snapshot'),
    p('11.5 yrs total | 9 yrs security | CTC 26 L | Expected 34 L | Notice 60 days', { bold: true }),
    h('Skills'),
    p(
      'SIEM (Splunk ES, QRadar, Sentinel), EDR (CrowdStrike, Defender), SOAR (Phantom), Firewalls (Palo Alto, Check Point), Vulnerability tools (Nessus, Qualys), Frameworks (MITRE ATT&CK, NIST CSF), Scripting (Python, PowerShell)',
    ),
    h('Work'),
    role('Security Consultant (SOC Lead) @ EY Global Delivery Services, Bengaluru', 'January 2021 – current'),
    list(
      '24×7 SOC for three banks; 18 analysts',
      'Use case library: 210 rules mapped to ATT&CK',
      'Hunt for Log4Shell in December 2021',
    ),
    role(
      'Senior Security Analyst @ Aujas Cybersecurity, Bengaluru',
      'June 2017 – December 2020',
      'deployed at NPCI, Mumbai, till 2019; at Flipkart afterwards',
    ),
    list('QRadar tuning; phishing triage'),
    role('Security Analyst @ Paladion Networks, Bengaluru', 'March 2016 – May 2017'),
    list('L1 monitoring on ArcSight'),
    role(
      'System Engineer @ CMS Computers Ltd, Bhubaneswar',
      'February 2014 – February 2016',
      'posted to OCAC State Data Centre',
    ),
    list('Server room, anti-virus, tickets'),
    h('Certificates'),
    p('CISSP – (ISC)² – 641180 – since Apr 2020'),
    p('CEH v9 – EC-Council – ECC98130447 – 2017, expired 2020'),
    p('Splunk Enterprise Security Certified Admin'),
    p('GIAC GCIH #33710, 2023'),
    h('Studies'),
    p(
      'B.Tech in Electronics & Telecommunication\nSilicon Institute of Technology, Bhubaneswar (BPUT)\n2009–2013, CGPA 7.45',
    ),
    p(
      'PG Diploma in IT Infrastructure, Systems and Security (DITISS)\nC-DAC ACTS, Pune\nAugust 2013 – January 2014, grade B',
    ),
    p('+2 Science\nRavenshaw Junior College, Cuttack (CHSE)\n2009, 70 %'),
  ],
});
/* LABEL
about: soc-lead | it | senior | n-word-at-sign-employer-deployed-lines
name: Prakash Chandra Jena
email: prakash.jena.sec@gmail.com
phone: 9008055126
place: Bengaluru
skills: Splunk ES; QRadar; Sentinel; CrowdStrike; Defender; Phantom; Palo Alto; Check Point; Nessus; Qualys; MITRE ATT&CK; NIST CSF; Python; PowerShell
also: SIEM; EDR; SOAR; Firewalls; Vulnerability tools; Frameworks; Scripting; SOC; Threat Hunting; ATT&CK; ArcSight; anti-virus; Cyber Security; phishing triage
job: Security Consultant (SOC Lead) | EY Global Delivery Services | Bengaluru | 2021-01 | now
job: Senior Security Analyst | Aujas Cybersecurity | Bengaluru | 2017-06 | 2020-12
job: Security Analyst | Paladion Networks | Bengaluru | 2016-03 | 2017-05
job: System Engineer | CMS Computers Ltd | Bhubaneswar | 2014-02 | 2016-02
edu: B.Tech | Electronics & Telecommunication | Silicon Institute of Technology, Bhubaneswar | BPUT | 2013 | CGPA 7.45
edu: PG Diploma in IT Infrastructure, Systems and Security (DITISS) | | C-DAC ACTS, Pune | | 2014 | grade B
edu: +2 Science | | Ravenshaw Junior College, Cuttack | CHSE | 2009 | 70 %
cert: CISSP; CEH v9; Splunk Enterprise Security Certified Admin; GIAC GCIH
total: 11 6
ctc: 2600000
expected: 3400000
notice: 60
born: 1991-01-13
*/
