import { docx, h, list, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Roboto',
  size: 10,
  margin: 900,
  heading: { bold: true, size: 12, color: '006D77' },
  body: [
    p('Nikhil Antony', { bold: true, size: 22, color: '006D77', after: 0 }),
    p('SOC Analyst (L2) · Threat hunting · SIEM engineering', { after: 60 }),
    table([3400, 3400, 3300], [['Kakkanad, Kochi, Kerala', '+91 81295 07743', 'nikhilantony.sec@proton.me']], {
      head: '83C5BE',
    }),
    p('linkedin.com/in/nikhil-antony-soc | github.com/nikant-sigma', { align: 'center' }),
    h('Experience'),
    table(
      [2100, 8000],
      [
        [
          p('Dec 2023') + p('to date'),
          p('**UST (client: a Californian hospital chain)** – Kochi') +
            p('SOC Analyst L2') +
            list(
              'Triage of 60 alerts a shift in Microsoft Sentinel; wrote 44 KQL rules and 12 playbooks',
              'Led containment of a Qakbot case, 3 hours from alert to isolation',
            ),
        ],
        [
          p('Aug 2021') + p('Nov 2023'),
          p('**SecurEyes Techno Services** – Bengaluru') +
            p('Security Analyst L1') +
            list('QRadar monitoring for two banks, phishing mailbox, weekly VA scans with Nessus'),
        ],
        [p('Jan 2021') + p('Jul 2021'), p('**KELTRON** – Thiruvananthapuram') + p('Apprentice (IT infrastructure)')],
      ],
      { border: false },
    ),
    h('Arsenal'),
    p(
      'SIEM: Microsoft Sentinel, QRadar, Splunk   EDR: Defender for Endpoint, CrowdStrike   Forensics: Volatility, KAPE   Scripting: Python, PowerShell   Frameworks: MITRE ATT&CK, NIST 800-61',
    ),
    h('Certified in'),
    list('CompTIA Security+ (SY0-601) – 2021', 'Microsoft SC-200 – 2023', 'Blue Team Level 1 – 2024'),
    h('Education'),
    table(
      [2100, 8000],
      [
        ['2020', 'B.Tech Computer Science – Rajagiri School of Engineering & Technology, Kochi (KTU) – 6.9 CGPA'],
        ['2016', 'Plus Two – Bhavans Vidya Mandir, Eroor, CBSE – 84 %'],
      ],
      { border: false },
    ),
    h('Hall of fame'),
    p('CVE-2022-41873 (open redirect in a library portal), TryHackMe top 1 %, kerala police cyberdome volunteer'),
    h('Expectation'),
    p('Present 9.6 LPA. Expecting 14. Serving notice – last day 15 January 2027. Kochi, Bengaluru or remote.'),
  ],
});

/* LABEL
about: soc-analyst | it | junior | q-word-teal-date-column
name: Nikhil Antony
email: nikhilantony.sec@proton.me
phone: 8129507743
place: Kochi
skills: Microsoft Sentinel; QRadar; Splunk; Defender for Endpoint; CrowdStrike; Volatility; KAPE; Python; PowerShell; MITRE ATT&CK; NIST 800-61
also: SIEM; EDR; Forensics; Scripting; Frameworks; Threat hunting; SIEM engineering; KQL; Nessus
job: SOC Analyst L2 | UST | Kochi | 2023-12 | now
job: Security Analyst L1 | SecurEyes Techno Services | Bengaluru | 2021-08 | 2023-11
job: Apprentice (IT infrastructure) | KELTRON | Thiruvananthapuram | 2021-01 | 2021-07
edu: B.Tech | Computer Science | Rajagiri School of Engineering & Technology, Kochi | KTU | 2020 | 6.9 CGPA
edu: Plus Two | | Bhavans Vidya Mandir, Eroor | CBSE | 2016 | 84 %
cert: CompTIA Security+ (SY0-601); Microsoft SC-200; Blue Team Level 1
ctc: 960000
expected: 1400000
lastday: 2027-01-15
linkedin: linkedin.com/in/nikhil-antony-soc
github: github.com/nikant-sigma
preferred: Kochi; Bengaluru; remote
*/
