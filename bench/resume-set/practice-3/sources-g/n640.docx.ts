import { docx, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  margin: 1100,
  body: [
    p('JASPREET SINGH DHALIWAL', { bold: true, size: 15 }),
    p('Scaffolding Foreman'),
    p('Village Rampura, Distt. Bathinda, Punjab'),
    p('Phone +91 98763 50042'),
    p('', {}),
    p('Total experience 16 years 5 months', { bold: true }),
    p('PRESENT', { bold: true, before: 160 }),
    p('From May 2021 I am with Brand Energy Saudi Arabia, Jubail (client: SABIC) as Scaffolding Foreman.'),
    p('PREVIOUS', { bold: true, before: 160 }),
    p(
      'From April 2016 to March 2021 I was with Al Nasr Contracting, Ruwais (client: ADNOC Refining) as Scaffolding Charge Hand.',
    ),
    p('From 2012 to 2016 I was with Kaefer Punj Lloyd, Bathinda refinery as Scaffolder.'),
    p('From June 2010 to 2012 I was with Unique Engineers, Bathinda refinery as Helper.'),
    p('TICKETS', { bold: true, before: 160 }),
    p('CISRS Overseas Advanced Scaffolder, card 4410327, expiry 08/2028'),
    p('ADNOC HSE passport, 2016'),
    p('Saudi Aramco approved Scaffolding Supervisor, ID SCF-2217, 2023'),
    p('STUDY', { bold: true, before: 160 }),
    p('Tenth from Punjab School Education Board in the year 2007 with 49 percent'),
    p('OTHER', { bold: true, before: 160 }),
    p(
      'Born on 6th September 1989, married. I speak Punjabi, Hindi, English and Arabic. I am on vacation now and can join any time. Salary wanted SAR 4,200.',
    ),
  ],
});
/* LABEL
about: scaffolding-foreman | other | senior | n-word-from-to-i-was-with-as
name: Jaspreet Singh Dhaliwal
phone: 9876350042
place: Bathinda
job: Scaffolding Foreman | Brand Energy Saudi Arabia | Jubail | 2021-05 | now
job: Scaffolding Charge Hand | Al Nasr Contracting | Ruwais | 2016-04 | 2021-03
job: Scaffolder | Kaefer Punj Lloyd | Bathinda | 2012 | 2016
job: Helper | Unique Engineers | Bathinda | 2010-06 | 2012
edu: Tenth | | | Punjab School Education Board | 2007 | 49 percent
languages: Punjabi; Hindi; English; Arabic
cert: CISRS Overseas Advanced Scaffolder; ADNOC HSE passport; Saudi Aramco approved Scaffolding Supervisor
total: 16 5
notice: 0
born: 1989-09-06
marital: Married
*/
