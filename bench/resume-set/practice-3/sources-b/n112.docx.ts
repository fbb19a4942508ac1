import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10,
  header: [p('MUKESH MEENA\tTrain Manager (Goods Guard), NWR', { bold: true, tabs: [-9800], line: true })],
  body: [
    p('Mob.\t94601 77352', { tabs: [2600] }),
    p('E-mail\tmukeshmeena.nwr@gmail.com', { tabs: [2600] }),
    p('Present address\tRly Qr. 214-B, Loco Colony, Phulera', { tabs: [2600] }),
    p('D.O.B.\t02-08-1990', { tabs: [2600] }),
    p('Category\tST', { tabs: [2600] }),
    h('Postings in Indian Railways'),
    table(
      [1700, 3400, 2600, 2000],
      [
        ['w.e.f.', 'Designation & grade pay', 'Station / division', 'Order no.'],
        ['14-03-2022', 'Goods Guard, GP 2800', 'Phulera / Jaipur', 'E/OP/22/118'],
        ['05-09-2017', 'Assistant Station Master, GP 2400', 'Kishangarh / Jaipur', 'E/OP/17/40'],
        ['20-06-2012', 'Pointsman, GP 1800', 'Bandikui / Jaipur', 'E/REC/12/7'],
      ],
    ),
    p('(Training at ZRTI Udaipur: 20-06-2012 to 30-09-2012 and 05-09-2017 to 20-12-2017)', { italic: true }),
    h('Pass marks'),
    p('B.A., University of Rajasthan, private, 2015, 49.3 %'),
    p('Sr. Secondary (Arts), RBSE Ajmer, Govt. Sr. Sec. School Lalsot, 2009, 63.2 %'),
    p('Secondary, RBSE Ajmer, 2007, 57.8 %'),
    h('Competences'),
    p('G&SR refresher passed 2024; BPAC and block working; PME fit A-2'),
    p('Hindi and English can be read and written. Married, two children.'),
  ],
});
/* LABEL
about: railway-staff | other | senior | n-railway-postings-with-effect-from
name: Mukesh Meena
email: mukeshmeena.nwr@gmail.com
phone: 9460177352
place: Phulera
also: G&SR refresher; BPAC; block working
job: Goods Guard | Indian Railways | Phulera | 2022-03 | now
job: Assistant Station Master | Indian Railways | Kishangarh | 2017-09 |
job: Pointsman | Indian Railways | Bandikui | 2012-06 |
edu: B.A. | | University of Rajasthan | | 2015 | 49.3 %
edu: Sr. Secondary | Arts | Govt. Sr. Sec. School Lalsot | RBSE Ajmer | 2009 | 63.2 %
edu: Secondary | | | RBSE Ajmer | 2007 | 57.8 %
languages: Hindi; English
born: 1990-08-02
marital: Married
*/
