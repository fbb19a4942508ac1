import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  heading: { bold: true, size: 13, caps: true, line: true },
  body: [
    p('Manjusha Sathe', { bold: true, size: 22, align: 'center' }),
    p('School Principal • Kothrud, Pune • manjusha.sathe@gmail.com • 98507 13326', { align: 'center' }),
    h('Academic & professional preparation'),
    p('M.A. (Education)\tTilak Maharashtra Vidyapeeth', { tabs: [3600] }),
    p('2016\tA Grade', { tabs: [3600], italic: true }),
    p('M.Sc. (Physics)\tUniversity of Pune – Fergusson College', { tabs: [3600], before: 60 }),
    p('2006\tFirst Class', { tabs: [3600], italic: true }),
    p('B.Ed. (Science, Maths)\tUniversity of Pune – Adarsh Comprehensive College', { tabs: [3600], before: 60 }),
    p('2007\tO Grade', { tabs: [3600], italic: true }),
    p('D.S.M. (Diploma in School Management)\tYCMOU Nashik', { tabs: [3600], before: 60 }),
    p('2013\t69%', { tabs: [3600], italic: true }),
    p('Cambridge PDQ – Educational Leadership\tCambridge International', { tabs: [3600], before: 60 }),
    p('2020\tMerit', { tabs: [3600], italic: true }),
    h('Career'),
    p('The Orchid School, Baner (Nanded City campus)\tPrincipal', { tabs: [-9900] }),
    p('June 2022 to date', { italic: true }),
    p('The Orchid School, Baner\tSection Head – Secondary', { tabs: [-9900], before: 60 }),
    p('June 2017 to May 2022', { italic: true }),
    p('Vidya Valley School, Sus Road\tPhysics Teacher & Examination Coordinator', { tabs: [-9900], before: 60 }),
    p('June 2011 to April 2017', { italic: true }),
    p('Abhinava Vidyalaya English Medium School\tTeacher (Std. VIII to X)', { tabs: [-9900], before: 60 }),
    p('2007 to 2011', { italic: true }),
    h('Strengths'),
    p('Curriculum mapping, Teacher appraisal, CBSE affiliation documents, Timetabling software, Counselling parents'),
    h('Speaks'),
    p('Marathi, English, Hindi'),
  ],
});
/* LABEL
about: school-principal | other | senior | n-k-year-and-grade-italic-under-degree
name: Manjusha Sathe
email: manjusha.sathe@gmail.com
phone: 9850713326
place: Pune
skills: Curriculum mapping; Teacher appraisal; CBSE affiliation documents; Timetabling software; Counselling parents
job: Principal | The Orchid School | Baner | 2022-06 | now
job: Section Head – Secondary | The Orchid School | Baner | 2017-06 | 2022-05
job: Physics Teacher & Examination Coordinator | Vidya Valley School | Sus Road | 2011-06 | 2017-04
job: Teacher (Std. VIII to X) | Abhinava Vidyalaya English Medium School | | 2007 | 2011
edu: M.A. | Education | | Tilak Maharashtra Vidyapeeth | 2016 | A Grade
edu: M.Sc. | Physics | Fergusson College | University of Pune | 2006 | First Class
edu: B.Ed. | Science, Maths | Adarsh Comprehensive College | University of Pune | 2007 | O Grade
edu: D.S.M. (Diploma in School Management) | | | YCMOU Nashik | 2013 | 69%
edu: Cambridge PDQ | Educational Leadership | Cambridge International | | 2020 | Merit
languages: Marathi; English; Hindi
*/
