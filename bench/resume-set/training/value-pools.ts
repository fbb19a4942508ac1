import { cities } from '#domain/places/cities.ts';
import { businessSkills } from '#domain/skills/business-skills.ts';
import { softwareSkills } from '#domain/skills/software-skills.ts';
import { technicalSkills } from '#domain/skills/technical-skills.ts';
import type { Kind } from '#indexer/files/resume-parser/sequence-model/labels.ts';
import type { Random } from '../random.ts';

/** Values of many trades that replace those of the set, so that the model learns no resume by heart. */

const words = (text: string): string[] => text.split('|');

const DOERS = words(
  'Engineer|Manager|Executive|Officer|Assistant|Supervisor|Technician|Operator|Analyst|Consultant|Associate|Coordinator|Trainee|Specialist|Developer|Designer|Inspector|In-charge|Head|Lead|Clerk|Helper|Attendant|Representative|Advisor|Instructor|Trainer|Planner|Controller|Administrator|Intern|Apprentice|Superintendent|Foreman|Incharge|Auditor|Agent|Counsellor|Facilitator|Worker|Researcher|Scientist|Director|Partner|Secretary|Steward',
);
const FIELDS = words(
  'Production|Quality|Maintenance|Accounts|Purchase|Stores|Sales|Marketing|Field|Site|Project|Safety|Training|Operations|Logistics|Dispatch|Service|Customer Care|Front Office|Back Office|Billing|Credit|Loan|Branch|Area|Regional|Zonal|Territory|Technical|Design|Process|Planning|Research|Lab|Quality Control|Utility|Electrical|Mechanical|Civil|Instrumentation|Network|Systems|Software|Database|Cloud|Security|Web|Mobile|Data|Business|Product|Content|Media|Legal|Tax|Audit|HR|Payroll|Recruitment|Administration|Housekeeping|Kitchen|Food and Beverage|Banquet|Ward|OT|ICU|Nursing|Pharmacy|Dental|Radiology|Dialysis|Community|Extension|Plantation|Dairy|Poultry|Fisheries|Irrigation|Survey|Highway|Structural|Estimation|Procurement|Export|Import|Documentation|Inventory|Warehouse|Fleet|Transport|Ground|Cabin|Cargo|Ticketing|Tour|Event|Exhibition|Interior|Fashion|Textile|Weaving|Dyeing|Printing|Packaging|Boiler|Furnace|Rolling Mill|Foundry|Welding|Tool Room|Assembly|Solar|Wind|Telecom|Fibre|Tower|Insurance|Claims|Underwriting|Collections|Treasury|Investment|Mutual Fund|Equity|Academic|Admissions|Library|Hostel|Sports|Music|Art|Language|Anganwadi|Health|Sanitation|Municipal|Revenue|Court|Police|Fire|Signal|Traffic|Catering',
);
const BEFORE = words(
  'Senior|Junior|Assistant|Deputy|Chief|Associate|Graduate Engineer|Management|Principal|Additional|Trainee|Sr.|Jr.|Head|Lead|Team|Shift',
);
const OWN_TITLES = words(
  'Havildar|Sub-Inspector|Naib Subedar|Head Constable|Lance Naik|Sepoy|Patwari|Tehsildar|Gram Sevak|Station Master|Loco Pilot|Commercial Clerk|Trackman|Beautician|Hair Stylist|Makeup Artist|Yoga Instructor|Gym Trainer|Personal Trainer|Dietician|Optometrist|Audiologist|Speech Therapist|Occupational Therapist|Phlebotomist|Radiographer|X-Ray Technician|OT Technician|Sister In-charge|Matron|Ward Boy|Midwife|Auxiliary Nurse Midwife|Compounder|Dental Surgeon|Medical Officer|Resident Doctor|House Surgeon|Veterinary Surgeon|Lecturer|Assistant Professor|Guest Faculty|Primary Teacher|PGT Chemistry|TGT Hindi|Montessori Teacher|Kindergarten Teacher|Vice Principal|Warden|Librarian|Lab Assistant|Research Fellow|Junior Research Fellow|Project Fellow|Field Investigator|Reporter|Sub-Editor|News Anchor|Photographer|Video Editor|Animator|3D Artist|Copywriter|Graphic Designer|Architect|Draughtsman|Surveyor|Quantity Surveyor|Plumber|Carpenter|Painter|Mason|Wireman|Lineman|Fitter|Turner|Machinist|Grinder|Crane Operator|Forklift Driver|Truck Driver|Bus Driver|Delivery Partner|Picker and Packer|Loader|Store Keeper|Cashier|Teller|Probationary Officer|Relationship Manager|Company Secretary|Legal Associate|Advocate|Paralegal|Notary|Chartered Accountant|Article Assistant|Tax Consultant|Tally Operator|Data Entry Operator|Telecaller|Customer Support Associate|Team Leader|Scrum Master|Product Owner|Full Stack Developer|Java Developer|Android Developer|DevOps Engineer|SRE|QA Engineer|Test Lead|UI Designer|UX Researcher|Data Scientist|ML Engineer|BI Developer|Solution Architect|Database Administrator|System Administrator|Desktop Engineer|Network Engineer|Web Designer|SEO Analyst|Social Media Manager|Brand Manager|Key Account Manager|Merchandiser|Visual Merchandiser|Pattern Master|Tailor|Quality Checker|Fashion Designer|Jewellery Designer|Goldsmith|Chef de Partie|Commis II|Tandoor Chef|Barista|Bartender|Captain|Waiter|Guest Relations Executive|Night Auditor|Concierge|Air Hostess|Cabin Crew|Ramp Agent|Flight Dispatcher|Deck Cadet|Third Officer|Marine Engineer|Mine Overman|Blaster|Shift Boss|Geologist|Agronomist|Horticulturist|Farm Manager|Seed Officer|Dairy Supervisor|Cane Officer|Forest Guard|Range Officer|Social Worker|Programme Officer|Anganwadi Worker|ASHA Worker|Counsellor|Translator|Interpreter|Tour Guide|Travel Consultant|Event Coordinator|Security Guard|Security Officer|Bouncer|Fire Officer|Safety Steward|Wireless Operator|Radio Jockey|Sound Engineer|Lighting Assistant|Assistant Director|Proof Reader|Typist|Stenographer|Personal Secretary|Office Boy|Peon|Receptionist|Admin Executive|Facility Manager|HR Generalist|Talent Acquisition Specialist|Payroll Officer|Insurance Advisor|Actuarial Analyst|Claims Assessor|Stock Broker|Dealer|Research Analyst',
);
const NAMES = words(
  'Sai Krishna|Shree Ganesh|Om Sai|Jai Hind|Maruti|Balaji|Venkateshwara|Annapurna|Lakshmi|Saraswati|Durga|Nandini|Kaveri|Godavari|Narmada|Ganga|Yamuna|Himalaya|Vindhya|Nilgiri|Sahyadri|Malabar|Coromandel|Konkan|Deccan|Bharat|Hindustan|Swadeshi|National|Eastern|Western|Southern|Northern|United|Global|Metro|City|Star|Sunrise|Silverline|Bluewave|Greenfield|Redstone|Whitehall|Goldleaf|Orchid|Lotus|Banyan|Peepal|Mango Tree|Zenith|Apex|Summit|Pinnacle|Vertex|Nexus|Quantum|Orbit|Nova|Astra|Indus|Aravalli|Chola|Pallava|Maurya|Gupta|Mehta|Shah|Patel|Agarwal|Jain|Reddy|Nair|Menon|Iyer|Das|Bose|Sen|Ghosh|Banerjee|Khan|Ansari|Fernandes|D’Souza|Thomas|George|Kapoor|Malhotra|Chawla|Singh|Gill|Sandhu|R. K.|S. P.|M. M.|K. V.|A. B. C.|Vishwas|Pragati|Vikas|Samruddhi|Navodaya|Prerna|Ashirwad|Adarsh|Amrit|Anand|Arogya|Jeevan|Sanjeevani|Dhanvantari|Vatsalya|Mamta|Shanti|Kiran|Tejas|Urja|Vayu|Agni|Trident|Sterling|Crown|Royal|Imperial|Heritage|Classic|Elite|Prime|Alpha|Delta|Omega|Sigma|Infinity|Evergreen|Springdale|Riverside|Hillview|Lakeside|Parkway|Zorvex|Tarnika|Belvora|Kandri|Mirevo|Solventa|Quorix|Plexara|Medivo|Fintora|Cloudnest|Codeveda|Datamitra|Agrivan|Krishiva|Shilpkar',
);
const FIRMS = words(
  'Industries|Industries Ltd.|Enterprises|Traders|Agencies|Associates|& Sons|& Co.|Technologies Pvt. Ltd.|Technologies|Infotech|Software Solutions|Systems|Solutions Pvt Ltd|Consultants|Consulting LLP|Services|Engineering Works|Engineers|Fabricators|Constructions|Builders|Infra Projects Ltd|Developers|Power Ltd.|Electricals|Electronics|Motors|Auto Components|Forgings|Castings|Steels|Alloys|Cement|Chemicals|Pharma Ltd.|Pharmaceuticals|Laboratories|Diagnostics|Hospital|Hospitals|Multispeciality Hospital|Nursing Home|Clinic|Eye Care Centre|Medical College Hospital|Medical Stores|Public School|International School|High School|Degree College|Institute of Technology|Academy|Coaching Classes|University|Bank|Co-operative Bank|Finance Ltd.|Financial Services|Insurance Brokers|Securities|Hotel|Hotels & Resorts|Restaurant|Foods Pvt. Ltd.|Bakery|Caterers|Dairy|Agro Products|Seeds|Sugars Ltd.|Tea Estate|Spinning Mills|Textiles|Garments|Exports|Silks|Jewellers|Retail|Supermarket|Bazaar|Logistics|Transport|Roadways|Cargo Movers|Shipping|Airlines|Airport Services|Travels|Media|News|Publications|Printers|Films|Studio|Advertising|Telecom|Networks|BPO|Facility Services|Security Services|Foundation|Trust|Welfare Society|Municipal Corporation|Zilla Parishad|Police|Railway Division|Regiment|Port Trust|State Electricity Board|Cooperative Society|Chambers|Law Offices|Architects|Interiors|Fitness Centre|Salon & Spa|Packaging|Plastics|Paper Mills|Refinery|Mines|Solar|Renewables|Robotics|Labs|Digital|Ventures|Group',
);
const DEGREES = words(
  'B.Tech|B.E.|B.Sc.|B.Com|B.A.|BBA|BCA|M.Tech|M.E.|M.Sc.|M.Com|M.A.|MBA|MCA|Diploma|ITI|Ph.D.|LL.B.|LL.M.|B.Ed|M.Ed|D.Ed|D.Pharm|B.Pharm|M.Pharm|GNM|ANM|B.Sc. Nursing|MBBS|BDS|BAMS|BHMS|BPT|B.Arch|B.Des|BHM|PGDM|PGDCA|DCA|CA Inter|CS Executive|SSC|HSC|SSLC|10th|12th|Class X|Class XII|Matriculation|Intermediate|Higher Secondary|Senior Secondary|Plus Two|10+2|Bachelor of Arts|Bachelor of Commerce|Bachelor of Science|Bachelor of Technology|Bachelor of Engineering|Master of Science|Master of Business Administration|Master of Computer Applications|Diploma in Engineering|Polytechnic Diploma|Post Graduate Diploma|Certificate Course|NTC|Craftsman Certificate|B.Lib.I.Sc|BSW|MSW|BJMC|B.V.Sc|B.F.Sc|B.Voc|DMLT|BMLT',
);
const BRANCHES = words(
  'Mechanical Engineering|Civil Engineering|Computer Science|Electronics and Communication|Electrical|Information Technology|Physics|Chemistry|Mathematics|Botany|Zoology|Microbiology|Biotechnology|Agriculture|Horticulture|Commerce|Accountancy|Finance|Marketing|Human Resources|Economics|English|Hindi|History|Political Science|Sociology|Psychology|Geography|Science|Arts|PCM|PCB|Fitter|Electrician|Welder|Turner|COPA|Hotel Management|Culinary Arts|Fashion Design|Interior Design|Fine Arts|Journalism|Law|Nursing|Physiotherapy|Optometry|Radiology|Statistics|Data Science|Automobile|Textile|Mining|Marine|Aeronautical|Chemical|Food Technology|Dairy Science|Forestry|Social Work|Library Science|Physical Education|Music|Sanskrit|Tamil|Urdu',
);
const SCHOOLS = words(
  'College of Engineering|Engineering College|College of Arts and Science|Arts & Commerce College|Degree College|Mahavidyalaya|Government College|Women’s College|Institute of Technology|Institute of Management|Institute of Medical Sciences|College of Nursing|School of Nursing|Polytechnic|Government Polytechnic|Industrial Training Institute|Govt. ITI|Law College|College of Education|Public School|High School|Higher Secondary School|Vidya Mandir|Vidyalaya|Convent School|English Medium School|Central School|Inter College|Junior College|University|Vishwavidyalaya|Deemed University|Academy|H.S.S.|Matriculation School|Boys’ School|Girls’ High School|National School|Institute of Hotel Management|Institute of Fashion|School of Design|Medical College|Dental College|Pharmacy College|Agricultural University',
);
const BOARDS = words(
  'CBSE|ICSE|ISC|NIOS|State Board|Maharashtra State Board|UP Board|Bihar Board|Kerala State Board|Tamil Nadu State Board|Karnataka PU Board|Gujarat Board|MP Board|Rajasthan Board|West Bengal Board|WBBSE|WBCHSE|Punjab School Education Board|Board of Secondary Education|Board of Intermediate Education|University of Mumbai|Pune University|Delhi University|Anna University|Osmania University|Calcutta University|Bangalore University|VTU|JNTU|AKTU|RGPV|NCVT|SCVT|MSBTE|State Board of Technical Education|Andhra University|Utkal University|Gauhati University|Panjab University|Madras University|Nursing Council|IGNOU',
);
const TASKS = words(
  'Patient care|Wound dressing|First aid|Menu planning|Food costing|Lesson planning|Classroom management|Crop planning|Soil testing|Drip irrigation|Pest control|Livestock care|Milk testing|Blueprint reading|Arc welding|MIG welding|TIG welding|Gas cutting|Pipe fitting|Motor rewinding|House wiring|Panel wiring|PLC programming|CNC turning|Milling|Grinding|Jig boring|5S|Kaizen|Six Sigma|Root cause analysis|Preventive maintenance|Boiler operation|Chiller plant|HVAC|Fire fighting|CCTV monitoring|Access control|Visitor handling|Crowd control|Night patrol|Route planning|Defensive driving|Vehicle inspection|Stock taking|Cycle count|FIFO|Goods receipt|E-way bill|Invoicing|GST filing|TDS|Bank reconciliation|Bookkeeping|Payroll processing|Cash handling|KYC|Loan appraisal|Cross selling|Cold calling|Lead generation|Negotiation|Channel management|Retail display|Planogram|Market survey|Campaign planning|Copywriting|Proof reading|News writing|Interviewing|Photo editing|Video editing|Storyboarding|Sketching|Typography|Colour theory|Pattern making|Draping|Embroidery|Fabric sourcing|Drafting pleadings|Legal research|Contract review|Case filing|Title search|Cataloguing|Archiving|Typing 40 wpm|Shorthand|Dictation|Office automation|File management|Travel desk|Calendar management|Minutes of meetings|Guest handling|Check-in and check-out|Table service|Wine knowledge|Barista skills|Baking|Tandoor|Chinese cuisine|Hygiene standards|HACCP|Yoga|Strength training|Nutrition advice|Massage therapy|Electrotherapy|X-ray|ECG|Blood collection|Sample processing|Histopathology|Drug dispensing|Counselling|Case work|Report writing|Data collection|Survey design|Community outreach|Self-help groups|Land measurement|Total station|Levelling|Bar bending schedule|Rate analysis|Estimation|Tendering|Shuttering|Concrete testing|Quality audits|ISO 9001|Document control|Vendor development|Import documentation|Customs clearance|Freight booking|Ticketing|Galileo|Amadeus|Itinerary planning|Weapon handling|Drill|Map reading|Wireless operation|Investigation|Record keeping|Crowd management|Traffic control|Mushroom cultivation|Beekeeping|Nursery management|Machine knitting|Dyeing|Ring spinning|Loom maintenance|Ore sampling|Blasting|Drilling|Rig operation|Seamanship|Navigation|Cargo stowage',
);
const CERTIFICATES = words(
  'First Aid Certificate|Fire Safety Training|Wireman Licence|Driving Licence HMV|BLS|ACLS|NCC B Certificate|NCC C Certificate|CTET|State TET|NET|GATE 2018|CCC|Tally Course|Diploma in Computer Applications|AWS Solutions Architect|Azure Fundamentals|CCNA|CEH|PMP|ITIL Foundation|Six Sigma Green Belt|NISM Series V-A|IRDA Licence|JAIIB|CAIIB|FSSAI Supervisor|HACCP Level 2|Food Safety Certificate|Typing 30 wpm|Spoken English Course|German A2|Autodesk Certified User|SolidWorks Associate|NEBOSH IGC|IOSH|Lead Auditor ISO 9001|Boiler Attendant|Gas Welding Certificate|Welder Qualification 6G|Yoga Teacher Training|STCW|Security Training|Home Guard|Red Cross Training|Bar Council Enrolment|Nursing Council Registration|Pharmacist Registration|Google Ads|HubSpot Inbound|Scrum Master CSM|Oracle Certified Associate|Red Hat Certified Engineer|Salesforce Administrator',
);
const FIRST = words(
  'Aarav|Rohan|Vikram|Suresh|Ramesh|Mahesh|Ganesh|Dinesh|Rajesh|Mukesh|Sanjay|Ajay|Vijay|Manoj|Anil|Sunil|Ashok|Deepak|Rakesh|Naveen|Praveen|Harish|Girish|Satish|Kiran|Arun|Varun|Karan|Arjun|Imran|Salman|Faizan|Joseph|Anthony|Gurpreet|Harpreet|Manpreet|Lakshmi|Priya|Divya|Kavya|Neha|Pooja|Sneha|Asha|Usha|Rekha|Sunita|Anita|Geeta|Meena|Shalini|Nandini|Fatima|Ayesha|Mary|Jyoti|Kiran|Simran|Ananya|Ishita|Tanvi|Bhavna|Chitra|Padma|Radha|Sita|Uma',
);
const LAST = words(
  'Sharma|Verma|Gupta|Singh|Kumar|Yadav|Mishra|Pandey|Tiwari|Dubey|Joshi|Patel|Shah|Mehta|Desai|Patil|Kulkarni|Deshmukh|Jadhav|Pawar|More|Naik|Kamat|Shetty|Hegde|Rao|Reddy|Naidu|Chowdary|Iyer|Iyengar|Pillai|Nair|Menon|Kurup|Thomas|Mathew|Das|Sahoo|Nayak|Mohanty|Bose|Ghosh|Sen|Dutta|Barman|Saikia|Khan|Ansari|Shaikh|Qureshi|Gill|Sandhu|Dhillon|Kaur|Chauhan|Rathore|Meena|Solanki|Parmar',
);
const LANGUAGES = words(
  'English|Hindi|Marathi|Gujarati|Tamil|Telugu|Kannada|Malayalam|Bengali|Odia|Punjabi|Urdu|Assamese|Konkani|Nepali|Sanskrit|Maithili|Bhojpuri|Rajasthani|Tulu|French|German|Arabic|Manipuri|Mizo|Khasi|Dogri|Sindhi|Kashmiri|Santali',
);
const SKILLS = [softwareSkills, technicalSkills, businessSkills]
  .flatMap((text) => text.split('\n'))
  .filter((line) => line !== '' && !line.startsWith('# '))
  .map((line) => line.split(' = ')[0]!.replace(/ ~$/, ''));
