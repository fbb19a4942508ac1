import { docx, p } from '../../outside/sources/word.ts';

const head = (text: string) => p(text, { bold: true, align: 'right', color: '8E24AA', before: 140, line: true });

export default docx({
  font: 'Lato',
  size: 10,
  body: [
    p('MANPREET SINGH GILL', { bold: true, size: 20, color: '8E24AA' }),
    p('Data support & automation | Mohali, Punjab | 7986 204 513 | manpreetgill.py@gmail.com'),
    head('MCA AND BEFORE'),
    p('[2026] MCA, Chandigarh University, Gharuan, 8.02'),
    p('[2024] BCA, SGGS Khalsa College, Mahilpur (Panjab University), 73%'),
    p('[2021] 10+2 (Commerce), PSEB, Khalsa Sr. Sec. School, Mahilpur, 88%'),
    p('[2019] 10th, PSEB, Khalsa Sr. Sec. School, Mahilpur, 81%'),
    head('WORKED'),
    p('[Jul 2026 – to date] **Quark Software** (Mohali)', { after: 0 }),
    p('Associate – Data Operations', { indent: 400 }),
    p('[Jan 2026 – Jun 2026] **Grazitti Interactive** (Panchkula)', { after: 0 }),
    p('Python Intern – wrote a bot for 9,000 invoices', { indent: 400 }),
    p('[2022 – 2024] **Gill Photostat & Cyber Café** (Mahilpur) – family shop', { after: 0 }),
    p('Computer operator', { indent: 400 }),
    head('BUILT'),
    p('[2026] MandiRates: daily crop prices on Telegram; FastAPI, SQLite, 600 users'),
    p('[2025] Attendance by face; OpenCV'),
    head('EARNED'),
    p('[2026] PCEP – Certified Entry-Level Python Programmer, Python Institute'),
    p('[2025] Microsoft AZ-900'),
    p('[2024] Best volunteer, NSS camp'),
    head('USE'),
    p('Python [good], SQL [good], Power Query [good], FastAPI [fair], Linux [fair], Tableau [beginner]'),
    head('SPEAK'),
    p('Punjabi [native], Hindi [fluent], English [fluent]'),
    head('TERMS'),
    p('[Now] 3.0 LPA [Ask] 4.2 LPA [Notice] 30 days'),
  ],
});
/* LABEL
about: data-operations | it | junior | n-word-everything-in-square-brackets-headings-right
name: Manpreet Singh Gill
email: manpreetgill.py@gmail.com
phone: 7986204513
place: Mohali
skills: Python; SQL; Power Query; FastAPI; Linux; Tableau
also: OpenCV; SQLite; automation
job: Associate – Data Operations | Quark Software | Mohali | 2026-07 | now
job: Python Intern | Grazitti Interactive | Panchkula | 2026-01 | 2026-06
job: Computer operator | Gill Photostat & Cyber Café | Mahilpur | 2022 | 2024
edu: MCA | | Chandigarh University, Gharuan | | 2026 | 8.02
edu: BCA | | SGGS Khalsa College, Mahilpur | Panjab University | 2024 | 73%
edu: 10+2 | Commerce | Khalsa Sr. Sec. School, Mahilpur | PSEB | 2021 | 88%
edu: 10th | | Khalsa Sr. Sec. School, Mahilpur | PSEB | 2019 | 81%
languages: Punjabi; Hindi; English
cert: PCEP – Certified Entry-Level Python Programmer; Microsoft AZ-900
ctc: 300000
expected: 420000
notice: 30
*/
