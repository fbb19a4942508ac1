import { docx, p } from './word.ts';

const name = { bold: true, size: 12, before: 180, color: '555555' };

export default docx({
  font: 'Caladea',
  size: 11.5,
  margin: 1500,
  body: [
    p('aijaz ahmad dar', { size: 26, after: 0 }),
    p('reporter, sub-editor, sometimes translator', { italic: true, after: 160 }),
    p('Rajbagh, Srinagar. 7006 338 914. aijazdar.writes@gmail.com'),
    p('The short of it', name),
    p(
      'I have reported from Kashmir for eleven years: floods, schools, apple markets, courts. Before that I sold insurance for seven months and was bad at it.',
    ),
    p('The long of it', name),
    p(
      'I am **Chief Sub-Editor** at **Greater Valley Daily** (Srinagar), where I joined in September 2020. I run the night desk with five people, write the weekly data page and train interns.',
      { align: 'both' },
    ),
    p(
      'Between February 2017 and August 2020 I was **Correspondent** for **The Northern Wire**, New Delhi, covering J&K. I filed some 700 stories; one on fake fertiliser led to an inquiry.',
      { align: 'both' },
    ),
    p('I began as **Staff Reporter** of **Kashmir Sandesh**, Anantnag, from May 2015 to January 2017.', {
      align: 'both',
    }),
    p('Taught by', name),
    p(
      'Islamic University of Science and Technology, Awantipora: M.A. Journalism and Mass Communication, 2014\nAmar Singh College, Srinagar: B.A., 2012\nGovt. Boys Higher Secondary School, Bijbehara: 12th (JKBOSE), 2009, 68 per cent',
    ),
    p('Useful things', name),
    p(
      'Copy editing, Investigative reporting, RTI filing, Data journalism, WordPress, Datawrapper, Urdu–English translation, InPage',
    ),
    p('Recognition', name),
    p(
      'Ramnath Goenka Award (regional languages), shortlisted, 2022. Reuters course “Reporting climate”, certificate, 2023.',
    ),
    p('Tongues', name),
    p('Kashmiri, Urdu, English; Hindi and some Persian to read.'),
    p('Editors who will pick up the phone', name),
    p('Nayeema Banday (The Northern Wire) 99060 71180; Tariq Bhat, tariq.bhat@valleydaily.example'),
  ],
});
/* LABEL
about: journalist | other | senior | o-word-narrative
name: Aijaz Ahmad Dar
email: aijazdar.writes@gmail.com
phone: 7006338914
place: Srinagar
skills: Copy editing; Investigative reporting; RTI filing; Data journalism; WordPress; Datawrapper; Urdu–English translation; InPage
also: Useful things; data page; translator
job: Chief Sub-Editor | Greater Valley Daily | Srinagar | 2020-09 | now
job: Correspondent | The Northern Wire | New Delhi | 2017-02 | 2020-08
job: Staff Reporter | Kashmir Sandesh | Anantnag | 2015-05 | 2017-01
edu: M.A. | Journalism and Mass Communication | Islamic University of Science and Technology, Awantipora | | 2014 |
edu: B.A. | | Amar Singh College, Srinagar | | 2012 |
edu: 12th | | Govt. Boys Higher Secondary School, Bijbehara | JKBOSE | 2009 | 68 per cent
languages: Kashmiri; Urdu; English; Hindi; Persian
cert: Reuters course “Reporting climate”
total: 11 0
othersphone: 9906071180
othersemail: tariq.bhat@valleydaily.example
*/
