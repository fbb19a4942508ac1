import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { bold: true, size: 12, color: '7F6000' },
  body: [
    p('DILIP K. MAHANTA', { bold: true, size: 16 }),
    p('Tea estate manager. Jorhat. 94351 40772. dilipmahanta.tea@yahoo.com'),
    h('Estates and companies'),
    p(
      '1. Since Oct. 2015 – **Manager (Grade A)**, Hathikuli Tea Estate, Amalgamated Plantations Pvt Ltd (APPL, formerly Tata Tea), Golaghat',
    ),
    p(
      '2. Apr. 2008 to Sept. 2015 – **Sr. Asst. Manager – Field & Factory**, McLeod Russel India Ltd. (Williamson Magor Group), Attareekhat T.E.',
    ),
    p('3. 2001 to March 2008 – **Assistant Manager**, Williamson Tea Assam Ltd., Phillobari'),
    p('4. 2000 to 2001 – **Trainee**, Tocklai (TRA)'),
    h('Education'),
    list(
      'B.Sc. (Agri.), Assam Agricultural University, 1999 (OGPA 7.2)',
      'H.S. Science, J.B. College, Jorhat, AHSEC, ’95, II div.',
      'PG Diploma in Tea Technology & Plantation Management, AAU, distance, 2006',
    ),
    h('Certified'),
    list(
      'trustea internal verifier (2019, no. TR-118)',
      'Rainforest Alliance Lead Farmer/Group Administrator, 2022, 3 yrs',
      'Tea taster, Level II, Indian Institute of Plantation Management, 2011',
    ),
    p('Seminars: UPASI, Golden Jubilee of TRA (no certificate).'),
    h('Skilled in'),
    p(
      'Pruning cycle and skiffing, CTC and orthodox manufacture, labour relations/wage settlement, drip irrigation (Netafim), tea tasting, SAP (HR–Payroll)',
    ),
  ],
});
/* LABEL
about: tea-manager | other | veteran | n-word-numbered-period-first-title-bold-estate-company
name: Dilip K. Mahanta
email: dilipmahanta.tea@yahoo.com
phone: 9435140772
place: Jorhat
skills: Pruning cycle and skiffing; CTC and orthodox manufacture; labour relations/wage settlement; drip irrigation (Netafim); tea tasting; SAP (HR–Payroll)
job: Manager (Grade A) | Amalgamated Plantations Pvt Ltd | Golaghat | 2015-10 | now
job: Sr. Asst. Manager – Field & Factory | McLeod Russel India Ltd. | Attareekhat T.E. | 2008-04 | 2015-09
job: Assistant Manager | Williamson Tea Assam Ltd. | Phillobari | 2001 | 2008-03
job: Trainee | Tocklai (TRA) | | 2000 | 2001
edu: B.Sc. | Agri. | Assam Agricultural University | | 1999 | OGPA 7.2
edu: H.S. | Science | J.B. College, Jorhat | AHSEC | 1995 | II div.
edu: PG Diploma in Tea Technology & Plantation Management | | AAU | | 2006 |
cert: trustea internal verifier; Rainforest Alliance Lead Farmer/Group Administrator; Tea taster, Level II
*/
