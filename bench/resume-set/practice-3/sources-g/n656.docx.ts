import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 11,
  heading: { bold: true, size: 12, shade: 'DEEAF6' },
  body: [
    p('Suresh Babu Kandasamy', { bold: true, size: 17 }),
    p('Warehouse in-charge — Chennai (Ennore) — 98410 55073 — sureshbabu.wh@gmail.com'),
    h('Where I have been'),
    list(
      '**Mahindra Logistics**, Ennore auto yard, Warehouse In-charge: 1st Aug 2020 up to now',
      '**DHL Supply Chain**, Sriperumbudur (Samsung warehouse), Shift Supervisor: 10th Mar 2015 up to 25th Jul 2020',
      '**Gati-KWE**, Madhavaram hub, Documentation Assistant: 5th Jan 2012 up to 28th Feb 2015',
      '**Indian Terrain**, Puzhal godown, Picker: 2010 up to 2011',
    ),
    h('Where I have read'),
    list(
      'B.Com. (correspondence) from University of Madras, passed out in 2014, 49%',
      'Plus Two from Corporation Boys School Perambur, passed out in 2009, 61%',
      'PG Diploma in Materials Management from IIMM, passed out in 2018',
    ),
    h('What I have done'),
    list('Stock accuracy 99.7% in 2024; 5S gold award of 2022', 'Forklift licence (TN 04 2013 0019822, up to 2033)'),
    h('What I know'),
    p('SAP WM, FIFO and FEFO, Forklift driving, GRN and dispatch, Vehicle loading plan, Excel'),
    h('Who I am'),
    p(
      'Born on 27/01/1991. Married. Tamil, English, Telugu. 5.4 lakh p.a. now; 6.5 lakh p.a. wanted. Notice period one month.',
    ),
  ],
});
/* LABEL
about: warehouse-in-charge | other | senior | n-word-employer-site-title-colon-up-to
name: Suresh Babu Kandasamy
email: sureshbabu.wh@gmail.com
phone: 9841055073
place: Chennai
skills: SAP WM; FIFO and FEFO; Forklift driving; GRN and dispatch; Vehicle loading plan; Excel
job: Warehouse In-charge | Mahindra Logistics | Ennore | 2020-08 | now
job: Shift Supervisor | DHL Supply Chain | Sriperumbudur | 2015-03 | 2020-07
job: Documentation Assistant | Gati-KWE | Madhavaram | 2012-01 | 2015-02
job: Picker | Indian Terrain | Puzhal | 2010 | 2011
edu: PG Diploma | Materials Management | IIMM | | 2018 |
edu: B.Com. | | University of Madras | | 2014 | 49%
edu: Plus Two | | Corporation Boys School Perambur | | 2009 | 61%
languages: Tamil; English; Telugu
cert: Forklift licence
ctc: 540000
expected: 650000
notice: 30
born: 1991-01-27
marital: Married
*/
