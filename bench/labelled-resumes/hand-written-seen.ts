import type { HandWritten } from './labelled-resume.ts';

export const seenByHand: readonly HandWritten[] = [
  {
    text: `Page 1
CURRICULUM VITAE

S. Lakshmi Narayanan, B.E.
No 14/2, 3rd Cross Street, Anna Nagar West,
Chennai – 600 040.
Ph: 044-2626 1234, Cell: 98400 12345
slnarayanan.mech@example.co.in

CAREER OBJECTIVE
To work in a growing organisation where I can use my knowledge of design and production.

WORK EXPERIENCE (8 years 4 months)

1) Senior Design Engineer – Kovai Precision Tools (P) Ltd, Chennai
   June 2019 – till date
   Responsible for jigs and fixtures of press tools.
   Software used: AutoCAD, SolidWorks

2) Design Engineer – Annamalai Auto Parts
   Feb 2016 – May 2019
   Prepared detailed drawings and bills of material.

TECHNICAL SKILLS
CAD : AutoCAD, SolidWorks, Creo
Quality : GD&T, APQP, PPAP

EDUCATIONAL QUALIFICATION
B.E. (Mechanical Engineering), Kongu Valley College of Engineering, Anna University – 2015 – 71%
HSC, Govt. Boys Hr. Sec. School, 2011 – 88%

LANGUAGES KNOWN: Tamil, English, Telugu

Father's Name: R. Srinivasan
Date of Birth: 12.04.1994
`,
    label: {
      name: 'S. Lakshmi Narayanan',
      emails: ['slnarayanan.mech@example.co.in'],
      phones: ['9840012345', '4426261234'],
      city: 'Chennai',
      experienceMonths: 100,
      skills: ['AutoCAD', 'SolidWorks', 'Creo', 'GD&T', 'APQP', 'PPAP'],
      jobs: [
        { title: 'Senior Design Engineer', employer: 'Kovai Precision Tools (P) Ltd', from: '2019-06', to: null },
        { title: 'Design Engineer', employer: 'Annamalai Auto Parts', from: '2016-02', to: '2019-05' },
      ],
      education: [
        { course: 'B.E. (Mechanical Engineering)', institution: 'Kongu Valley College of Engineering', year: 2015 },
        { course: 'HSC', institution: 'Govt. Boys Hr. Sec. School', year: 2011 },
      ],
      certifications: [],
      languages: ['Tamil', 'English', 'Telugu'],
      summary: 'To work in a growing organisation',
    },
  },
  {
    text: `PRIYANKA DESHMUKH
Senior Software Engineer | Java | Spring Boot | AWS
📞 +91-90110-22334 ✉ priyanka.deshmukh@example.com 📍 Pune, Maharashtra
linkedin.com/in/priyankad github.com/priyankad

SUMMARY
Backend engineer with 6+ years of experience building payment systems.

EXPERIENCE
Finlattice Technologies Pvt. Ltd. Pune, India
Senior Software Engineer Aug 2021 – Present
• Led a team of 5 on the settlement engine
• Moved 14 services to Kubernetes
Bluecrest Infosystems Pune, India
Software Engineer Jul 2018 – Jul 2021
• Wrote REST services in Java

EDUCATION
College of Engineering, Sahyadri Pune, India
B.Tech in Computer Engineering, CGPA 8.4/10 2014 – 2018

SKILLS
Languages: Java, Python, SQL
Frameworks: Spring Boot, Hibernate, JUnit
Cloud & DevOps: AWS (EC2, S3), Docker, Kubernetes, Jenkins

CERTIFICATIONS
• AWS Certified Solutions Architect – Associate (2022)
`,
    label: {
      name: 'Priyanka Deshmukh',
      emails: ['priyanka.deshmukh@example.com'],
      phones: ['9011022334'],
      city: 'Pune',
      experienceMonths: 72,
      skills: [
        'Java',
        'Python',
        'SQL',
        'Spring Boot',
        'Hibernate',
        'JUnit',
        'AWS',
        'EC2',
        'S3',
        'Docker',
        'Kubernetes',
        'Jenkins',
        'DevOps',
      ],
      jobs: [
        { title: 'Senior Software Engineer', employer: 'Finlattice Technologies Pvt. Ltd.', from: '2021-08', to: null },
        { title: 'Software Engineer', employer: 'Bluecrest Infosystems', from: '2018-07', to: '2021-07' },
      ],
      education: [
        { course: 'B.Tech in Computer Engineering', institution: 'College of Engineering, Sahyadri', year: 2018 },
      ],
      certifications: ['AWS Certified Solutions Architect – Associate'],
      languages: [],
      summary: 'Backend engineer with 6+ years',
    },
  },
  {
    text: `Md. Irfan Khan
Vill. Rampur, Post Office Barh, Dist. Patna, Bihar 803213
Mob. 7004112233 / 6203445566
Email id: irfankhan.acc@example.com

OBJECTIVE
Seeking a position in accounts in a reputed company.

ACADEMIC QUALIFICATION
Examination Board/University Year Division
10th B.S.E.B. Patna 2010 1st
12th B.S.E.B. Patna 2012 2nd
B.Com Magadh Valley University 2015 1st

COMPUTER KNOWLEDGE
Tally ERP 9, MS Excel, MS Word

WORKING EXPERIENCE
2 years as Accountant in Ganga Trading Company, Patna (from 04/2017 to 03/2019).
Presently working as Senior Accountant in Maa Vaishno Steel Pvt Ltd, Patna since 05/2019.

PERSONAL DETAILS
Father's Name : Md. Salim Khan
Languages Known : Hindi, Urdu & English
Marital Status : Unmarried
Date : ____ (Md. Irfan Khan)
`,
    label: {
      name: 'Md. Irfan Khan',
      emails: ['irfankhan.acc@example.com'],
      phones: ['7004112233', '6203445566'],
      city: 'Patna',
      experienceMonths: null,
      skills: ['Tally', 'Excel', 'MS Word'],
      jobs: [
        { title: 'Accountant', employer: 'Ganga Trading Company', from: '2017-04', to: '2019-03' },
        { title: 'Senior Accountant', employer: 'Maa Vaishno Steel Pvt Ltd', from: '2019-05', to: null },
      ],
      education: [
        { course: '10th', institution: 'B.S.E.B. Patna', year: 2010 },
        { course: '12th', institution: 'B.S.E.B. Patna', year: 2012 },
        { course: 'B.Com', institution: 'Magadh Valley University', year: 2015 },
      ],
      certifications: [],
      languages: ['Hindi', 'Urdu', 'English'],
      summary: 'Seeking a position in accounts',
    },
  },
  {
    text: `ANJALI MENON
anjali.menon@example.in
+91 94470 55667
Kochi

CAREER SUMMARY
Staff nurse with over 5 years in critical care; calm, careful, used to night duty.

EMPLOYMENT HISTORY
Lakeside Multispeciality Hospital — Kochi
Staff Nurse (ICU)
03/2021 - Present
Mar Thoma Medical Mission
Junior Staff Nurse
06/2019 - 02/2021

EDUCATION
B.Sc Nursing
St. Agnes College of Nursing
2019

LICENCES & CERTIFICATIONS
BLS
ACLS
Kerala Nurses and Midwives Council registration

KEY SKILLS
Patient Care
Critical Care
ICU
Phlebotomy
Documentation

LANGUAGES
Malayalam, English, Hindi, Tamil

REFERENCES
Available on request
`,
    label: {
      name: 'Anjali Menon',
      emails: ['anjali.menon@example.in'],
      phones: ['9447055667'],
      city: 'Kochi',
      experienceMonths: 60,
      skills: ['Patient Care', 'Critical Care', 'ICU', 'Phlebotomy', 'Documentation'],
      jobs: [
        { title: 'Staff Nurse (ICU)', employer: 'Lakeside Multispeciality Hospital', from: '2021-03', to: null },
        { title: 'Junior Staff Nurse', employer: 'Mar Thoma Medical Mission', from: '2019-06', to: '2021-02' },
      ],
      education: [{ course: 'B.Sc Nursing', institution: 'St. Agnes College of Nursing', year: 2019 }],
      certifications: ['BLS', 'ACLS', 'Kerala Nurses and Midwives Council registration'],
      languages: ['Malayalam', 'English', 'Hindi', 'Tamil'],
      summary: 'Staff nurse with over 5 years',
    },
  },
];