const PLACES = cities.map(({ name }) => name);

/** How a doubled title or firm is composed. */
function titleOf(random: Random): string {
  const own = random.chance(0.4) ? random.pick(OWN_TITLES) : `${random.pick(FIELDS)} ${random.pick(DOERS)}`;
  const whole = random.chance(0.3) ? `${random.pick(BEFORE)} ${own}` : own;
  if (random.chance(0.1)) return `${whole} - ${random.pick(FIELDS)}`;
  if (random.chance(0.06)) return `${whole} (${random.pick(FIELDS)})`;
  if (random.chance(0.05)) return `${random.pick(DOERS)}, ${random.pick(FIELDS)}`;
  if (random.chance(0.04)) return `${whole} cum ${random.pick(DOERS)}`;
  return whole;
}

function employerOf(random: Random): string {
  if (random.chance(0.08)) return `${random.pick(NAMES)} and ${random.pick(NAMES)} ${random.pick(FIRMS)}`;
  if (random.chance(0.06))
    return `${random.pick(['Govt.', 'District', 'Directorate of', 'Office of the', 'State'])} ${random.pick(FIELDS)} ${random.pick(['Department', 'Office', 'Board', 'Mission', 'Hospital'])}`;
  if (random.chance(0.08)) return `${random.pick(NAMES)} ${random.pick(NAMES)}`;
  if (random.chance(0.05)) return random.pick(NAMES);
  if (random.chance(0.06)) return `${random.pick(NAMES)} ${random.pick(FIRMS)}, ${random.pick(FIELDS)} Division`;
  return `${random.pick(NAMES)} ${random.pick(FIRMS)}`;
}

