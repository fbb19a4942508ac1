import { docx, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 10.5,
  body: [
    p('Selvakumari Arumugam', { bold: true, size: 18, color: '283593' }),
    p('Block resource teacher, special education\nChidambaram 608001\n9626 017 348, selva.sped@gmail.com'),
    p('Sarva Shiksha / Samagra Shiksha, Cuddalore district', { bold: true, before: 120, color: '283593' }),
    table(
      [3000, 2400, 2400, 2200],
      [
        ['Special Educator', 'BRC Kurinjipadi', '01.09.2011', '31.05.2015'],
        ['ditto', 'BRC Bhuvanagiri', '01.06.2015', '30.11.2019'],
        ['Senior Special Educator', 'BRC Parangipettai', '01.12.2019', 'to date'],
      ],
      { border: false },
    ),
    p('Earlier', { bold: true, before: 120, color: '283593' }),
    table([3000, 2400, 2400, 2200], [['Therapy Assistant', 'Vidya Sagar, Chennai', '14.06.2009', '20.08.2011']], {
      border: false,
    }),
    p('Degrees', { bold: true, before: 120, color: '283593' }),
    table(
      [3000, 3500, 1500, 2000],
      [
        ['B.Ed. (Spl. Ed., ID)', 'NIEPMD Muttukadu, TNTEU', '2009', '71%'],
        ['B.Sc. Psychology', 'Annamalai University', '2007', '66%'],
        ['HSC', 'Nirmala Girls, Chidambaram', '2004', '1004/1200'],
      ],
      { border: false },
    ),
    p('RCI', { bold: true, before: 120, color: '283593' }),
    p('CRR No. B-29174, Special Educator, valid up to 30-09-2029'),
    p('CRE programmes', { bold: true, before: 120, color: '283593' }),
    p('Autism, 3 days, 2018; Universal design, 5 days, 2021; Sign language level A, AYJNISHD, 2014'),
    p('Works with', { bold: true, before: 120, color: '283593' }),
    p('IEP writing, AVAZ app, sensory diet, braille basics, home-based education'),
    p('Tamil, English. Consolidated pay 22,500.'),
  ],
});
/* LABEL
about: special-educator | other | senior | m-word-borderless-rows-title-brc-from-to-ditto
name: Selvakumari Arumugam
email: selva.sped@gmail.com
phone: 9626017348
place: Chidambaram
skills: IEP writing; AVAZ app; sensory diet; braille basics; home-based education
job: Senior Special Educator | BRC Parangipettai | | 2019-12 | now
job: Special Educator | BRC Bhuvanagiri | | 2015-06 | 2019-11
job: Special Educator | BRC Kurinjipadi | | 2011-09 | 2015-05
job: Therapy Assistant | Vidya Sagar | Chennai | 2009-06 | 2011-08
edu: B.Ed. | Spl. Ed., ID | NIEPMD Muttukadu | TNTEU | 2009 | 71%
edu: B.Sc. | Psychology | Annamalai University | | 2007 | 66%
edu: HSC | | Nirmala Girls, Chidambaram | | 2004 | 1004/1200
languages: Tamil; English
cert: Sign language level A
ctc: 270000
*/
