import { type Family, family } from './family.ts';

export const businessFamilies: Family[] = [
  family({
    name: 'accounts',
    weight: 7,
    titles: `Accounts Executive | Accountant | Accounts Assistant | Article Assistant
      Accountant | Senior Accounts Executive | Tax Executive | Audit Executive
      Senior Accountant | Assistant Manager Accounts | Financial Analyst
      Accounts Manager | Finance Manager | Chartered Accountant
      Finance Controller | Chief Financial Officer | General Manager Finance`,
    core: 'Tally, GST, Accounting, TDS, Excel, Bank Reconciliation, Taxation, Accounts Payable, Accounts Receivable, Finalization of Accounts',
    other:
      'SAP FICO, Auditing, Income Tax, MIS Reporting, Budgeting, Financial Reporting, Payroll, Cost Accounting, Invoice Processing, Internal Audit, IFRS, Ind AS, Financial Modelling, ERP, QuickBooks, Balance Sheet, Statutory Compliance',
    tasks: `Kept the books in {skill} and filed GST and TDS returns for {n} entities
      Reconciled bank and vendor accounts and closed the month in {n} days
      Prepared budget, cash flow and monthly reporting for the directors
      Handled statutory and internal audit with no open points
      Processed {n} hundred invoices and vendor payments a month
      Led a team of {n} accountants and automated reporting with Excel
      Worked on costing and the finalization of accounts with {skill}`,
    education: 'commerce',
    trades: ['finance', 'commerce', 'industry', 'services'],
    startingPay: 2.5,
    certifications: 'Tally Certified Professional, GST Practitioner, CA Inter, Diploma in Taxation',
    industry: 'Finance',
  }),
  family({
    name: 'banking',
    weight: 5,
    titles: `Relationship Officer | Bank Teller | Insurance Advisor | Sales Officer
      Relationship Manager | Credit Officer | Assistant Manager Operations
      Senior Relationship Manager | Credit Manager | Deputy Branch Manager
      Branch Manager | Cluster Manager | Credit Head
      Regional Manager | Zonal Head`,
    core: 'Banking, Sales, Customer Service, KYC, Loans, Cross Selling, Insurance, Retail Banking, CASA, Credit Analysis',
    other:
      'Home Loans, Mutual Funds, Wealth Management, Risk Management, Branch Operations, Underwriting, NBFC, Microfinance, Compliance, Collections, Team Management, Excel, Financial Analysis, AML, Trade Finance',
    tasks: `Opened {n} savings accounts a month and looked after their customers
      Checked credit files and approved loans within the agreed limits
      Sold insurance and mutual funds, at {n} percent of target
      Ran branch operations, cash and audit with a team of {n}
      Brought overdue loans down by {n} percent through steady collection
      Trained new officers on KYC and compliance`,
    education: 'commerce',
    trades: ['finance'],
    startingPay: 2.8,
    certifications: 'NISM Mutual Fund Distributor, JAIIB, IRDA Licence, CAIIB',
    industry: 'Banking',
  }),
  family({
    name: 'human resources',
    weight: 5,
    titles: `HR Executive | HR Recruiter | HR Trainee | Talent Acquisition Executive
      HR Executive | Senior HR Recruiter | HR Generalist | Talent Acquisition Specialist
      Assistant Manager HR | HR Business Partner | Talent Acquisition Lead
      HR Manager | Talent Acquisition Manager | Senior HR Business Partner
      Head of HR | General Manager HR`,
    core: 'Recruitment, Onboarding, Payroll, Employee Engagement, HR Operations, Sourcing, Screening, Talent Acquisition, Excel, Statutory Compliance',
    other:
      'Performance Management, HRIS, Training and Development, PF, ESIC, Naukri, LinkedIn Recruiter, Labour Law, Exit Formalities, Employee Relations, Compensation and Benefits, HR Policies, Zoho People, SAP SuccessFactors, Campus Hiring, Grievance Handling',
    tasks: `Closed {n} positions a month, from sourcing to onboarding
      Ran payroll, PF and ESIC for {n} hundred employees
      Set up the HR system and moved all leave and attendance to it
      Planned engagement and training, with attrition down by {n} percent
      Partnered with the operations leadership on performance reviews
      Hired {n} engineers from campuses and by referral
      Handled grievances, policies and statutory audit`,
    education: 'business',
    trades: ['services', 'it', 'industry', 'commerce'],
    startingPay: 2.6,
    certifications: 'SHRM-CP, Certified HR Generalist, Labour Law Certificate',
    industry: 'Human Resources',
  }),
  family({
    name: 'sales',
    weight: 7,
    titles: `Sales Executive | Field Sales Executive | Business Development Executive | Inside Sales Executive
      Sales Executive | Senior Sales Executive | Business Development Executive | Territory Sales Officer
      Area Sales Manager | Business Development Manager | Assistant Sales Manager
      Regional Sales Manager | Sales Manager | Key Account Manager
      National Sales Manager | General Manager Sales | Sales Director`,
    core: 'Sales, Business Development, Lead Generation, Negotiation, Client Relationship, CRM, Cold Calling, B2B Sales, Channel Sales, Target Achievement',
    other:
      'Salesforce, Distribution Management, Key Account Management, Excel, Team Management, Market Research, FMCG, Dealer Management, Tendering, Presentation, Retail Sales, Institutional Sales, Revenue Growth, Territory Management',
    tasks: `Reached {n} percent of the yearly target in a new territory
      Appointed {n} dealers and trained their staff
      Won accounts worth {n} lakh a month in B2B sales
      Followed up leads in the CRM and reported forecasts each week
      Led {n} sales executives in two states
      Planned schemes and the market budget with the marketing team`,
    education: 'business',
    trades: ['commerce', 'services', 'industry', 'it'],
    startingPay: 2.6,
    certifications: 'Certified Sales Professional, HubSpot Inbound Sales',
    industry: 'Sales',
  }),
  family({
    name: 'marketing',
    weight: 4,
    titles: `Digital Marketing Executive | Marketing Executive | Content Writer | SEO Executive
      Digital Marketing Specialist | Social Media Manager | SEO Analyst | Content Strategist
      Digital Marketing Manager | Assistant Marketing Manager | Brand Executive
      Marketing Manager | Brand Manager | Performance Marketing Manager
      Head of Marketing | Marketing Director`,
    core: 'Digital Marketing, SEO, Social Media Marketing, Google Ads, Content Writing, Google Analytics, SEM, Email Marketing, Branding, Facebook Ads',
    other:
      'WordPress, Canva, Copywriting, Keyword Research, Lead Generation, Marketing Automation, HubSpot, PPC, Event Management, Influencer Marketing, Market Research, Excel, Photoshop, ORM, Campaign Management',
    tasks: `Ran Google and Facebook campaigns with a monthly budget of {n} lakh
      Brought organic traffic up by {n} percent with SEO and content
      Planned the launch of {n} products with design and sales
      Built email journeys for customers and measured them with {skill}
      Looked after agencies, vendors and events
      Reported reach, leads and cost each week on a dashboard`,
    education: 'business',
    trades: ['commerce', 'it', 'services'],
    startingPay: 2.7,
    certifications: 'Google Ads Certification, Google Analytics Certification, HubSpot Content Marketing',
    industry: 'Marketing',
  }),
  family({
    name: 'customer operations',
    weight: 6,
    titles: `Customer Support Executive | Process Associate | Voice Process Executive | Data Entry Operator
      Senior Process Associate | Customer Success Executive | Quality Analyst | Subject Matter Expert
      Team Leader | Process Lead | Assistant Manager Operations
      Operations Manager | Customer Success Manager | Process Manager
      Senior Operations Manager | Head of Operations`,
    core: 'Customer Service, Communication, BPO, Voice Process, Excel, CRM, MS Office, Email Support, Chat Support, Typing',
    other:
      'Team Handling, Quality Monitoring, SLA Management, Zendesk, MIS Reporting, Back Office, Training, Escalation Handling, Data Entry, International Voice Process, Freshdesk, Workforce Management, Six Sigma, Attrition Management',
    tasks: `Answered {n} calls a day with a satisfaction score above {n} percent
      Handled escalations of a telecom client by call, mail and chat
      Led a team of {n} associates and their coaching
      Audited calls and reported quality to customers each week
      Brought average handling time down by {n} percent
      Planned shifts, training and reporting for the process`,
    education: 'arts',
    trades: ['services', 'commerce'],
    startingPay: 2.1,
    certifications: 'Six Sigma Yellow Belt, Certified Customer Service Professional',
    industry: 'BPO',
  }),
  family({
    name: 'supply chain',
    weight: 4,
    titles: `Logistics Executive | Store Executive | Purchase Executive
      Supply Chain Executive | Purchase Officer | Warehouse Supervisor
      Assistant Manager Supply Chain | Purchase Manager | Warehouse Manager
      Supply Chain Manager | Procurement Manager | Logistics Manager
      Head of Supply Chain | General Manager Procurement`,
    core: 'Supply Chain Management, Logistics, Inventory Management, Procurement, Warehouse Management, Excel, Vendor Management, SAP MM, Purchase, Dispatch',
    other:
      'Negotiation, ERP, Import Export, Stock Audit, FIFO, Demand Planning, Transportation, Material Management, Cost Reduction, GST, Customs Clearance, Fleet Management, Vendor Development, Tally',
    tasks: `Bought materials worth {n} lakh a month from {n} vendors
      Ran a warehouse of {n} thousand square feet with daily dispatch
      Reduced freight cost by {n} percent with new routes
      Kept stock accurate to {n} percent through cycle counts
      Planned production material with {skill} and {skill2}
      Handled import documents and customs clearance`,
    education: 'business',
    trades: ['logistics', 'industry', 'commerce'],
    startingPay: 2.5,
    certifications: 'APICS CPIM, Certified Supply Chain Professional',
    industry: 'Logistics',
  }),
  family({
    name: 'administration and law',
    weight: 3,
    titles: `Office Assistant | Admin Executive | Legal Executive | Front Office Executive
      Admin Executive | Executive Assistant | Legal Associate
      Senior Admin Executive | Assistant Manager Admin | Legal Officer | Company Secretary
      Admin Manager | Legal Manager | Facility Manager
      Head of Administration | General Counsel`,
    core: 'Administration, MS Office, Excel, Documentation, Communication, Office Management, Coordination, Vendor Management, Travel Management, Drafting',
    other:
      'Facility Management, Legal Drafting, Contract Management, Company Law, Calendar Management, Housekeeping Management, Litigation, Petty Cash, Front Desk, Compliance, Event Coordination, Asset Management, Tally',
    tasks: `Looked after {n} offices, their vendors and budget
      Drafted and reviewed contracts with customers and vendors
      Arranged travel, meetings and the directors' calendar
      Kept statutory registers and filed returns on time
      Ran facilities for {n} hundred people with {n} staff
      Brought administration cost down by {n} percent`,
    education: 'arts',
    trades: ['services', 'commerce', 'finance'],
    startingPay: 2.2,
    certifications: 'Diploma in Office Management, Company Secretary Executive',
    industry: 'Administration',
  }),
];