const instituteOf = (random: Random): string => {
  const name = random.chance(0.2)
    ? `St. ${random.pick(['Mary', 'Xavier', 'Joseph', 'Paul', 'Ann'])}’s`
    : random.pick([...NAMES, ...PLACES]);
  const whole = `${name} ${random.pick(SCHOOLS)}`;
  return random.chance(0.35) ? `${whole}, ${random.pick(PLACES)}` : whole;
};

const makers: Partial<Record<Kind, (random: Random) => string>> = {
  name: (random) =>
    random.chance(0.2)
      ? `${random.pick(FIRST)} ${random.pick('ABCDGHJKLMNPRSTV'.split(''))}. ${random.pick(LAST)}`
      : `${random.pick(FIRST)} ${random.pick(LAST)}`,
  title: titleOf,
  employer: employerOf,
  jobPlace: (random) => random.pick(PLACES),
  degree: (random) => random.pick(DEGREES),
  branch: (random) => random.pick(BRANCHES),
  institute: instituteOf,
  board: (random) => random.pick(BOARDS),
  skill: (random) => (random.chance(0.55) ? random.pick(TASKS) : random.pick(SKILLS)),
  language: (random) => random.pick(LANGUAGES),
  certification: (random) => random.pick(CERTIFICATES),
  marks: (random) =>
    random.pick([
      `${random.whole(45, 95)}%`,
      `${random.whole(45, 95)}.${random.whole(1, 9)} %`,
      `${random.whole(6, 9)}.${random.whole(1, 9)} CGPA`,
      `CGPA ${random.whole(6, 9)}.${random.whole(1, 9)}`,
      'First Class',
      'Second Division',
      'Distinction',
      'A+ Grade',
      `${random.whole(45, 95)} percent`,
    ]),
};

