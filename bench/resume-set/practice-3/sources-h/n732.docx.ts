import { docx, p, textBox } from '../../outside/sources/word.ts';

const head = (text: string, indent: number) => p(text, { indent, bold: true, color: 'C2185B', size: 12, before: 100 });
const side = (text: string) => p(text, { size: 9, color: 'FFFFFF' });
const sideHead = (text: string) => p(text, { bold: true, size: 11, color: 'FFFFFF', before: 120 });

export default docx({
  font: 'Lato',
  size: 10,
  body: [
    textBox(
      { x: 0, y: 0, width: 175, height: 842, fill: '37474F' },
      p('', { before: 300 }) +
        sideHead('ABOUT') +
        side('Beautician and trainer, 9 years, bridal work of more than 400 brides.') +
        sideHead('CONTACT') +
        side('☎ 93103 77420\n✉ rukhsar.makeovers@gmail.com\n⌂ Jamia Nagar, Okhla, New Delhi\n◎ @rukhsar.makeovers') +
        sideHead('DIPLOMAS') +
        side('CIDESCO Diploma in Beauty Therapy\nVLCC Institute, Lajpat Nagar\n2017') +
        side('Diploma in Cosmetology\nShahnaz Husain Institute\n2015') +
        sideHead('SCHOOL') +
        side('XII (Arts), NIOS, 2014') +
        sideHead('SKILLS') +
        side('HD & airbrush make-up  ●●●●●\nHair styling  ●●●●○\nSkin care  ●●●●○\nSaree draping  ●●●●●'),
    ),
    p('Rukhsar Parveen', { size: 26, indent: 3000, color: 'C2185B' }),
    p('MAKE-UP ARTIST & SALON TRAINER', { indent: 3000 }),
    p('', {}),
    head('EXPERIENCE', 3000),
    p('**Lakmé Academy powered by Aptech**, Noida', { indent: 3000 }),
    p('Trainer – Make-up   |   Jan 2022 – Present', { indent: 3000 }),
    p('Four batches of 18 students a year; ten placed with film units', { indent: 3000, after: 120 }),
    p('**Looks Salon**, South Extension', { indent: 3000 }),
    p('Senior Make-up Artist   |   Jun 2019 – Dec 2021', { indent: 3000, after: 120 }),
    p('**Geetanjali Salon**, Saket', { indent: 3000 }),
    p('Beautician   |   Mar 2017 – May 2019', { indent: 3000, after: 120 }),
    head('FREELANCE', 3000),
    p('Bridal make-up at weddings in Delhi, Lucknow and Muscat, weekends', { indent: 3000 }),
    head('LANGUAGES', 3000),
    p('Hindi, Urdu, English', { indent: 3000 }),
  ],
});
/* LABEL
about: make-up-artist | other | mid | n-word-dark-text-box-bar
name: Rukhsar Parveen
email: rukhsar.makeovers@gmail.com
phone: 9310377420
place: New Delhi
skills: HD & airbrush make-up; Hair styling; Skin care; Saree draping
also: Bridal make-up
job: Trainer – Make-up | Lakmé Academy powered by Aptech | Noida | 2022-01 | now
job: Senior Make-up Artist | Looks Salon | South Extension | 2019-06 | 2021-12
job: Beautician | Geetanjali Salon | Saket | 2017-03 | 2019-05
edu: CIDESCO Diploma | Beauty Therapy | VLCC Institute, Lajpat Nagar | | 2017 |
edu: Diploma | Cosmetology | Shahnaz Husain Institute | | 2015 |
edu: XII | Arts | | NIOS | 2014 |
languages: Hindi; Urdu; English
total: 9 0
*/
