import { docx, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'DejaVu Sans',
  size: 9,
  margin: 800,
  body: [
    p('Lavanya Thirumalai  ·  Technical writer', { bold: true, size: 14 }),
    p('Chromepet, Chennai; 98 4162 7035; lavanya.docs@gmail.com', { line: true }),
    table(
      [3400, 3400, 3400],
      [
        ['Now', 'Before', 'First'],
        ['Lead Technical Writer', 'Technical Writer', 'Associate Writer'],
        ['Zoho Manage Suite, Chennai', 'Ramco Aviation Systems, Chennai', 'TechProse Solutions, Chennai'],
        ['Jul 2020 to date', 'Dec 2014 to Jun 2020', 'Aug 2012 to Nov 2014'],
        ['API docs in Markdown, docs-as-code', 'User guides in FrameMaker, DITA', 'Help files, RoboHelp'],
      ],
      { head: 'E1BEE7' },
    ),
    table(
      [3400, 3400, 3400],
      [
        ['M.A. English', 'B.A. English', 'Class XII'],
        ['Ethiraj College for Women', 'Stella Maris College', 'Holy Angels Convent School'],
        ['University of Madras', 'University of Madras', 'State Board'],
        ['2012', '2010', '2007'],
        ['71 %', '68 %', '84 %'],
      ],
      { head: 'E1BEE7' },
    ),
    p('Instruments: FrameMaker, Oxygen XML, DITA, Git, Swagger, Snagit, Confluence'),
    p('Papers: tekom/TCTrain certificate (2017); STC CPTC Foundation (2021)'),
    p('Voices: Tamil, English, Hindi, Japanese N4'),
    p('Figures: 17.6 LPA today; 21 LPA asked; two months'),
  ],
});
/* LABEL
about: technical-writer | it | senior | n-word-jobs-and-degrees-as-columns
name: Lavanya Thirumalai
email: lavanya.docs@gmail.com
phone: 9841627035
place: Chennai
skills: FrameMaker; Oxygen XML; DITA; Git; Swagger; Snagit; Confluence
also: API docs; Markdown; docs-as-code; RoboHelp
job: Lead Technical Writer | Zoho Manage Suite | Chennai | 2020-07 | now
job: Technical Writer | Ramco Aviation Systems | Chennai | 2014-12 | 2020-06
job: Associate Writer | TechProse Solutions | Chennai | 2012-08 | 2014-11
edu: M.A. | English | Ethiraj College for Women | University of Madras | 2012 | 71 %
edu: B.A. | English | Stella Maris College | University of Madras | 2010 | 68 %
edu: Class XII | | Holy Angels Convent School | State Board | 2007 | 84 %
cert: tekom/TCTrain; STC CPTC Foundation
languages: Tamil; English; Hindi; Japanese
ctc: 1760000
expected: 2100000
notice: 60
*/
