import { docx, p, table } from '../../outside/sources/word.ts';

const head = (text: string) => p(text, { bold: true, color: '7B1FA2', size: 12, before: 120 });

export default docx({
  font: 'Open Sans',
  size: 9,
  margin: 600,
  body: [
    table(
      [3400, 7200],
      [
        [
          p('PRIYANSHU', { bold: true, size: 20 }) +
            p('RAWAT', { bold: true, size: 20 }) +
            p('B.Com graduate', { italic: true }) +
            head('CONTACT') +
            p('☏ 84498 20036\n✉ priyanshurawat01@gmail.com\n⚑ Clement Town, Dehradun') +
            head('EDUCATION') +
            p('**Bachelor of Commerce**\nDoon Business School,\nH.N.B. Garhwal University\n2021 - 2024\n64.3 %') +
            p('**Intermediate (Commerce)**\nArmy Public School, Clement Town (CBSE)\n2021\n78 %') +
            p('**High School**\nArmy Public School, Clement Town (CBSE)\n2019\n74.6 %') +
            head('SKILLS') +
            p('Tally Prime\nMS Excel\nGST return filing\nTyping 40 wpm') +
            head('LANGUAGE') +
            p('Hindi\nEnglish\nGarhwali'),
          head('PROFILE') +
            p('Commerce graduate looking for a start in accounts or banking. Honest with figures, quick with Tally.') +
            head('EXPERIENCE') +
            p('**Accounts Assistant (part-time)**') +
            p('M/s Negi Hardware & Sanitary, Dehradun | Sep 2023 - Jun 2024') +
            p('• Purchase and sale vouchers\n• Stock taking of Diwali season') +
            p('**Summer Intern**', { before: 80 }) +
            p('Uttarakhand Gramin Bank, Rajpur Road Branch | 1 Jun 2023 - 15 Jul 2023') +
            p('• Opened 70 Jan Dhan accounts at two camps') +
            head('COURSES') +
            p('Certificate in Tally Prime with GST\nICA Edu Skills, Dehradun\n2023') +
            p('Course on Computer Concepts (CCC)\nNIELIT\n2021') +
            head('INTERESTS') +
            p('Trekking (Kedarkantha 2022), cricket, harmonium') +
            head('DECLARATION') +
            p('The above is true to my knowledge.  Dehradun, 4 August 2025'),
        ],
      ],
      { border: false, side: 'F3E5F5' },
    ),
  ],
});
/* LABEL
about: commerce-graduate | other | fresher | n-word-table-side-bar-shaded
name: Priyanshu Rawat
email: priyanshurawat01@gmail.com
phone: 8449820036
place: Dehradun
skills: Tally Prime; MS Excel; GST return filing; Typing 40 wpm
also: Stock taking; Tally
job: Accounts Assistant (part-time) | M/s Negi Hardware & Sanitary | Dehradun | 2023-09 | 2024-06
job: Summer Intern | Uttarakhand Gramin Bank | Rajpur Road Branch | 2023-06 | 2023-07
edu: Bachelor of Commerce | | Doon Business School | H.N.B. Garhwal University | 2024 | 64.3 %
edu: Intermediate | Commerce | Army Public School, Clement Town | CBSE | 2021 | 78 %
edu: High School | | Army Public School, Clement Town | CBSE | 2019 | 74.6 %
cert: Certificate in Tally Prime with GST; Course on Computer Concepts (CCC)
languages: Hindi; English; Garhwali
dated: 2025-08-04
*/
