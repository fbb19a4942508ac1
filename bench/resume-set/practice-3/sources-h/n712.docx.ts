import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  heading: { bold: true, size: 12, color: '783F04' },
  body: [
    p('Thomas Kuruvilla', { size: 26, color: '783F04' }),
    p('Chartered Engineer (Mechanical) · Kochi, Kerala · (+91) 94471 20958 · t.kuruvilla@kuruvilla.in', { size: 9 }),
    h('EXPERIENCE'),
    p('**Cochin Shipyard Contractors Forum,** Kochi — Chief Engineer – Projects'),
    p('JUNE 2018 - PRESENT', { size: 8, color: '666666' }),
    p('Piping and outfitting contracts, 140 workmen, yearly turnover 52 crore.'),
    p('**FACT Engineering & Design Organisation,** Udyogamandal — Manager (Mechanical)'),
    p('MARCH 2009 - MAY 2018', { size: 8, color: '666666' }),
    p('Ammonia storage, pressure vessels, TPI coordination.'),
    p('**FACT Engineering & Design Organisation,** Udyogamandal — Assistant Manager'),
    p('AUGUST 2002 - FEBRUARY 2009', { size: 8, color: '666666' }),
    h('EDUCATION'),
    p('**TKM College of Engineering,** Kollam — B.Tech, Mechanical'),
    p('1998 - 2002', { size: 8, color: '666666' }),
    p("**Maharaja's College,** Ernakulam — Pre-Degree, First Group"),
    p('1996 - 1998', { size: 8, color: '666666' }),
    h('SKILLS'),
    list('ASME Section VIII', 'API 650 tank design', 'Contract management', 'AutoCAD, Navisworks'),
    h('AWARDS'),
    p('**Safety shield** of the Factories department, 2016 and 2019'),
    p('**Fellow** of the Institution of Engineers (India), 2015'),
    h('LANGUAGES'),
    p('Malayalam, English, Hindi, Tamil'),
  ],
});
/* LABEL
about: project-chief-engineer | other | veteran | n-gdocs-employer-dash-title
name: Thomas Kuruvilla
email: t.kuruvilla@kuruvilla.in
phone: 9447120958
place: Kochi
skills: ASME Section VIII; API 650 tank design; Contract management; AutoCAD; Navisworks
also: pressure vessels; Piping; TPI coordination
job: Chief Engineer – Projects | Cochin Shipyard Contractors Forum | Kochi | 2018-06 | now
job: Manager (Mechanical) | FACT Engineering & Design Organisation | Udyogamandal | 2009-03 | 2018-05
job: Assistant Manager | FACT Engineering & Design Organisation | Udyogamandal | 2002-08 | 2009-02
edu: B.Tech | Mechanical | TKM College of Engineering | | 2002 |
edu: Pre-Degree | First Group | Maharaja's College | | 1998 |
languages: Malayalam; English; Hindi; Tamil
*/
