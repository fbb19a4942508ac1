import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, color: 'FFFFFF', shade: '385623' },
  body: [
    p('Zubin Contractor', { bold: true, size: 17 }),
    p('Media sales, broadcast and digital | Andheri, Mumbai | zubin.contractor@gmail.com | 98201 77436'),
    h('  CAREER'),
    table(
      [2400, 7400],
      [
        [
          'Jio Star Entertainment Pvt. Ltd.',
          p('**Vice President – Ad Sales (English cluster)**') +
            p('May 2021 – Present | Mumbai') +
            p('Network of 70 channels; revenue target Rs 340 crore.'),
        ],
        [
          'Zee Entertainment Enterprises',
          p('**Group Head – Agency Sales**') +
            p('Jul 2016 – Apr 2021 | Mumbai') +
            p('**Senior Manager – Direct Clients**') +
            p('Feb 2013 – Jun 2016 | Mumbai') +
            p('Agencies: GroupM, Madison, Dentsu.'),
        ],
        ['Radio City (Music Broadcast Ltd.)', p('**Manager – Retail Sales**') + p('Nov 2009 – Jan 2013 | Pune')],
        ['Mid-Day Multimedia', p('**Sales Executive**') + p('Jun 2007 – Oct 2009 | Mumbai')],
      ],
      { side: 'E2EFD9' },
    ),
    h('  EDUCATION'),
    table(
      [2400, 7400],
      [
        ['2007', 'PGDM (Communications), MICA Ahmedabad'],
        ['2004', 'Bachelor of Commerce, Jai Hind College (University of Mumbai), 63%'],
      ],
      { side: 'E2EFD9' },
    ),
    h('  KNOWLEDGE'),
    table(
      [2400, 7400],
      [
        ['Commercial', 'Inventory pricing, Sponsorship deals, Annual agency commitments'],
        ['Data', 'BARC, Comscore, Excel'],
      ],
      { side: 'E2EFD9' },
    ),
    h('  PERSONAL'),
    table(
      [2400, 7400],
      [
        ['Born', '6 April 1984'],
        ['Languages', 'Gujarati, English, Hindi, Marathi'],
        ['Last drawn', 'Rs 66 lakh per annum, all inclusive'],
        ['Availability', '3 months'],
      ],
      { side: 'E2EFD9' },
    ),
  ],
});
/* LABEL
about: media-ad-sales-vp | other | veteran | n-word-side-column-employers
name: Zubin Contractor
email: zubin.contractor@gmail.com
phone: 9820177436
place: Mumbai
skills: Inventory pricing; Sponsorship deals; Annual agency commitments; BARC; Comscore; Excel
also: Commercial; Data; Media sales; broadcast; digital
job: Vice President – Ad Sales (English cluster) | Jio Star Entertainment Pvt. Ltd. | Mumbai | 2021-05 | now
job: Group Head – Agency Sales | Zee Entertainment Enterprises | Mumbai | 2016-07 | 2021-04
job: Senior Manager – Direct Clients | Zee Entertainment Enterprises | Mumbai | 2013-02 | 2016-06
job: Manager – Retail Sales | Radio City (Music Broadcast Ltd.) | Pune | 2009-11 | 2013-01
job: Sales Executive | Mid-Day Multimedia | Mumbai | 2007-06 | 2009-10
edu: PGDM | Communications | MICA Ahmedabad | | 2007 |
edu: Bachelor of Commerce | | Jai Hind College (University of Mumbai) | | 2004 | 63%
languages: Gujarati; English; Hindi; Marathi
ctc: 6600000
notice: 90
born: 1984-04-06
*/
