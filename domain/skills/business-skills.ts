/** Skills of offices, shops, wards, schools and kitchens. Format: search-templates/expansion/skills.ts. */
export const businessSkills = `
# Money
Tally = Tally ERP 9, Tally Prime, Tally ERP
GST
Accounting ~ = Accounts
TDS
Bank Reconciliation
Taxation
Income Tax
Accounts Payable
Accounts Receivable
Finalization of Accounts = Finalisation of Accounts
Auditing
Internal Audit
MIS Reporting = MIS
Budgeting ~
Financial Reporting
Financial Modelling = Financial Modeling
Financial Analysis
Cost Accounting
Invoice Processing
IFRS
Ind AS
QuickBooks
Balance Sheet ~
Statutory Compliance
Payroll
Banking ~
Retail Banking
KYC
AML
Loans ~
Home Loans
Cross Selling
Insurance ~
CASA
Credit Analysis
Mutual Funds
Wealth Management
Risk Management
Branch Operations
Underwriting
NBFC
Microfinance
Compliance ~
Collections ~
Trade Finance

# People
Recruitment ~
Onboarding ~
Employee Engagement
HR Operations
Sourcing ~
Screening ~
Talent Acquisition
Performance Management
HRIS
Training and Development = Training & Development
PF
ESIC
Naukri
LinkedIn Recruiter
Labour Law = Labor Law
Exit Formalities
Employee Relations
Compensation and Benefits = Compensation & Benefits
HR Policies
Zoho People
Campus Hiring
Grievance Handling

# Selling and telling
Sales ~
Business Development
Lead Generation
Negotiation ~
Client Relationship ~
CRM
Cold Calling
B2B Sales
Channel Sales
Retail Sales
Institutional Sales
Target Achievement ~
Distribution Management
Key Account Management
Market Research
FMCG
Dealer Management
Presentation ~
Revenue Growth ~
Territory Management
Digital Marketing
SEO
SEM
PPC
Social Media Marketing
Google Ads
Facebook Ads
Google Analytics
Content Writing
Copywriting
Keyword Research
Email Marketing
Marketing Automation
HubSpot
Influencer Marketing
ORM
Campaign Management
Event Management
Event Coordination

# Customers and offices
Customer Service
BPO
Voice Process
International Voice Process
Email Support
Chat Support
Typing ~
Communication ~ = Communication Skills
Team Handling
Team Management
Quality Monitoring
SLA Management
Zendesk
Freshdesk
Back Office
Escalation Handling
Data Entry
Workforce Management
Attrition Management
Training ~
Excel = MS Excel
Advanced Excel
MS Office
MS Word
MS Project
Visio
Administration ~
Documentation ~
Office Management
Coordination ~
Travel Management
Drafting ~
Legal Drafting
Contract Management
Company Law
Litigation
Calendar Management
Facility Management
Housekeeping Management
Petty Cash
Front Desk ~
Asset Management

# Goods
Supply Chain Management
Logistics ~
Inventory Management
Procurement ~
Purchase ~
Warehouse Management
Vendor Management
Vendor Development
Dispatch ~
Import Export
Stock Audit
FIFO
Demand Planning
Transportation ~
Material Management
Cost Reduction ~
Customs Clearance
Fleet Management

# Products and projects
Requirement Gathering = Requirements Gathering
Stakeholder Management
User Stories ~
BRD
Product Roadmap
Process Mapping
Project Management
Product Management

# Health
Patient Care
Nursing ~
Medical Terminology
Pharmacology
ICU ~
Clinical Research
Medical Coding
Medical Billing
ICD-10
CPT ~
Phlebotomy
HPLC
GMP
Hospital Administration
OT ~
Critical Care
Pharmacovigilance
NABH
First Aid ~
GCP Guidelines
Dispensing ~
BLS
ACLS
Microbiology ~

# Teaching
Teaching ~
Classroom Management
Lesson Planning
Curriculum Development
Mathematics ~
English ~
Physics ~
Chemistry ~
Biology ~
CBSE ~
Online Teaching
Assessment ~
Content Development
Counselling ~ = Counseling
Research ~
Educational Technology
Student Engagement
Public Speaking
Mentoring ~

# Hospitality
Hospitality ~
Food Production
Front Office
Housekeeping ~
Food and Beverage Service = F&B Service
Guest Relations
Food Safety
Hotel Management ~
Bakery ~
Menu Planning
HACCP
Opera PMS
Cost Control
Banquets ~
Indian Cuisine
Continental Cuisine
Reservations ~
`;
