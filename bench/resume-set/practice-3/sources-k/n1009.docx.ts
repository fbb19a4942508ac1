import { docx, h, p } from '../../outside/sources/word.ts';

export default docx({
  font: 'Liberation Sans',
  size: 10,
  heading: { bold: true, size: 11, color: '7F0000' },
  body: [
    p('JOYDEEP MUKHERJEE', { bold: true, size: 16 }),
    p('32/1 Raja S.C. Mullick Road, Jadavpur, Kolkata-32\nM: 9830 664 120; Email: joydeep.mukherjee.civil@yahoo.co.in'),
    h('CARRIER SUMMARY'),
    p('12 years in execution of bridges, jetties and industrial structures.'),
    h('PRESENT EMPLOYER'),
    p('Simplex Infrastructures Limited\tSince Jan 2020', { tabs: [-9900], bold: true }),
    p('Post: Manager (Civil) – Grade E5 | Site: Haldia Bulk Terminal berth'),
    p('Reporting to the Project Manager. Piling by hydraulic rig, deck slab, 3 subcontractors.'),
    h('PAST EMPLOYERS'),
    p('Gammon Engineers and Contractors Pvt. Ltd.\tAug 2017 – Dec 2019', { tabs: [-9900], bold: true }),
    p('Post: Deputy Manager (Civil) | Site: Ganga bridge, Bhagalpur'),
    p('Senbo Engineering Ltd.\tJuly 2014 – July 2017', { tabs: [-9900], bold: true }),
    p('Post: Site Engineer | Site: Farakka feeder canal works'),
    h('ACADEMICS'),
    p('Bachelor of Engineering (Civil Engineering)\n2014, 7.3 CGPA\nJadavpur University'),
    p('Diploma in Civil Engineering\n2011, 78.2%\nJnan Chandra Ghosh Polytechnic (W.B.S.C.T.E.)'),
    p('Madhyamik\n2008, 80.5%\nNaktala High School, W.B.B.S.E.'),
    h('SOFTWARE'),
    p('AutoCAD, Staad Pro, MS Project'),
    h('OTHERS'),
    p(
      'DOB 28 Dec 1992 / Male / Married / Bengali, English, Hindi\nCTC Rs 11.75 lacs; Notice 90 days; willing to relocate to Mumbai or Odisha',
    ),
  ],
});
/* LABEL
about: civil-site-manager | other | senior | n-k-present-past-employer-post-site-bar
name: Joydeep Mukherjee
email: joydeep.mukherjee.civil@yahoo.co.in
phone: 9830664120
place: Kolkata
skills: AutoCAD; Staad Pro; MS Project
job: Manager (Civil) – Grade E5 | Simplex Infrastructures Limited | | 2020-01 | now
job: Deputy Manager (Civil) | Gammon Engineers and Contractors Pvt. Ltd. | | 2017-08 | 2019-12
job: Site Engineer | Senbo Engineering Ltd. | | 2014-07 | 2017-07
edu: Bachelor of Engineering | Civil Engineering | Jadavpur University | | 2014 | 7.3
edu: Diploma | Civil Engineering | Jnan Chandra Ghosh Polytechnic | W.B.S.C.T.E. | 2011 | 78.2%
edu: Madhyamik | | Naktala High School | W.B.B.S.E. | 2008 | 80.5%
languages: Bengali; English; Hindi
total: 12 0
ctc: 1175000
notice: 90
born: 1992-12-28
gender: Male
marital: Married
preferred: Mumbai; Odisha
*/
