import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'DejaVu Sans',
  size: 9,
  margin: 900,
  heading: { bold: true, size: 10, shade: 'CFE8E8' },
  body: [
    p('RAJESHWARI BEHERA', { bold: true, size: 14 }),
    p('Front desk / hospital billing / TPA desk. Bhubaneswar. 7008 913 466. rajibehera.tpa@gmail.com'),
    h('* EXPERIENCE'),
    p('>> Kalinga Hospital Ltd., Bhubaneswar [Sr. Executive – TPA & Credit Cell] 2021 Nov. – till date'),
    p('>> Apollo Hospitals, Bhubaneswar [Executive – IP Billing] 2017 Mar. – 2021 Oct.'),
    p('>> Vivekananda Hospital, Bhubaneswar [Receptionist] 2015 Aug. – 2017 Feb.'),
    h('* QUALIFICATION'),
    p('>> PGDHM [Utkal University, DDCE] 2019'),
    p('>> +3 Commerce [Rama Devi Women’s College] 2015 [2nd class]'),
    p('>> +2 Commerce [CHSE] 2012 [53%]'),
    p('>> 10th [BSE Odisha; Unit-9 Girls’ High School] 2010 [59%]'),
    h('* COMPUTER'),
    p('>> PGDCA 2016; KareXpert HIS; Excel; TPA portals (Medi Assist, FHPL); BSKY portal; DEO typing 35 wpm'),
    h('* ACHIEVED'),
    p('>> Claims denial brought from 9% to 4% in 2024. Employee of the Year 2019 (Apollo).'),
    h('* PERSONAL'),
    p('>> Odia, Hindi, English >> 16.06.1994 >> Married >> 25,400 per month >> 1 month notice'),
  ],
});
/* LABEL
about: hospital-billing | other | mid | n-word-arrows-square-bracket-titles
name: Rajeshwari Behera
email: rajibehera.tpa@gmail.com
phone: 7008913466
place: Bhubaneswar
skills: KareXpert HIS; Excel; TPA portals; BSKY portal
also: Medi Assist; FHPL
job: Sr. Executive – TPA & Credit Cell | Kalinga Hospital Ltd. | Bhubaneswar | 2021-11 | now
job: Executive – IP Billing | Apollo Hospitals | Bhubaneswar | 2017-03 | 2021-10
job: Receptionist | Vivekananda Hospital | Bhubaneswar | 2015-08 | 2017-02
edu: PGDHM | | Utkal University, DDCE | | 2019 |
edu: +3 Commerce | | Rama Devi Women’s College | | 2015 | 2nd class
edu: +2 Commerce | | | CHSE | 2012 | 53%
edu: 10th | | Unit-9 Girls’ High School | BSE Odisha | 2010 | 59%
languages: Odia; Hindi; English
cert: PGDCA
ctc: 304800
notice: 30
born: 1994-06-16
marital: Married
*/
