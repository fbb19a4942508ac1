import type { HandWritten } from './labelled-resume.ts';

/** Written after the rules; no rule was written with these results in view. */
export const heldOutByHand: readonly HandWritten[] = [
  {
    text: `Mr. Tejas Vinod Wagholikar
Flat 9, Sukhwani Park, Kharadi, Pune - 411014
Cell: 90280 66117        Email id: tejas.wagholikar@example.com

OBJECTIVE
To work as a mechanical design engineer with an organisation that builds machines.

WORK EXPERIENCE

1) Company Name : Indrayani Presstools Pvt. Ltd.
Designation : Senior Design Engineer
Duration : Aug 2019 to till date

2) Company Name : Mulshi Auto Components
Designation : Design Engineer
Duration : June 2016 to July 2019

EDUCATIONAL QUALIFICATION
B.E. (Mechanical) from Sahyadri College of Engineering, Pune in 2016 with 64%
HSC from Deccan Junior College in 2012

SOFTWARE KNOWN
AutoCAD, SolidWorks, CATIA, ANSYS

LANGUAGES KNOWN: Marathi, Hindi, English
Declaration: I hereby declare that the above is true.
`,
    label: {
      name: 'Tejas Vinod Wagholikar',
      emails: ['tejas.wagholikar@example.com'],
      phones: ['9028066117'],
      city: 'Pune',
      experienceMonths: null,
      skills: ['AutoCAD', 'SolidWorks', 'CATIA', 'ANSYS'],
      jobs: [
        { title: 'Senior Design Engineer', employer: 'Indrayani Presstools Pvt. Ltd.', from: '2019-08', to: null },
        { title: 'Design Engineer', employer: 'Mulshi Auto Components', from: '2016-06', to: '2019-07' },
      ],
      education: [
        { course: 'B.E. (Mechanical)', institution: 'Sahyadri College of Engineering, Pune', year: 2016 },
        { course: 'HSC', institution: 'Deccan Junior College', year: 2012 },
      ],
      certifications: [],
      languages: ['Marathi', 'Hindi', 'English'],
      summary: 'To work as a mechanical design engineer',
    },
  },
  {
    text: `FARHANA SIDDIQUI – HR Generalist
Hyderabad | +91-7799011223 | farhana.hr@example.com | linkedin.com/in/farhanasid

Profile
HR generalist with 7 years of experience across recruitment, payroll and employee relations.

Core strengths
Recruitment | Payroll | Employee Engagement | Onboarding

Career so far
Charminar Softech Ltd, Hyderabad
HR Generalist | Jan 2021 – Present
Golconda Staffing Services, Hyderabad
HR Executive | May 2018 – Dec 2020

Education
MBA – Human Resources, Musi Institute of Management, 2018
B.Com – Osmania Valley College, 2016
`,
    label: {
      name: 'Farhana Siddiqui',
      emails: ['farhana.hr@example.com'],
      phones: ['7799011223'],
      city: 'Hyderabad',
      experienceMonths: 84,
      skills: ['Recruitment', 'Payroll', 'Employee Engagement', 'Onboarding'],
      jobs: [
        { title: 'HR Generalist', employer: 'Charminar Softech Ltd', from: '2021-01', to: null },
        { title: 'HR Executive', employer: 'Golconda Staffing Services', from: '2018-05', to: '2020-12' },
      ],
      education: [
        { course: 'MBA – Human Resources', institution: 'Musi Institute of Management', year: 2018 },
        { course: 'B.Com', institution: 'Osmania Valley College', year: 2016 },
      ],
      certifications: [],
      languages: [],
      summary: 'HR generalist with 7 years',
    },
  },
  {
    text: `Joel Fernandes
QA Lead
joel.fernandes@example.com
+91 98220 44556
Panaji, Goa

Experience
QA Lead
Mandovi Labs
March 2022 - Present
• Leads a team of six testers
Test Engineer
Zuari Infotech Pvt Ltd
July 2017 - February 2022
• Wrote Selenium suites

Skills
Selenium, Java, Jira, Postman, SQL

Education
Goa Engineering Institute
B.E. Information Technology
2013 - 2017

Certifications
ISTQB Foundation Level
`,
    label: {
      name: 'Joel Fernandes',
      emails: ['joel.fernandes@example.com'],
      phones: ['9822044556'],
      city: 'Panaji',
      experienceMonths: null,
      skills: ['Selenium', 'Java', 'Jira', 'Postman', 'SQL'],
      jobs: [
        { title: 'QA Lead', employer: 'Mandovi Labs', from: '2022-03', to: null },
        { title: 'Test Engineer', employer: 'Zuari Infotech Pvt Ltd', from: '2017-07', to: '2022-02' },
      ],
      education: [{ course: 'B.E. Information Technology', institution: 'Goa Engineering Institute', year: 2017 }],
      certifications: ['ISTQB Foundation Level'],
      languages: [],
      summary: null,
    },
  },
];
