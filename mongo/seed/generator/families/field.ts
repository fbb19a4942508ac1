import { type Family, family } from './family.ts';

export const fieldFamilies: Family[] = [
  family({
    name: 'mechanical',
    weight: 6,
    titles: `Graduate Engineer Trainee | Mechanical Engineer | Production Engineer | CNC Operator
      Mechanical Engineer | Design Engineer | Production Engineer | Quality Engineer
      Senior Mechanical Engineer | Senior Design Engineer | Production Supervisor
      Production Manager | Quality Manager | Maintenance Manager
      Plant Head | General Manager Operations`,
    core: 'AutoCAD, SolidWorks, Production, Quality Control, Manufacturing, Lean Manufacturing, Maintenance, 5S, CNC, Mechanical Design',
    other:
      'CATIA, Creo, ANSYS, GD&T, Six Sigma, Kaizen, PPAP, APQP, ISO 9001, Sheet Metal, HVAC, SAP PP, Tool Design, Preventive Maintenance, CNC Programming, TPM, Hydraulics, R&D',
    tasks: `Ran a production line of {n} people and raised output by {n} percent
      Designed fixtures and sheet metal parts with {skill} and {skill2}
      Brought rejections down from {n} to two percent through Kaizen
      Planned preventive maintenance for {n} machines
      Took PPAP and APQP documents through customers' audits
      Set up 5S and TPM in the shop and trained operators`,
    education: 'technical',
    trades: ['industry'],
    startingPay: 2.7,
    certifications: 'Six Sigma Green Belt, Certified SolidWorks Associate, Diploma in CAD/CAM',
    industry: 'Manufacturing',
  }),
  family({
    name: 'civil',
    weight: 5,
    titles: `Site Engineer | Civil Engineer | Junior Engineer | Draughtsman
      Civil Engineer | Site Engineer | Quantity Surveyor | Planning Engineer
      Senior Site Engineer | Project Engineer | Billing Engineer
      Project Manager | Construction Manager | Structural Design Manager
      General Manager Projects | Project Director`,
    core: 'AutoCAD, Site Supervision, Construction, Quantity Surveying, Civil Engineering, Estimation, BOQ, Billing, Project Planning, Site Execution',
    other:
      'STAAD Pro, Primavera, MS Project, Revit, Surveying, ETABS, Quality Control, Structural Design, Concrete Technology, Total Station, Safety, Tendering, Road Construction, Interior Works, Contract Management, Auto Level',
    tasks: `Supervised a residential tower of {n} floors from foundation to finishing
      Prepared bills of quantities and checked contractors' bills
      Planned a highway package of {n} km with Primavera
      Designed structures with {skill} and {skill2}
      Coordinated architects, vendors and customers on site
      Kept quality and safety records with {n} months free of accidents`,
    education: 'technical',
    trades: ['building'],
    startingPay: 2.5,
    certifications: 'Primavera P6 Certification, Certified Quantity Surveyor, Safety Officer Diploma',
    industry: 'Construction',
  }),
  family({
    name: 'electrical',
    weight: 4,
    titles: `Electrical Engineer | Graduate Engineer Trainee | Electrician | Service Engineer
      Electrical Engineer | Maintenance Engineer | Automation Engineer
      Senior Electrical Engineer | Senior Maintenance Engineer | Project Engineer
      Electrical Manager | Project Manager | Automation Lead
      Head of Electrical | Plant Engineering Head`,
    core: 'Electrical Maintenance, PLC, SCADA, AutoCAD Electrical, Electrical Design, Transformers, Motors, Troubleshooting, HT LT Panels, Testing and Commissioning',
    other:
      'ETAP, Siemens PLC, Allen Bradley, VFD, Solar, Substation, Instrumentation, HMI, Wiring, Safety, DG Set, Power Distribution, Energy Audit, Estimation, Preventive Maintenance, UPS',
    tasks: `Maintained HT and LT panels and {n} motors with downtime below two percent
      Programmed PLC and SCADA for a packaging line with {skill}
      Designed and commissioned a solar plant of {n} kW
      Estimated and executed electrical works for {n} buildings
      Found savings of {n} percent in an energy audit
      Led a shift of {n} technicians and their training`,
    education: 'technical',
    trades: ['industry', 'building'],
    startingPay: 2.6,
    certifications: 'PLC Programming Certificate, Electrical Supervisor Licence',
    industry: 'Power',
  }),
  family({
    name: 'health care',
    weight: 5,
    titles: `Staff Nurse | Pharmacist | Lab Technician | Medical Representative
      Staff Nurse | Physiotherapist | Medical Coder | Clinical Research Associate
      Senior Staff Nurse | Senior Medical Coder | Resident Medical Officer | Quality Control Chemist
      Nursing Supervisor | Area Business Manager | Clinical Research Manager
      Hospital Administrator | Nursing Superintendent | Medical Director`,
    core: 'Patient Care, Nursing, Medical Terminology, Pharmacology, ICU, Clinical Research, Medical Coding, ICD-10, Phlebotomy, Documentation',
    other:
      'CPT, HPLC, GMP, Hospital Administration, OT, Critical Care, Pharmacovigilance, NABH, First Aid, Quality Assurance, GCP, Medical Billing, Dispensing, BLS, ACLS, Microbiology',
    tasks: `Cared for {n} patients a shift in intensive care
      Coded {n} charts a day with accuracy above {n} percent
      Dispensed medicines and kept the stock of the hospital pharmacy
      Ran clinical trials at {n} sites under GCP
      Tested samples by HPLC and wrote their reports
      Prepared the hospital for its NABH audit and trained {n} nurses`,
    education: 'medical',
    trades: ['health'],
    startingPay: 2.4,
    certifications: 'BLS, ACLS, Certified Professional Coder, Diploma in Hospital Administration',
    industry: 'Healthcare',
  }),
  family({
    name: 'teaching',
    weight: 3,
    titles: `Teacher | Assistant Teacher | Academic Counsellor
      TGT Teacher | Subject Matter Expert | Lecturer | Trainer
      PGT Teacher | Assistant Professor | Senior Trainer
      Academic Coordinator | Associate Professor | Training Manager
      Principal | Professor | Head of Academics`,
    core: 'Teaching, Classroom Management, Lesson Planning, Communication, Curriculum Development, Mathematics, English, Training, Online Teaching, Assessment',
    other:
      'Physics, Chemistry, Biology, CBSE, Content Development, Counselling, Research, Educational Technology, Student Engagement, Public Speaking, MS Office, Mentoring',
    tasks: `Taught {skill} to {n} students a year with results above {n} percent
      Planned lessons and assessments for the CBSE board
      Wrote course content for online learning
      Trained {n} new teachers in classroom technology
      Guided projects, science fairs and parents' meetings
      Led the academic planning and reporting of the department`,
    education: 'arts',
    trades: ['education'],
    startingPay: 2.2,
    certifications: 'CTET, B.Ed, UGC NET',
    industry: 'Education',
  }),
  family({
    name: 'hospitality',
    weight: 2,
    titles: `Hotel Management Trainee | Commis Chef | Front Office Associate
      Guest Service Associate | Chef de Partie | Restaurant Captain
      Sous Chef | Front Office Manager | Restaurant Manager
      Executive Chef | Food and Beverage Manager | Operations Manager
      General Manager | Hotel Manager`,
    core: 'Hospitality, Customer Service, Food Production, Front Office, Housekeeping, Food and Beverage Service, Guest Relations, Communication, Food Safety, Hotel Management',
    other:
      'Bakery, Menu Planning, HACCP, Opera PMS, Event Management, Cost Control, Team Management, Banquets, Inventory Management, Indian Cuisine, Continental Cuisine, Reservations',
    tasks: `Served {n} guests a day with a rating above {n} percent
      Planned menus and kept food cost below {n} percent
      Ran the front office of a hotel of {n} rooms
      Trained {n} staff in hygiene and guest service
      Managed banquets, vendors and the budget
      Opened a new outlet with the design and purchasing teams`,
    education: 'arts',
    trades: ['commerce'],
    startingPay: 2.1,
    certifications: 'Food Safety Supervisor, Diploma in Hotel Management',
    industry: 'Hospitality',
  }),
];
