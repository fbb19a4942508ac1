import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10.5,
  body: [
    p('Ravindra Eknath Shelar', { bold: true, size: 18, align: 'right' }),
    p('Warehouse & dispatch · Bhiwandi (Thane) · 9769 551 203 · ravi.shelar.wh@gmail.com', { align: 'right' }),
    p('Godowns worked in', { bold: true, shade: 'FFE8A3' }),
    p('Aug 2022 – running\tWarehouse Manager\n\tDHL Supply Chain, Bhiwandi (client: Nestle)'),
    p('Jan 2019 – Jul 2022\tAssistant Manager – Inbound\n\tTVS Supply Chain Solutions, Vashere (client: Asian Paints)'),
    p('Nov 2015 – Dec 2018\tShift Incharge\n\tFuture Supply Chains, Kalamboli'),
    p('Sep 2012 – Oct 2015\tStore Keeper\n\tShree Ganesh Logistics, Purna village'),
    p('Study', { bold: true, shade: 'FFE8A3' }),
    p('Post Graduate Diploma in Supply Chain\tWelingkar (distance)\t2018\tA grade'),
    p('B.Com.\tBNN College, Bhiwandi, Mumbai University\t2012\t54.3%'),
    p('HSC\tsame college, Maharashtra Board\t2009\t60.17%'),
    p('SSC\tP.R. High School\t2007\t66%'),
    p('Tools', { bold: true, shade: 'FFE8A3' }),
    p('SAP WM, WMS Infor, FIFO/FEFO, 5S, cycle count, MHE planning, GST e-way bill'),
    p('Papers', { bold: true, shade: 'FFE8A3' }),
    p('Forklift operator licence (IRSC) FL/MH/3382, valid Jan 2028. Fire fighting training 2021.'),
    p('Rest', { bold: true, shade: 'FFE8A3' }),
    p('14 yrs total. Annual 8.1 L, want 10 L, 45 days. Marathi, Hindi, English.'),
  ],
});
/* LABEL
about: warehouse-manager | other | senior | m-word-period-tab-title-below-employer
name: Ravindra Eknath Shelar
email: ravi.shelar.wh@gmail.com
phone: 9769551203
place: Bhiwandi
skills: SAP WM; WMS Infor; FIFO/FEFO; 5S; cycle count; MHE planning; GST e-way bill
job: Warehouse Manager | DHL Supply Chain | Bhiwandi | 2022-08 | now
job: Assistant Manager – Inbound | TVS Supply Chain Solutions | Vashere | 2019-01 | 2022-07
job: Shift Incharge | Future Supply Chains | Kalamboli | 2015-11 | 2018-12
job: Store Keeper | Shree Ganesh Logistics | Purna village | 2012-09 | 2015-10
edu: Post Graduate Diploma in Supply Chain | | Welingkar | | 2018 | A grade
edu: B.Com. | | BNN College, Bhiwandi | Mumbai University | 2012 | 54.3%
edu: HSC | | BNN College, Bhiwandi | Maharashtra Board | 2009 | 60.17%
edu: SSC | | P.R. High School | | 2007 | 66%
languages: Marathi; Hindi; English
cert: Forklift operator licence
total: 14 0
ctc: 810000
expected: 1000000
notice: 45
*/
