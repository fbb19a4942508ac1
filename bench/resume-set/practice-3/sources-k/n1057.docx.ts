import { docx, p } from '../../outside/sources/word.ts';

const u = (text: string) => p(text, { bold: true, before: 120, shade: 'D9E2F3' });
export default docx({
  font: 'Carlito',
  size: 11,
  body: [
    p('Curriculam Vitae', { bold: true, align: 'center', size: 15 }),
    p(
      'Name: Dattatray Maruti Kamble\nAdd: S.No. 12, Kalewadi, Pimpri, Pune-17\nContact: 9765 018 443\nEmail: datta.kamble.maint@gmail.com',
    ),
    u('Educational Qualification:'),
    p(
      '1) B.E. (Mech.) : From D.Y. Patil College of Engg., Akurdi, SPPU in Year 2019 with 58.4% (Lateral entry, evening)',
    ),
    p('2) DME : From Government Polytechnic, Solapur, MSBTE in Year 2010 with 66%'),
    p('3) ITI (MMTM) : From I.T.I. Barshi in Year 2007 with 75%'),
    p('4) SSC : From Solapur, Pune Board in Year 2005 with 59%'),
    u('Work Experience:'),
    p('A) Bharat Forge Ltd. (Kalyani Group), Mundhwa, Pune'),
    p('From : 18/03/2019 To Till Date\tDesignation : Dy. Manager – Maintenance (Gr. VII)', { tabs: [4600] }),
    p('From : 12/01/2015 To 17/03/2019\tDesignation : Sr. Engineer – Maintenance (Gr. IX)', { tabs: [4600] }),
    p('B) Mahindra CIE Automotive Ltd., Stampings Div., Kanhe'),
    p('From : 02/08/2010 To 31/12/2014\tDesignation : Engineer Maint.', { tabs: [4600] }),
    u('Machines:'),
    p('Forging press 4000T, Induction heater, EOT crane, Hydraulic power pack, Centrifugal compressor'),
    u('Training:'),
    p('TPM (CII) 2016, Vibration analysis Cat. I 2018'),
    u('Personal Details:'),
    p('DOB: 01/06/1989; Married; Marathi, Hindi, English, Kannada; CTC: 8.75 Lac; Expt: 11 Lac; Notice: 2 month'),
  ],
});
/* LABEL
about: maintenance-manager | other | senior | n-k-from-to-designation-same-line
name: Dattatray Maruti Kamble
email: datta.kamble.maint@gmail.com
phone: 9765018443
place: Pune
skills: Forging press 4000T; Induction heater; EOT crane; Hydraulic power pack; Centrifugal compressor
job: Dy. Manager – Maintenance (Gr. VII) | Bharat Forge Ltd. | Mundhwa, Pune | 2019-03 | now
job: Sr. Engineer – Maintenance (Gr. IX) | Bharat Forge Ltd. | Mundhwa, Pune | 2015-01 | 2019-03
job: Engineer Maint. | Mahindra CIE Automotive Ltd. | Kanhe | 2010-08 | 2014-12
edu: B.E. | Mech. | D.Y. Patil College of Engg., Akurdi | SPPU | 2019 | 58.4%
edu: DME | | Government Polytechnic, Solapur | MSBTE | 2010 | 66%
edu: ITI | MMTM | I.T.I. Barshi | | 2007 | 75%
edu: SSC | | | Pune Board | 2005 | 59%
languages: Marathi; Hindi; English; Kannada
ctc: 875000
expected: 1100000
notice: 60
born: 1989-06-01
marital: Married
*/
