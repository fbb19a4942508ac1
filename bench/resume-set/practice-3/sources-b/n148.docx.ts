import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Caladea',
  size: 11,
  body: [
    p('To,\nThe Principal,\nGovernment Engineering College, Bilaspur.'),
    p('Sub: Application for the post of Lab Assistant (Workshop)', { bold: true, before: 120, after: 120 }),
    p(
      'Sir, I, Chandrahas Nishad, S/o Shri Firtu Ram Nishad, resident of Sarkanda, Bilaspur, submit that I passed ITI Turner from Govt. ITI Koni in the year 2014 (NCVT, 78 %) and 12th (Science) from CG Board in 2012 with 55 %.',
      { align: 'both', after: 100 },
    ),
    p(
      'I did apprenticeship in SECL Central Workshop, Korba as Apprentice Turner from 01/12/2014 to 30/11/2015. I then served as Turner in Vandana Global Ltd, Siltara from February 2016 to August 2019, and since September 2019 I am serving in Bilaspur Engineering Works, Sirgitti as Foreman (Machine Shop).',
      { align: 'both', after: 100 },
    ),
    p(
      'In 2022 I was off work for four months because of an operation. I know lathe, milling, shaper, tool grinding and reading of drawings.',
      { align: 'both', after: 100 },
    ),
    p(
      'My date of birth is 22.11.1993. I am drawing Rs. 19,000 per month. My mobile number is 79745 80316 and my e-mail is chandrahas.turner@gmail.com. I write Hindi and speak Chhattisgarhi.',
      { align: 'both', after: 200 },
    ),
    p('Place : Bilaspur\tYours obediently,', { tabs: [6000] }),
    p('Date : 18-08-2026\t(Chandrahas Nishad)', { tabs: [6000] }),
  ],
});
/* LABEL
about: turner | other | mid | n-word-application-letter
name: Chandrahas Nishad
email: chandrahas.turner@gmail.com
phone: 7974580316
place: Bilaspur
skills: lathe; milling; shaper; tool grinding; reading of drawings
job: Apprentice Turner | SECL Central Workshop | Korba | 2014-12 | 2015-11
job: Turner | Vandana Global Ltd | Siltara | 2016-02 | 2019-08
job: Foreman (Machine Shop) | Bilaspur Engineering Works | Sirgitti | 2019-09 | now
edu: ITI | Turner | Govt. ITI Koni | NCVT | 2014 | 78 %
edu: 12th | Science | | CG Board | 2012 | 55 %
languages: Hindi; Chhattisgarhi
ctc: 228000
born: 1993-11-22
dated: 2026-08-18
*/
