import { docx, h, list, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  heading: { bold: true, size: 12, shade: 'E7E6E6' },
  body: [
    p('Zoya Mirza, B.A. (Psych.), PGDHRM fresher', { bold: true, size: 15 }),
    p('Ajmer Road, Jaipur – zoyamirza.hr25@gmail.com – 9772 603 118'),
    h('Where I studied'),
    p('PGDHRM, pursuing, Welingkar Institute (distance), to be completed in 2027'),
    p('B.A. Psychology, 2025, Kanoria Mahila Mahavidyalaya, University of Rajasthan, 70.1 percent'),
    p('XII Arts, 2022, RBSE, Tagore Public School, 83 percent'),
    h('Where I helped'),
    list(
      'HR Trainee, Genpact Foundation Centre, Jaipur: July 2025 to January 2026 (stipend)',
      'Volunteer counsellor, Childline Jaipur, weekends in 2024 (unpaid)',
    ),
    h('What I did in college'),
    list('Secretary, Psychology Society, 2024-25', 'Paper on exam stress, national seminar, Udaipur, 2025'),
    h('What I know'),
    p('Interview scheduling, MS Excel (pivot tables), Canva, Psychometric tests (16PF, MBTI), Google Forms'),
    h('What I am'),
    p('Patient listener; Hindi, English, Urdu; born 17/07/2004; unmarried; wants 3 LPA; joins at once'),
  ],
});
/* LABEL
about: hr-fresher | other | fresher | n-word-pursuing-percent-in-words
name: Zoya Mirza
email: zoyamirza.hr25@gmail.com
phone: 9772603118
place: Jaipur
skills: Interview scheduling; MS Excel; pivot tables; Canva; Psychometric tests; 16PF; MBTI; Google Forms
also: Patient listener
job: HR Trainee | Genpact Foundation Centre | Jaipur | 2025-07 | 2026-01
job: Volunteer counsellor | Childline Jaipur | | 2024 | 2024
edu: PGDHRM | | Welingkar Institute | | 2027 |
edu: B.A. | Psychology | Kanoria Mahila Mahavidyalaya, University of Rajasthan | | 2025 | 70.1 percent
edu: XII | Arts | Tagore Public School | RBSE | 2022 | 83 percent
languages: Hindi; English; Urdu
expected: 300000
notice: 0
born: 2004-07-17
marital: unmarried
*/
