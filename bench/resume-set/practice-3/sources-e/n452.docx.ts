import { docx, h, p, table } from '../../outside/sources/word.ts';

export default docx({
  font: 'Carlito',
  size: 11,
  heading: { bold: true, size: 12, color: '385623' },
  body: [
    p('Resume of Bhaskar Jyoti Gogoi', { bold: true, size: 16 }),
    p('Forest Range Officer (retd. voluntarily) and eco-tourism manager', { italic: true }),
    p('Bokakhat, Golaghat, Assam 785612; 70021 93358; bjgogoi.forest@gmail.com'),
    h('Postings'),
    table(
      [2400, 2600, 2900, 1700],
      [
        ['Title', 'Range / property', 'Body', 'Years'],
        ['Resort Manager', 'Diphlu side camp', 'Borgos Lodges Pvt Ltd', '2023 –'],
        ['Range Officer', 'Burapahar', 'Assam Forest Department', '2016 – 23'],
        ['Deputy Ranger', 'Agaratoli', 'Assam Forest Department', '2009 – 16'],
        ['Forester-I', 'Nambor-Doigrung', 'Assam Forest Department', '2001 – 09'],
      ],
      { head: 'E2EFD9' },
    ),
    h('Learning'),
    p('1998: B.Sc. (Botany), Jorhat Science College [Dibrugarh University], 2nd class'),
    p('1995: H.S. (Science), AHSEC, Bokakhat H.S. School, 1st division'),
    p('2002: Foresters’ course, Assam Forest School, Jalukbari, one year'),
    p('2014: Certificate in wildlife management, WII Dehradun, 3 months'),
    h('Practised in'),
    p(
      'camera trapping, rhino census (2012, 2018, 2022), anti-poaching camps, elephant handling, GIS with QGIS, M-STrIPES, guest safaris, staff roster',
    ),
    h('Honour'),
    p('RBS Earth Hero, 2017'),
    h('Details'),
    p('Assamese, English, Hindi, Mising. Born 2 March 1977. Salary 65,000 per month. Notice 1 month.'),
  ],
});
/* LABEL
about: forest-ranger | other | veteran | n-word-title-range-body-years-table
name: Bhaskar Jyoti Gogoi
email: bjgogoi.forest@gmail.com
phone: 7002193358
place: Golaghat
skills: camera trapping; rhino census; anti-poaching camps; elephant handling; GIS with QGIS; M-STrIPES; guest safaris; staff roster
also: GIS; QGIS
job: Resort Manager | Borgos Lodges Pvt Ltd | Diphlu side camp | 2023 | now
job: Range Officer | Assam Forest Department | Burapahar | 2016 | 2023
job: Deputy Ranger | Assam Forest Department | Agaratoli | 2009 | 2016
job: Forester-I | Assam Forest Department | Nambor-Doigrung | 2001 | 2009
edu: B.Sc. | Botany | Jorhat Science College | Dibrugarh University | 1998 | 2nd class
edu: H.S. | Science | Bokakhat H.S. School | AHSEC | 1995 | 1st division
edu: Foresters’ course | | Assam Forest School, Jalukbari | | 2002 |
edu: Certificate | wildlife management | WII Dehradun | | 2014 |
languages: Assamese; English; Hindi; Mising
ctc: 780000
notice: 30
born: 1977-03-02
*/
