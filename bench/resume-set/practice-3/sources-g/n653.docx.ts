import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Serif',
  size: 12,
  heading: { bold: true, size: 12 },
  body: [
    p('BIO DATA', { bold: true, align: 'center', size: 14 }),
    p('1)\tName\t–\tSHAIK NAGUL MEERA', { tabs: [500, 3200, 3600] }),
    p('2)\tFather’s name\t–\tShaik Mastan Vali', { tabs: [500, 3200, 3600] }),
    p('3)\tDate of birth\t–\t10.06.1985', { tabs: [500, 3200, 3600] }),
    p('4)\tEducation\t–\t9th class, Z.P. High School, Chilakaluripet, 2000', { tabs: [500, 3200, 3600] }),
    p('5)\tOccupation\t–\tCook (South Indian, tiffins)', { tabs: [500, 3200, 3600] }),
    p('6)\tPresent work\t–\tHead Cook, Sri Rama Tiffins, Narasaraopet, since 2016', { tabs: [500, 3200, 3600] }),
    p('7)\tPast work\t–\tAssistant Cook, A2B (Adyar Ananda Bhavan), Chennai, 2009 to 2016', {
      tabs: [500, 3200, 3600],
    }),
    p('\t\t–\tDosa master, Hotel Geetha, Guntur, 2005 to 2009', { tabs: [500, 3200, 3600] }),
    p('\t\t–\tCleaner, same hotel, 2002 to 2005', { tabs: [500, 3200, 3600] }),
    p('8)\tCan prepare\t–\tidly, dosa, pongal, upma, chutneys, meals for 300', { tabs: [500, 3200, 3600] }),
    p('9)\tLanguages\t–\tTelugu, Tamil, Urdu', { tabs: [500, 3200, 3600] }),
    p('10)\tSalary now\t–\t25,000 per month, food free', { tabs: [500, 3200, 3600] }),
    p('11)\tSalary wanted\t–\t30,000 per month', { tabs: [500, 3200, 3600] }),
    p('12)\tFamily\t–\tMarried, two daughters', { tabs: [500, 3200, 3600] }),
    p('13)\tPhone\t–\t95020 71184', { tabs: [500, 3200, 3600] }),
    p('14)\tVillage\t–\tSantamaguluru, Prakasam District', { tabs: [500, 3200, 3600] }),
  ],
});
/* LABEL
about: cook | other | senior | n-word-biodata-numbered-dash-jobs-in-rows
name: Shaik Nagul Meera
phone: 9502071184
place: Santamaguluru
skills: idly; dosa; pongal; upma; chutneys
job: Head Cook | Sri Rama Tiffins | Narasaraopet | 2016 | now
job: Assistant Cook | A2B (Adyar Ananda Bhavan) | Chennai | 2009 | 2016
job: Dosa master | Hotel Geetha | Guntur | 2005 | 2009
job: Cleaner | Hotel Geetha | Guntur | 2002 | 2005
edu: 9th class | | Z.P. High School, Chilakaluripet | | 2000 |
languages: Telugu; Tamil; Urdu
ctc: 300000
expected: 360000
born: 1985-06-10
marital: Married
*/
