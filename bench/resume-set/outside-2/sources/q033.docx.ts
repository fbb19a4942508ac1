import { docx, p } from '../../outside/sources/word.ts';

const head = (text: string) => p(text, { bold: true, size: 12, before: 160, color: 'ED7D31' });
const line = (text: string) => p(text, { tabs: [2200], indent: 2200, hanging: 2200, after: 80 });

export default docx({
  font: 'Carlito',
  size: 11,
  margin: 1200,
  body: [
    p('Garima Negi', { size: 26, color: 'ED7D31', after: 0 }),
    p('Team Lead – Customer Support (Voice & Chat)', { bold: true }),
    p('Gurgaon, Haryana (native of Dehradun)\t+91 7895 330 462\tgariman.negi@gmail.com', { tabs: [4000, 6600] }),
    head('CAREER'),
    line(
      'Apr 2022 – Now\t**Team Lead, Customer Experience** – Concentrix Daksh, Gurgaon. Process: a UK broadband company (voice, chat). Team of 18; CSAT 78 → 86, attrition below floor average for five quarters.',
    ),
    line(
      'Oct 2020 – Mar 2022\t**Subject Matter Expert** – Concentrix Daksh, Gurgaon. Floor support, call calibration, nesting of three batches.',
    ),
    line(
      'Feb 2019 – Sep 2020\t**Customer Service Associate** – Concentrix Daksh, Gurgaon. Inbound voice, night shift.',
    ),
    line('Jun 2018 – Jan 2019\t**Customer Care Executive** – iEnergizer, Noida. DTH process, Hindi.'),
    head('QUALIFICATION'),
    line('2018\tB.Com, DAV (PG) College, Dehradun, HNB Garhwal University – 57%'),
    line('2015\tIntermediate, GGIC Rajpur Road, Uttarakhand Board – 66%'),
    line('2013\tHigh School, GGIC Rajpur Road, Uttarakhand Board – 72%'),
    line('2023\tPGDM (distance), HRM, Symbiosis SCDL – B grade'),
    head('STRONG AT'),
    p(
      'Team handling | Escalation handling | Root cause analysis | Coaching | Shrinkage & attrition control | Genesys | Zendesk | Salesforce Service Cloud | Advanced Excel | Rostering',
    ),
    head('CERTIFIED'),
    p('Six Sigma Yellow Belt (in-house, 2021); COPC awareness (2023)'),
    head('HR CORNER'),
    p(
      'In-hand ₹ 46,000, CTC ₹ 6.9 LPA, expecting ₹ 8.5 LPA. Notice 45 days. Comfortable with night shifts if cab is given. DOB 21/12/1997. Unmarried. Languages – Hindi, English, Garhwali.',
    ),
  ],
});

/* LABEL
about: support-team-lead | other | mid | q-word-orange-hanging-dates
name: Garima Negi
email: gariman.negi@gmail.com
phone: 7895330462
place: Gurgaon
skills: Team handling; Escalation handling; Root cause analysis; Coaching; Shrinkage & attrition control; Genesys; Zendesk; Salesforce Service Cloud; Advanced Excel; Rostering
also: Floor support; call calibration; Inbound voice; CSAT; Voice & Chat; voice; chat
job: Team Lead, Customer Experience | Concentrix Daksh | Gurgaon | 2022-04 | now
job: Subject Matter Expert | Concentrix Daksh | Gurgaon | 2020-10 | 2022-03
job: Customer Service Associate | Concentrix Daksh | Gurgaon | 2019-02 | 2020-09
job: Customer Care Executive | iEnergizer | Noida | 2018-06 | 2019-01
edu: B.Com | | DAV (PG) College, Dehradun | HNB Garhwal University | 2018 | 57%
edu: Intermediate | | GGIC Rajpur Road | Uttarakhand Board | 2015 | 66%
edu: High School | | GGIC Rajpur Road | Uttarakhand Board | 2013 | 72%
edu: PGDM | HRM | Symbiosis SCDL | | 2023 | B grade
languages: Hindi; English; Garhwali
cert: Six Sigma Yellow Belt; COPC awareness
ctc: 690000
expected: 850000
notice: 45
born: 1997-12-21
marital: Unmarried
*/
