/**
 * Job titles whose holders a recruiter usually considers too: `title ~ near title ~ …`. They are offered beside a badge
 * with the first title, and never searched unasked; titles with one meaning are synonyms and stand in titles.ts. A short
 * title stands for the longer ones that contain it.
 */
export const nearTitles = `
# Software
Java Developer ~ Software Engineer ~ Software Developer ~ Backend Developer ~ Backend Engineer ~ Java Engineer ~ J2EE Developer ~ Spring Boot Developer
Python Developer ~ Software Engineer ~ Software Developer ~ Backend Developer ~ Backend Engineer ~ Django Developer ~ Python Engineer
.NET Developer ~ Software Engineer ~ Software Developer ~ C# Developer ~ ASP.NET Developer ~ .NET Engineer ~ .NET Full Stack Developer
PHP Developer ~ Web Developer ~ Laravel Developer ~ WordPress Developer ~ Backend Developer ~ Full Stack Developer
Node.js Developer ~ Backend Developer ~ Backend Engineer ~ Full Stack Developer ~ JavaScript Developer ~ MERN Stack Developer
Golang Developer ~ Go Developer ~ Backend Engineer ~ Backend Developer ~ Golang Engineer
C++ Developer ~ Software Engineer ~ C Developer ~ System Software Engineer ~ C++ Engineer
Software Engineer ~ Software Developer ~ SDE ~ Application Developer
Backend Developer ~ Backend Engineer ~ Server Side Developer ~ API Developer
Full Stack Developer ~ Full Stack Engineer ~ MERN Stack Developer ~ MEAN Stack Developer ~ Software Engineer
Frontend Developer ~ Frontend Engineer ~ Front End Engineer ~ UI Developer ~ Web Developer ~ React Developer ~ React JS Developer ~ Angular Developer ~ JavaScript Developer ~ Full Stack Developer
React Developer ~ Frontend Developer ~ Frontend Engineer ~ React JS Developer ~ UI Developer ~ JavaScript Developer ~ Full Stack Developer
Angular Developer ~ Frontend Developer ~ Frontend Engineer ~ UI Developer ~ Full Stack Developer
UI Developer ~ UI Engineer ~ Frontend Developer ~ Front End Developer ~ Web Designer
UI UX Designer ~ Product Designer ~ UX Designer ~ UI Designer ~ Interaction Designer ~ Visual Designer
Android Developer ~ Mobile Developer ~ Mobile App Developer ~ Android Engineer ~ Mobile Engineer ~ Mobile Application Developer ~ Kotlin Developer ~ Flutter Developer
iOS Developer ~ Mobile Developer ~ Mobile App Developer ~ iOS Engineer ~ Mobile Engineer ~ Mobile Application Developer ~ Swift Developer ~ Flutter Developer
Mobile App Developer ~ Mobile Developer ~ Mobile Engineer ~ Mobile Application Developer ~ Software Engineer Mobile ~ Android Developer ~ iOS Developer ~ Flutter Developer ~ React Native Developer
Flutter Developer ~ React Native Developer ~ Mobile Developer ~ Mobile App Developer ~ Mobile Engineer
Embedded Engineer ~ Firmware Engineer ~ Embedded Developer ~ Firmware Developer ~ Embedded Linux Developer ~ Embedded Systems Engineer ~ AUTOSAR Developer ~ BSP Engineer ~ Device Driver Engineer ~ Embedded C Developer
Solution Architect ~ Software Architect ~ Technical Architect ~ Enterprise Architect ~ Application Architect
Technical Lead ~ Team Lead ~ Development Lead ~ Module Lead ~ Software Architect
Engineering Manager ~ Development Manager ~ Software Development Manager ~ Head of Engineering ~ Delivery Manager
Salesforce Developer ~ Salesforce Consultant ~ Salesforce Engineer ~ Salesforce Administrator ~ Apex Developer
Game Developer ~ Unity Developer ~ Game Programmer ~ Unreal Developer

# Testing
QA Engineer ~ Test Engineer ~ SDET ~ Quality Analyst ~ QA Analyst ~ Test Analyst ~ Automation Tester ~ Manual Tester ~ Quality Engineer ~ Quality Assurance Engineer ~ QA Tester ~ Test Lead ~ QA Lead
SDET ~ Automation Tester ~ Automation Engineer ~ QA Automation Engineer ~ Test Engineer ~ QA Engineer
Performance Test Engineer ~ Performance Engineer ~ Performance Tester ~ Load Tester

# Data
Data Analyst ~ Business Intelligence Analyst ~ Reporting Analyst ~ MIS Analyst ~ Power BI Developer ~ Analytics Engineer ~ BI Developer ~ Business Analyst ~ Tableau Developer
Data Scientist ~ Machine Learning Engineer ~ AI Engineer ~ Applied Scientist ~ Research Scientist ~ NLP Engineer
Data Engineer ~ Big Data Engineer ~ ETL Developer ~ Analytics Engineer ~ Big Data Developer ~ Data Warehouse Engineer ~ Data Platform Engineer ~ Hadoop Developer ~ Spark Developer
BI Developer ~ Power BI Developer ~ Tableau Developer ~ BI Analyst ~ Reporting Analyst
ETL Developer ~ Data Warehouse Developer ~ Informatica Developer ~ Data Engineer ~ Data Integration Developer
Business Analyst ~ Functional Consultant ~ System Analyst ~ Product Analyst ~ Process Analyst ~ Requirement Analyst ~ Product Owner
SQL Developer ~ Database Developer ~ PL/SQL Developer ~ Oracle Developer ~ ETL Developer
Database Administrator ~ Oracle DBA ~ SQL DBA ~ Database Engineer ~ SQL Server DBA

# Cloud, systems, networks
DevOps Engineer ~ Site Reliability Engineer ~ Cloud Engineer ~ Platform Engineer ~ Release Engineer ~ Infrastructure Engineer ~ AWS Engineer ~ Build Engineer ~ Kubernetes Engineer ~ DevSecOps Engineer
Cloud Engineer ~ AWS Engineer ~ Azure Engineer ~ DevOps Engineer ~ Cloud Administrator ~ Infrastructure Engineer ~ Cloud Operations Engineer
System Administrator ~ Linux Administrator ~ Windows Administrator ~ Server Administrator ~ IT Administrator ~ Infrastructure Engineer ~ System Engineer
Network Engineer ~ Network Administrator ~ Network Security Engineer ~ NOC Engineer ~ Network Support Engineer ~ Network Analyst
Security Analyst ~ SOC Analyst ~ Security Engineer ~ Cyber Security Analyst ~ Information Security Analyst ~ Penetration Tester
IT Support Engineer ~ Desktop Support Engineer ~ Technical Support Engineer ~ Service Desk Engineer ~ Help Desk Engineer ~ IT Support Executive ~ Service Desk Analyst ~ IT Executive
Application Support Engineer ~ Production Support Engineer ~ Application Support Analyst ~ Technical Support Engineer

# Enterprise systems
SAP MM Consultant ~ SAP Functional Consultant ~ SAP EWM Consultant ~ SAP WM Consultant ~ SAP Ariba Consultant ~ SAP Consultant ~ SAP SD Consultant ~ SAP MM Lead ~ SAP MM Analyst
SAP SD Consultant ~ SAP Functional Consultant ~ SAP MM Consultant ~ SAP Consultant ~ SAP SD Lead ~ SAP Order to Cash Consultant
SAP FICO Consultant ~ SAP FI Consultant ~ SAP Finance Consultant ~ SAP Functional Consultant ~ SAP Consultant ~ SAP FICO Lead ~ SAP CO Consultant
SAP ABAP Developer ~ ABAP Developer ~ SAP Technical Consultant ~ ABAP Consultant ~ SAP Developer ~ SAP ABAP Consultant
SAP Consultant ~ SAP Functional Consultant ~ SAP Technical Consultant ~ SAP Analyst ~ SAP Lead
SAP Basis Consultant ~ SAP Basis Administrator ~ SAP Administrator ~ SAP HANA Administrator
Oracle Apps Consultant ~ Oracle Functional Consultant ~ Oracle EBS Consultant ~ Oracle Fusion Consultant

# Projects and products
Project Manager ~ Program Manager ~ Delivery Manager ~ Project Lead ~ Technical Project Manager ~ Scrum Master ~ Project Coordinator
Product Manager ~ Product Owner ~ Product Lead ~ Associate Product Manager ~ Program Manager
Scrum Master ~ Agile Coach ~ Agile Project Manager ~ Project Manager

# Finance
Accountant ~ Accounts Executive ~ Accounts Officer ~ Accounts Assistant ~ GL Executive ~ Bookkeeper ~ Finance Executive
Accounts Payable Executive ~ Accounts Executive ~ AP Analyst ~ Accounts Payable Analyst ~ Invoice Processing Executive
Accounts Receivable Executive ~ Accounts Executive ~ AR Analyst ~ Billing Executive ~ Accounts Receivable Analyst
Finance Manager ~ Accounts Manager ~ Finance Controller ~ Manager Accounts ~ Manager Finance ~ Head of Finance
Financial Analyst ~ Finance Analyst ~ FP&A Analyst ~ Business Finance Analyst ~ Investment Analyst ~ Equity Research Analyst
Chartered Accountant ~ Internal Auditor ~ Audit Manager ~ Statutory Auditor ~ Audit Executive ~ Finance Manager
Internal Auditor ~ Audit Executive ~ Auditor ~ Audit Associate ~ Audit Assistant
Tax Consultant ~ Tax Analyst ~ Taxation Executive ~ GST Executive ~ Tax Executive ~ Tax Associate
Credit Analyst ~ Credit Manager ~ Underwriter ~ Risk Analyst ~ Credit Officer ~ Loan Officer
Relationship Manager ~ Wealth Manager ~ Branch Relationship Officer ~ Relationship Officer ~ Private Banker
Bank Clerk ~ Teller ~ Cashier ~ Branch Executive

# People
HR Executive ~ HR Officer ~ HR Coordinator ~ HR Associate ~ HR Generalist ~ Human Resource Executive ~ HR Assistant ~ Personnel Officer ~ HR Operations Executive
HR Generalist ~ HR Executive ~ HR Business Partner ~ HR Officer ~ HR Manager ~ HR Specialist
HR Manager ~ HR Business Partner ~ Manager HR ~ Human Resource Manager ~ Head HR ~ HR Lead
Recruiter ~ Talent Acquisition Specialist ~ Recruitment Executive ~ Talent Acquisition Executive ~ HR Recruiter ~ Talent Acquisition Partner ~ Sourcing Specialist ~ Staffing Specialist ~ Recruitment Consultant ~ Talent Acquisition
Payroll Executive ~ Payroll Specialist ~ Payroll Analyst ~ Payroll Officer ~ Compensation and Benefits Executive
Training Manager ~ Learning and Development Manager ~ L&D Manager ~ Corporate Trainer ~ Training Specialist

# Sales and marketing
Sales Executive ~ Sales Officer ~ Business Development Executive ~ Sales Representative ~ Field Sales Executive ~ Sales Associate ~ Inside Sales Executive ~ Territory Sales Executive
Business Development Executive ~ Sales Executive ~ Business Development Associate ~ Inside Sales Executive ~ Business Development Manager ~ Lead Generation Executive
Sales Manager ~ Area Sales Manager ~ Regional Sales Manager ~ Territory Sales Manager ~ Business Development Manager ~ Key Account Manager ~ Zonal Sales Manager
Area Sales Manager ~ Territory Sales Manager ~ Territory Manager ~ Regional Sales Manager ~ Area Sales Executive ~ Sales Officer ~ Territory Sales Incharge
Key Account Manager ~ Account Manager ~ Enterprise Account Manager ~ Client Relationship Manager ~ Customer Success Manager
Medical Representative ~ Pharma Sales Executive ~ Territory Business Executive ~ Medical Sales Executive ~ Area Business Manager
Telecaller ~ Telesales Executive ~ Tele Sales Executive ~ Telemarketing Executive ~ Inside Sales Executive
Digital Marketing Executive ~ Digital Marketing Specialist ~ SEO Specialist ~ Performance Marketing Executive ~ Social Media Manager ~ PPC Executive ~ Digital Marketer ~ Online Marketing Executive ~ Marketing Specialist ~ SEO Analyst ~ SEM Specialist
SEO Executive ~ SEO Specialist ~ SEO Analyst ~ Digital Marketing Executive ~ Search Engine Optimization Executive ~ SEO Strategist
Social Media Executive ~ Social Media Manager ~ Social Media Specialist ~ Community Manager ~ Content Creator
PPC Specialist ~ Performance Marketing ~ Google Ads Specialist ~ SEM Specialist ~ PPC Executive ~ Paid Media Specialist
Marketing Manager ~ Brand Manager ~ Product Marketing Manager ~ Marketing Lead ~ Digital Marketing Manager ~ Marketing Communications Manager
Content Writer ~ Copywriter ~ Content Creator ~ Technical Writer ~ Content Editor ~ Content Developer ~ Content Strategist
Graphic Designer ~ Visual Designer ~ Creative Designer ~ Multimedia Designer ~ Visualizer ~ Web Designer

# Customer service
Customer Service Representative ~ Customer Support Associate ~ Customer Service Associate ~ Customer Care Executive ~ Customer Support Representative ~ Customer Care Associate ~ Customer Relationship Executive ~ Call Center Executive ~ Customer Service Advisor ~ Customer Care Representative ~ Voice Associate ~ Chat Support Executive ~ Support Specialist ~ Customer Relations Executive
Customer Support Executive ~ Customer Service Representative ~ Customer Support Associate ~ Customer Care Associate ~ Customer Relationship Executive ~ Chat Support Executive ~ Process Associate ~ Technical Support Associate ~ Support Executive ~ Support Specialist ~ Call Center Executive
Technical Support Associate ~ Technical Support Executive ~ Technical Support Engineer ~ Technical Support Representative ~ Customer Support Associate
Process Associate ~ Process Executive ~ Back Office Executive ~ Operations Executive ~ Data Entry Operator
Team Leader Operations ~ Operations Team Lead ~ Assistant Manager Operations ~ Operations Manager ~ Process Lead

# Health
Staff Nurse ~ ICU Nurse ~ Nurse ~ Ward Nurse ~ Nursing Officer ~ Emergency Nurse ~ OT Nurse ~ Clinical Nurse ~ General Duty Nurse
ICU Nurse ~ Critical Care Nurse ~ ICU Staff Nurse ~ Emergency Nurse ~ NICU Nurse ~ CCU Nurse
Medical Officer ~ Resident Medical Officer ~ Duty Doctor ~ Junior Resident ~ General Physician
Lab Technician ~ Medical Laboratory Technologist ~ Medical Lab Technician ~ Pathology Technician ~ Lab Technologist
Radiographer ~ Radiology Technician ~ X Ray Technician ~ Imaging Technologist ~ Radiology Technologist
Pharmacist ~ Hospital Pharmacist ~ Clinical Pharmacist ~ Retail Pharmacist ~ Pharmacy Assistant
Physiotherapist ~ Physical Therapist ~ Rehabilitation Therapist
Medical Coder ~ Medical Coding Specialist ~ Medical Billing Executive ~ Coding Analyst ~ Clinical Coder

# Plants and building
Maintenance Engineer ~ Mechanical Engineer Maintenance ~ Plant Engineer ~ Maintenance Supervisor ~ Electrical Maintenance Engineer ~ Utility Engineer ~ Equipment Engineer ~ Service Engineer ~ Plant Maintenance Engineer ~ Engineer Maintenance
Maintenance Technician ~ Fitter ~ Maintenance Fitter ~ Mechanic ~ Maintenance Electrician ~ Plant Technician
Production Engineer ~ Manufacturing Engineer ~ Process Engineer ~ Production Supervisor ~ Industrial Engineer ~ Production Executive ~ Shift Engineer ~ Production Officer ~ Production Manager
Production Supervisor ~ Production Engineer ~ Shift Supervisor ~ Shift Incharge ~ Line Supervisor ~ Shop Floor Supervisor ~ Production Incharge ~ Line Leader
Quality Control Engineer ~ Quality Inspector ~ QC Engineer ~ Quality Assurance Engineer ~ Quality Engineer ~ QA QC Engineer ~ QC Inspector
Design Engineer ~ Mechanical Design Engineer ~ CAD Engineer ~ Product Design Engineer ~ CAD Designer ~ Draftsman
CNC Operator ~ CNC Machinist ~ CNC Programmer ~ VMC Operator ~ Machine Operator ~ CNC Setter
Electrical Engineer ~ Electrical Design Engineer ~ Electrical Maintenance Engineer ~ Electrical Supervisor ~ Electrical Project Engineer
Electrician ~ Electrical Technician ~ Industrial Electrician ~ Wireman ~ Maintenance Electrician
Instrumentation Engineer ~ Control Engineer ~ Automation Engineer ~ PLC Programmer ~ Control and Instrumentation Engineer ~ PLC Engineer
Safety Officer ~ HSE Officer ~ EHS Officer ~ Safety Engineer ~ EHS Engineer ~ HSE Engineer
Site Engineer ~ Civil Engineer ~ Construction Engineer ~ Project Engineer ~ Planning Engineer ~ Civil Site Engineer ~ Site Supervisor
Civil Engineer ~ Site Engineer ~ Structural Engineer ~ Quantity Surveyor ~ Billing Engineer ~ Project Engineer Civil ~ Planning Engineer
Quantity Surveyor ~ Billing Engineer ~ Estimation Engineer ~ Cost Engineer ~ Estimator
Project Architect ~ Interior Designer ~ Design Architect
Interior Designer ~ Interior Architect ~ Space Planner ~ Design Consultant

# Stores, purchase, transport
Warehouse Supervisor ~ Warehouse Executive ~ Warehouse Incharge ~ Warehouse In Charge ~ Store Supervisor ~ Inventory Supervisor ~ Warehouse Manager ~ Store Incharge ~ Dispatch Supervisor ~ Godown Supervisor ~ Logistics Supervisor ~ Fulfilment Supervisor ~ Warehouse Team Leader
Warehouse Executive ~ Warehouse Assistant ~ Store Executive ~ Inventory Executive ~ Warehouse Associate ~ Dispatch Executive
Warehouse Manager ~ Logistics Manager ~ Distribution Manager ~ Inventory Manager ~ Fulfilment Manager ~ Warehouse Operations Manager
Store Keeper ~ Store Executive ~ Store Assistant ~ Store Incharge ~ Inventory Executive ~ Material Handler
Logistics Executive ~ Supply Chain Executive ~ Dispatch Executive ~ Transport Executive ~ Logistics Coordinator ~ Shipping Executive ~ Transport Coordinator
Supply Chain Manager ~ Logistics Manager ~ Demand Planner ~ Supply Chain Analyst ~ Materials Manager ~ Supply Planner
Purchase Executive ~ Purchase Officer ~ Buyer ~ Procurement Specialist ~ Sourcing Executive ~ Purchase Engineer ~ Procurement Officer
Purchase Manager ~ Sourcing Manager ~ Category Manager ~ Materials Manager
Driver ~ Truck Driver ~ Delivery Driver ~ Cab Driver ~ Chauffeur
Delivery Executive ~ Delivery Associate ~ Delivery Boy ~ Courier ~ Rider ~ Field Executive

# Schools and colleges
Primary Teacher ~ Elementary Teacher ~ Class Teacher ~ Kindergarten Teacher ~ Nursery Teacher ~ Pre Primary Teacher ~ School Teacher
Nursery Teacher ~ Kindergarten Teacher ~ Pre Primary Teacher ~ Montessori Teacher ~ Preschool Teacher ~ Early Childhood Educator
Maths Teacher ~ Mathematics Teacher ~ PGT Mathematics ~ TGT Mathematics ~ TGT Maths ~ PGT Maths
English Teacher ~ TGT English ~ PGT English ~ English Faculty ~ English Trainer
Science Teacher ~ Physics Teacher ~ Chemistry Teacher ~ Biology Teacher ~ TGT Science
TGT ~ Secondary Teacher ~ High School Teacher
PGT ~ Senior Secondary Teacher ~ Higher Secondary Teacher ~ Subject Teacher
Assistant Professor ~ Lecturer ~ Associate Professor ~ Faculty ~ Guest Lecturer
School Principal ~ Vice Principal ~ Headmistress ~ Headmaster ~ Academic Coordinator

# Law
Corporate Lawyer ~ Legal Counsel ~ Corporate Counsel ~ Corporate Associate ~ In House Counsel ~ Legal Manager ~ Legal Associate ~ Corporate Legal Executive
Legal Executive ~ Legal Officer ~ Legal Associate ~ Legal Assistant ~ Paralegal ~ Legal Advisor
Legal Counsel ~ Legal Manager ~ Corporate Counsel ~ General Counsel ~ Legal Advisor ~ Legal Head
Corporate Associate ~ Law Associate ~ Legal Associate ~ Legal Counsel ~ Legal Manager
Advocate ~ Lawyer ~ Litigation Associate ~ Litigator ~ Attorney ~ Legal Practitioner
Company Secretary ~ Compliance Officer ~ Secretarial Executive ~ Assistant Company Secretary ~ Compliance Manager

# Office
Executive Assistant ~ Personal Assistant ~ Personal Secretary ~ Administrative Assistant ~ Secretary
Admin Executive ~ Office Administrator ~ Office Assistant ~ Office Executive ~ Admin Assistant ~ Facility Executive ~ Administrative Officer
Receptionist ~ Front Office Executive ~ Front Desk Officer ~ Guest Relation Executive ~ Guest Service Associate ~ Front Office Associate
Data Entry Operator ~ Computer Operator ~ Back Office Executive ~ MIS Executive ~ Data Entry Clerk
MIS Executive ~ MIS Analyst ~ Reporting Analyst ~ Data Analyst ~ MIS Officer

# Hotels, kitchens, shops
Chef ~ Commis ~ Chef De Partie ~ Sous Chef ~ Cook ~ Demi Chef
Chef De Partie ~ Commis ~ Sous Chef ~ Demi Chef De Partie ~ Junior Chef
Restaurant Manager ~ Food and Beverage Manager ~ F&B Manager ~ Outlet Manager ~ Restaurant Supervisor ~ Assistant Restaurant Manager
Waiter ~ Steward ~ Captain ~ Food and Beverage Associate ~ F&B Service Associate ~ Server
Hotel Manager ~ Front Office Manager ~ Operations Manager Hotel ~ General Manager Hotel ~ Duty Manager
Housekeeping Executive ~ Housekeeping Supervisor ~ Room Attendant ~ Housekeeping Associate ~ Executive Housekeeper
Retail Sales Associate ~ Sales Associate ~ Store Associate ~ Fashion Consultant ~ Customer Care Associate ~ Shop Assistant ~ Salesman ~ Counter Sales Executive
Store Manager ~ Retail Store Manager ~ Showroom Manager ~ Department Manager ~ Assistant Store Manager ~ Retail Manager
Security Guard ~ Security Officer ~ Security Supervisor ~ Watchman
`;
