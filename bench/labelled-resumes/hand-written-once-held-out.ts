import type { HandWritten } from './labelled-resume.ts';

/** Formerly held out from the rules; seen by now. */
export const onceHeldOutByHand: readonly HandWritten[] = [
  {
    text: `Resume

Harpreet Singh Sandhu
H.No. 221, Sector 70, Mohali, Punjab
Contact: +91 98140-77889
E-mail: harpreet.sandhu@example.com

PROFILE
Sales professional having 9.5 years of experience in FMCG and dairy.

PROFESSIONAL EXPERIENCE
Area Sales Manager
Verdant Dairy Foods Ltd (Apr 2020 – Present)
- Handling 14 distributors in Punjab
Sales Officer
Punjab Agro Beverages (Jan 2017 – Mar 2020)
- Opened 120 outlets

KEY SKILLS
Channel Sales, Distribution Management, FMCG, Negotiation, MS Excel

EDUCATION
MBA (Marketing), Guru Ramdas Institute of Management, 2016
B.Com, Doaba Valley College, 2014

LANGUAGES
English, Hindi, Punjabi
`,
    label: {
      name: 'Harpreet Singh Sandhu',
      emails: ['harpreet.sandhu@example.com'],
      phones: ['9814077889'],
      city: 'Mohali',
      experienceMonths: null,
      skills: ['Channel Sales', 'Distribution Management', 'FMCG', 'Negotiation', 'Excel'],
      jobs: [
        { title: 'Area Sales Manager', employer: 'Verdant Dairy Foods Ltd', from: '2020-04', to: null },
        { title: 'Sales Officer', employer: 'Punjab Agro Beverages', from: '2017-01', to: '2020-03' },
      ],
      education: [
        { course: 'MBA (Marketing)', institution: 'Guru Ramdas Institute of Management', year: 2016 },
        { course: 'B.Com', institution: 'Doaba Valley College', year: 2014 },
      ],
      certifications: [],
      languages: ['English', 'Hindi', 'Punjabi'],
      summary: 'Sales professional having',
    },
  },
  {
    text: `Sneha Kulkarni
UI/UX Designer
Bengaluru | sneha.k.design@example.com | 8087654321 | behance.net/snehak

ABOUT ME
Designer who turns research into simple screens.

WORK
UI/UX Designer, Pixelgrove Studio
Nov'21 - Present
Graphic Designer, Inkwell Media House
Jul'19 - Oct'21

TOOLS
Figma, Adobe XD, Photoshop, Illustrator

STRENGTHS
User Research, Wireframing, Prototyping

EDUCATION
Bachelor of Design, Symbiant Institute of Design, 2019

CERTIFICATION
Google UX Design Certificate, 2021
`,
    label: {
      name: 'Sneha Kulkarni',
      emails: ['sneha.k.design@example.com'],
      phones: ['8087654321'],
      city: 'Bengaluru',
      experienceMonths: null,
      skills: ['Figma', 'Adobe XD', 'Photoshop', 'Illustrator', 'User Research', 'Wireframing', 'Prototyping'],
      jobs: [
        { title: 'UI/UX Designer', employer: 'Pixelgrove Studio', from: '2021-11', to: null },
        { title: 'Graphic Designer', employer: 'Inkwell Media House', from: '2019-07', to: '2021-10' },
      ],
      education: [{ course: 'Bachelor of Design', institution: 'Symbiant Institute of Design', year: 2019 }],
      certifications: ['Google UX Design Certificate'],
      languages: [],
      summary: 'Designer who turns research',
    },
  },
  {
    text: `CURRICULAM VITAE
NAME : RAMESH KUMAR YADAV
ADDRESS : 45, Shastri Nagar, Indore (M.P.)
MOBILE NO : 09826011223
EMAIL : rk.yadav.civil@example.com

EXPERIENCE : 11 Years

EMPLOYMENT RECORD
Organization : Malwa Infracon Pvt Ltd
Position : Project Engineer
Period : 15/07/2018 to till date

Organization : Narmada Constructions
Position : Site Engineer
Period : 01/08/2015 to 30/06/2018

QUALIFICATION
Diploma in Civil Engineering from Govt. Polytechnic College Indore in 2015

SOFTWARE SKILLS
AutoCAD, MS Project, Primavera P6

LANGUAGE KNOWN : Hindi, English
`,
    label: {
      name: 'Ramesh Kumar Yadav',
      emails: ['rk.yadav.civil@example.com'],
      phones: ['9826011223'],
      city: 'Indore',
      experienceMonths: 132,
      skills: ['AutoCAD', 'MS Project', 'Primavera'],
      jobs: [
        { title: 'Project Engineer', employer: 'Malwa Infracon Pvt Ltd', from: '2018-07', to: null },
        { title: 'Site Engineer', employer: 'Narmada Constructions', from: '2015-08', to: '2018-06' },
      ],
      education: [
        { course: 'Diploma in Civil Engineering', institution: 'Govt. Polytechnic College Indore', year: 2015 },
      ],
      certifications: [],
      languages: ['Hindi', 'English'],
      summary: null,
    },
  },
  {
    text: `Arunima Sen
Kolkata, West Bengal • +91 90070 11223 • arunima.sen@example.com

Data Scientist with 4 years of experience in credit risk models.

SKILLS: Python, SQL, Machine Learning, Pandas, Tableau, Apache Spark

EXPERIENCE
Hooghly Capital Bank | Data Scientist | 2022 - Present
Eastline Analytics LLP | Data Analyst | 2020 - 2022

EDUCATION
Jadunath University, M.Sc Statistics, 2020
Jadunath University, B.Sc Statistics, 2018

LANGUAGES: Bengali, English, Hindi
`,
    label: {
      name: 'Arunima Sen',
      emails: ['arunima.sen@example.com'],
      phones: ['9007011223'],
      city: 'Kolkata',
      experienceMonths: 48,
      skills: ['Python', 'SQL', 'Machine Learning', 'Pandas', 'Tableau', 'Spark'],
      jobs: [
        { title: 'Data Scientist', employer: 'Hooghly Capital Bank', from: '2022', to: null },
        { title: 'Data Analyst', employer: 'Eastline Analytics LLP', from: '2020', to: '2022' },
      ],
      education: [
        { course: 'M.Sc Statistics', institution: 'Jadunath University', year: 2020 },
        { course: 'B.Sc Statistics', institution: 'Jadunath University', year: 2018 },
      ],
      certifications: [],
      languages: ['Bengali', 'English', 'Hindi'],
      summary: 'Data Scientist with 4 years',
    },
  },
];