/** Another value of this kind, or null for kinds that keep theirs. */
export const anotherValue = (kind: Kind, random: Random): string | null => makers[kind]?.(random) ?? null;

/** Headings by kind of section, many of them in few resumes. */
export const HEADINGS: Record<string, readonly string[]> = {
  jobs: words(
    'Work Experience|Experience|Professional Experience|Employment History|Career History|Employment|Work History|Where I have worked|My Career|Career Path|Positions Held|Posts Held|Service Record|Professional Journey|Career Graph|Employment Details|Organisational Experience|Job History|Assignments Held|Career So Far|Working Life|Stations|Tenure|Past Roles|Engagements|On the Job|Timeline',
  ),
  education: words(
    'Education|Academic Qualification|Educational Qualifications|Academics|Scholastic Record|Academic Background|Education & Training|Qualification|Studies|Schooling|Academic Profile|Academic Credentials|What I studied|Learning|Academic Record|Educational Details|Formal Education|Degrees',
  ),
  skills: words(
    'Skills|Key Skills|Technical Skills|Core Competencies|Expertise|Areas of Expertise|Skill Set|Strengths|Professional Skills|Tools|Proficiencies|What I can do|Competence|Capabilities|Know-how|Technologies|Toolbox|Specialities|I am good at|Skills & Tools|Trade Skills|Work Skills',
  ),
  summary: words(
    'Profile|Summary|Objective|Career Objective|About Me|Professional Summary|Introduction|In brief|Who I am|Overview|Career Goal|Profile Summary',
  ),
  languages: words('Languages|Languages Known|Language Proficiency|Linguistic Skills|I speak|Tongues|Spoken Languages'),
  certifications: words(
    'Certifications|Certificates|Trainings|Courses|Licences & Certificates|Credentials|Training Attended|Professional Development|Additional Courses|Licences',
  ),
  projects: words('Projects|Key Projects|Academic Projects|Project Work|Selected Work|Major Projects'),
  personal: words(
    'Personal Details|Personal Information|Bio-data|Personal Profile|Contact|Particulars|Personal Dossier|At a glance|Personal Data',
  ),
};

export const LABELS: Record<string, readonly string[]> = {
  title: words('Designation|Position|Role|Post|Job Title|Post held|Worked as|Rank'),
  employer: words(
    'Organisation|Company|Employer|Organization|Name of Company|Firm|Institution|Unit|Company Name|Name of Organisation',
  ),
  period: words('Duration|Period|From - To|Tenure|Dates|Service period|Time|Year'),
  jobPlace: words('Location|Place|City|Posted at|Station'),
  degree: words('Degree|Course|Qualification|Examination|Exam passed|Class|Programme|Certificate'),
  branch: words('Branch|Stream|Subject|Specialisation|Discipline|Trade'),
  institute: words('Institute|College|School|Institution|School / College|Name of Institute|College Name'),
  board: words('Board|University|Board / University|Council|Affiliation'),
  year: words('Year|Year of Passing|Passing Year|Passed in|Completed|Batch'),
  marks: words('Marks|Percentage|%|Grade|Division|CGPA|Result|Score'),
  skill: words('Skill|Tool|Software|Competency|Technology|Area'),
};

export const GROUPS = words(
  'General|Technical|Tools|Software|Soft skills|Core|Office|Domain|Machines|Languages|Platforms|Field|Clinical|Laboratory|Management|Others|Databases|Methods|Equipment|Production',
);
export const LEVELS = words(
  'Expert|Advanced|Intermediate|Beginner|Good|Excellent|Basic|80%|90%|70 %|4/5|3 yrs|5 years|Proficient|Master',
);
