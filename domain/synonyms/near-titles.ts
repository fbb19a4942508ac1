/**
 * Job titles whose holders a recruiter usually considers too: `title ~ near title ~ …`. They are offered beside a badge
 * with the first title, and never searched unasked; titles with one meaning are synonyms and stand in titles.ts. A short
 * title stands for the longer ones that contain it.
 */
export const nearTitles = `
# Software
java developer ~ software engineer ~ software developer ~ backend developer ~ backend engineer ~ java engineer ~ j2ee developer ~ spring boot developer
python developer ~ software engineer ~ software developer ~ backend developer ~ backend engineer ~ django developer ~ python engineer
.net developer ~ software engineer ~ software developer ~ c# developer ~ asp.net developer ~ .net engineer ~ .net full stack developer
php developer ~ web developer ~ laravel developer ~ wordpress developer ~ backend developer ~ full stack developer
node.js developer ~ backend developer ~ backend engineer ~ full stack developer ~ javascript developer ~ mern stack developer
golang developer ~ go developer ~ backend engineer ~ backend developer ~ golang engineer
c++ developer ~ software engineer ~ c developer ~ system software engineer ~ c++ engineer
software engineer ~ software developer ~ sde ~ application developer ~ programmer
backend developer ~ backend engineer ~ server side developer ~ api developer
full stack developer ~ full stack engineer ~ mern stack developer ~ mean stack developer ~ software engineer
frontend developer ~ frontend engineer ~ front end engineer ~ ui developer ~ web developer ~ react developer ~ react js developer ~ angular developer ~ javascript developer ~ full stack developer
react developer ~ frontend developer ~ frontend engineer ~ react js developer ~ ui developer ~ javascript developer ~ full stack developer
angular developer ~ frontend developer ~ frontend engineer ~ ui developer ~ full stack developer
ui developer ~ ui engineer ~ frontend developer ~ front end developer ~ web designer
ui ux designer ~ product designer ~ ux designer ~ ui designer ~ interaction designer ~ visual designer
android developer ~ mobile developer ~ mobile app developer ~ android engineer ~ mobile engineer ~ mobile application developer ~ kotlin developer ~ flutter developer
ios developer ~ mobile developer ~ mobile app developer ~ ios engineer ~ mobile engineer ~ mobile application developer ~ swift developer ~ flutter developer
mobile app developer ~ mobile developer ~ mobile engineer ~ mobile application developer ~ software engineer mobile ~ android developer ~ ios developer ~ flutter developer ~ react native developer
flutter developer ~ react native developer ~ mobile developer ~ mobile app developer ~ mobile engineer
embedded engineer ~ firmware engineer ~ embedded developer ~ firmware developer ~ embedded linux developer ~ embedded systems engineer ~ autosar developer ~ bsp engineer ~ device driver engineer ~ embedded c developer
solution architect ~ software architect ~ technical architect ~ enterprise architect ~ application architect
technical lead ~ team lead ~ development lead ~ lead engineer ~ module lead ~ software architect
engineering manager ~ development manager ~ software development manager ~ head of engineering ~ delivery manager
salesforce developer ~ salesforce consultant ~ salesforce engineer ~ salesforce administrator ~ apex developer
game developer ~ unity developer ~ game programmer ~ unreal developer

# Testing
qa engineer ~ test engineer ~ sdet ~ quality analyst ~ qa analyst ~ test analyst ~ automation tester ~ manual tester ~ software tester ~ quality engineer ~ quality assurance engineer ~ qa tester ~ test lead ~ qa lead
sdet ~ automation tester ~ test automation engineer ~ automation engineer ~ qa automation engineer ~ test engineer ~ qa engineer
performance test engineer ~ performance engineer ~ performance tester ~ load tester

# Data
data analyst ~ business intelligence analyst ~ bi analyst ~ reporting analyst ~ mis analyst ~ power bi developer ~ analytics engineer ~ bi developer ~ business analyst ~ tableau developer
data scientist ~ machine learning engineer ~ ai engineer ~ applied scientist ~ research scientist ~ nlp engineer
data engineer ~ big data engineer ~ etl developer ~ analytics engineer ~ big data developer ~ data warehouse engineer ~ data platform engineer ~ hadoop developer ~ spark developer
bi developer ~ power bi developer ~ tableau developer ~ bi analyst ~ reporting analyst
etl developer ~ data warehouse developer ~ informatica developer ~ data engineer ~ data integration developer
business analyst ~ functional consultant ~ system analyst ~ product analyst ~ process analyst ~ requirement analyst ~ product owner
sql developer ~ database developer ~ pl/sql developer ~ oracle developer ~ etl developer
database administrator ~ oracle dba ~ sql dba ~ database engineer ~ sql server dba

# Cloud, systems, networks
devops engineer ~ site reliability engineer ~ sre ~ cloud engineer ~ platform engineer ~ release engineer ~ infrastructure engineer ~ aws engineer ~ build engineer ~ kubernetes engineer ~ devsecops engineer
cloud engineer ~ aws engineer ~ azure engineer ~ devops engineer ~ cloud administrator ~ infrastructure engineer ~ cloud operations engineer
system administrator ~ linux administrator ~ windows administrator ~ server administrator ~ it administrator ~ infrastructure engineer ~ system engineer
network engineer ~ network administrator ~ network security engineer ~ noc engineer ~ network support engineer ~ network analyst
security analyst ~ soc analyst ~ security engineer ~ cyber security analyst ~ information security analyst ~ penetration tester
it support engineer ~ desktop support engineer ~ technical support engineer ~ service desk engineer ~ help desk engineer ~ it support executive ~ service desk analyst ~ it executive
application support engineer ~ production support engineer ~ application support analyst ~ technical support engineer

# Enterprise systems
sap mm consultant ~ sap functional consultant ~ sap ewm consultant ~ sap wm consultant ~ sap ariba consultant ~ sap consultant ~ sap sd consultant ~ sap mm lead ~ sap mm analyst
sap sd consultant ~ sap functional consultant ~ sap mm consultant ~ sap consultant ~ sap sd lead ~ sap order to cash consultant
sap fico consultant ~ sap fi consultant ~ sap finance consultant ~ sap functional consultant ~ sap consultant ~ sap fico lead ~ sap co consultant
sap abap developer ~ abap developer ~ sap technical consultant ~ abap consultant ~ sap developer ~ sap abap consultant
sap consultant ~ sap functional consultant ~ sap technical consultant ~ sap analyst ~ sap lead
sap basis consultant ~ sap basis administrator ~ sap administrator ~ sap hana administrator
oracle apps consultant ~ oracle functional consultant ~ oracle ebs consultant ~ oracle fusion consultant

# Projects and products
project manager ~ program manager ~ delivery manager ~ project lead ~ technical project manager ~ scrum master ~ project coordinator
product manager ~ product owner ~ product lead ~ associate product manager ~ program manager
scrum master ~ agile coach ~ agile project manager ~ project manager

# Finance
accountant ~ accounts executive ~ accounts officer ~ accounts assistant ~ account executive ~ accounting executive ~ gl executive ~ bookkeeper ~ finance executive ~ account assistant
accounts payable executive ~ accounts executive ~ ap analyst ~ accounts payable analyst ~ invoice processing executive
accounts receivable executive ~ accounts executive ~ ar analyst ~ billing executive ~ accounts receivable analyst
finance manager ~ accounts manager ~ finance controller ~ financial controller ~ manager accounts ~ manager finance ~ head of finance
financial analyst ~ finance analyst ~ fp&a analyst ~ business finance analyst ~ investment analyst ~ equity research analyst
chartered accountant ~ internal auditor ~ audit manager ~ statutory auditor ~ audit executive ~ finance manager
internal auditor ~ audit executive ~ auditor ~ audit associate ~ audit assistant
tax consultant ~ tax analyst ~ taxation executive ~ gst executive ~ tax executive ~ tax associate
credit analyst ~ credit manager ~ underwriter ~ risk analyst ~ credit officer ~ loan officer
relationship manager ~ wealth manager ~ branch relationship officer ~ relationship officer ~ private banker
bank clerk ~ teller ~ cashier ~ branch executive

# People
hr executive ~ hr officer ~ hr coordinator ~ hr associate ~ hr generalist ~ human resource executive ~ hr assistant ~ personnel officer ~ human resources executive ~ hr operations executive
hr generalist ~ hr executive ~ hr business partner ~ hr officer ~ hr manager ~ hr specialist ~ human resource generalist
hr manager ~ hr business partner ~ manager hr ~ human resource manager ~ head hr ~ hr lead
recruiter ~ talent acquisition specialist ~ recruitment executive ~ talent acquisition executive ~ hr recruiter ~ talent acquisition partner ~ sourcing specialist ~ staffing specialist ~ recruitment consultant ~ talent acquisition
payroll executive ~ payroll specialist ~ payroll analyst ~ payroll officer ~ compensation and benefits executive
training manager ~ learning and development manager ~ l&d manager ~ corporate trainer ~ training specialist

# Sales and marketing
sales executive ~ sales officer ~ business development executive ~ sales representative ~ field sales executive ~ sales associate ~ inside sales executive ~ territory sales executive
business development executive ~ sales executive ~ business development associate ~ inside sales executive ~ business development manager ~ bde ~ lead generation executive
sales manager ~ area sales manager ~ regional sales manager ~ territory sales manager ~ business development manager ~ key account manager ~ zonal sales manager
area sales manager ~ territory sales manager ~ territory manager ~ regional sales manager ~ area sales executive ~ sales officer ~ territory sales incharge
key account manager ~ account manager ~ enterprise account manager ~ client relationship manager ~ customer success manager
medical representative ~ pharma sales executive ~ territory business executive ~ medical sales executive ~ area business manager
telecaller ~ telesales executive ~ tele sales executive ~ tele caller ~ telemarketing executive ~ inside sales executive
digital marketing executive ~ digital marketing specialist ~ seo specialist ~ performance marketing executive ~ social media manager ~ ppc executive ~ digital marketer ~ online marketing executive ~ marketing specialist ~ seo analyst ~ sem specialist
seo executive ~ seo specialist ~ seo analyst ~ digital marketing executive ~ search engine optimization executive ~ seo strategist
social media executive ~ social media manager ~ social media specialist ~ community manager ~ content creator
ppc specialist ~ performance marketing ~ google ads specialist ~ sem specialist ~ ppc executive ~ paid media specialist
marketing manager ~ brand manager ~ product marketing manager ~ marketing lead ~ digital marketing manager ~ marketing communications manager
content writer ~ copywriter ~ content creator ~ technical writer ~ content editor ~ content developer ~ content strategist
graphic designer ~ visual designer ~ creative designer ~ multimedia designer ~ visualizer ~ web designer

# Customer service
customer service representative ~ customer support associate ~ customer service associate ~ customer care executive ~ customer support representative ~ customer care associate ~ customer relationship executive ~ call center executive ~ customer service advisor ~ customer care representative ~ voice associate ~ chat support executive ~ support specialist ~ customer relations executive
customer support executive ~ customer service representative ~ customer support associate ~ customer care associate ~ customer relationship executive ~ chat support executive ~ process associate ~ technical support associate ~ support executive ~ support specialist ~ call center executive
technical support associate ~ technical support executive ~ technical support engineer ~ technical support representative ~ customer support associate
process associate ~ process executive ~ back office executive ~ operations executive ~ data entry operator
team leader operations ~ operations team lead ~ assistant manager operations ~ operations manager ~ process lead

# Health
staff nurse ~ registered nurse ~ icu nurse ~ nurse ~ ward nurse ~ nursing officer ~ emergency nurse ~ ot nurse ~ clinical nurse ~ general duty nurse
icu nurse ~ critical care nurse ~ icu staff nurse ~ emergency nurse ~ nicu nurse ~ ccu nurse
medical officer ~ resident medical officer ~ rmo ~ duty doctor ~ junior resident ~ general physician
lab technician ~ medical laboratory technologist ~ laboratory technician ~ medical lab technician ~ pathology technician ~ lab technologist
radiographer ~ radiology technician ~ x ray technician ~ imaging technologist ~ radiology technologist
pharmacist ~ hospital pharmacist ~ clinical pharmacist ~ retail pharmacist ~ pharmacy assistant
physiotherapist ~ physical therapist ~ rehabilitation therapist ~ physio
medical coder ~ medical coding specialist ~ medical billing executive ~ coding analyst ~ clinical coder

# Plants and building
maintenance engineer ~ mechanical engineer maintenance ~ plant engineer ~ maintenance supervisor ~ electrical maintenance engineer ~ utility engineer ~ equipment engineer ~ service engineer ~ plant maintenance engineer ~ engineer maintenance
maintenance technician ~ fitter ~ maintenance fitter ~ mechanic ~ maintenance electrician ~ plant technician
production engineer ~ manufacturing engineer ~ process engineer ~ production supervisor ~ industrial engineer ~ production executive ~ shift engineer ~ production officer ~ production manager
production supervisor ~ production engineer ~ shift supervisor ~ shift incharge ~ line supervisor ~ shop floor supervisor ~ production incharge ~ line leader
quality control engineer ~ quality inspector ~ qc engineer ~ quality assurance engineer ~ quality engineer ~ qa qc engineer ~ qc inspector
design engineer ~ mechanical design engineer ~ cad engineer ~ product design engineer ~ cad designer ~ draftsman
cnc operator ~ cnc machinist ~ cnc programmer ~ vmc operator ~ machine operator ~ cnc setter
electrical engineer ~ electrical design engineer ~ electrical maintenance engineer ~ electrical supervisor ~ electrical project engineer
electrician ~ electrical technician ~ industrial electrician ~ wireman ~ maintenance electrician
instrumentation engineer ~ control engineer ~ automation engineer ~ plc programmer ~ control and instrumentation engineer ~ plc engineer
safety officer ~ hse officer ~ ehs officer ~ safety engineer ~ ehs engineer ~ hse engineer
site engineer ~ civil engineer ~ construction engineer ~ project engineer ~ planning engineer ~ civil site engineer ~ site supervisor
civil engineer ~ site engineer ~ structural engineer ~ quantity surveyor ~ billing engineer ~ project engineer civil ~ planning engineer
quantity surveyor ~ billing engineer ~ estimation engineer ~ cost engineer ~ estimator
architect ~ junior architect ~ project architect ~ interior designer ~ design architect
interior designer ~ interior architect ~ space planner ~ design consultant

# Stores, purchase, transport
warehouse supervisor ~ warehouse executive ~ warehouse incharge ~ warehouse in charge ~ store supervisor ~ inventory supervisor ~ warehouse manager ~ store incharge ~ dispatch supervisor ~ godown supervisor ~ logistics supervisor ~ fulfilment supervisor ~ warehouse team leader
warehouse executive ~ warehouse assistant ~ store executive ~ inventory executive ~ warehouse associate ~ dispatch executive
warehouse manager ~ logistics manager ~ distribution manager ~ inventory manager ~ fulfilment manager ~ warehouse operations manager
store keeper ~ store executive ~ store assistant ~ store incharge ~ inventory executive ~ material handler
logistics executive ~ supply chain executive ~ dispatch executive ~ transport executive ~ logistics coordinator ~ shipping executive ~ transport coordinator
supply chain manager ~ logistics manager ~ demand planner ~ supply chain analyst ~ materials manager ~ supply planner
purchase executive ~ procurement executive ~ purchase officer ~ buyer ~ procurement specialist ~ sourcing executive ~ purchase engineer ~ procurement officer
purchase manager ~ procurement manager ~ sourcing manager ~ category manager ~ materials manager
driver ~ truck driver ~ delivery driver ~ cab driver ~ chauffeur
delivery executive ~ delivery associate ~ delivery boy ~ courier ~ rider ~ field executive

# Schools and colleges
primary teacher ~ prt ~ elementary teacher ~ class teacher ~ kindergarten teacher ~ nursery teacher ~ pre primary teacher ~ school teacher
nursery teacher ~ kindergarten teacher ~ pre primary teacher ~ montessori teacher ~ preschool teacher ~ early childhood educator
maths teacher ~ mathematics teacher ~ pgt mathematics ~ tgt mathematics ~ tgt maths ~ pgt maths
english teacher ~ tgt english ~ pgt english ~ english faculty ~ english trainer
science teacher ~ physics teacher ~ chemistry teacher ~ biology teacher ~ tgt science
tgt ~ trained graduate teacher ~ secondary teacher ~ high school teacher
pgt ~ post graduate teacher ~ senior secondary teacher ~ higher secondary teacher ~ subject teacher
assistant professor ~ lecturer ~ associate professor ~ faculty ~ guest lecturer
school principal ~ vice principal ~ headmistress ~ headmaster ~ academic coordinator

# Law
corporate lawyer ~ legal counsel ~ corporate counsel ~ corporate associate ~ in house counsel ~ legal manager ~ legal associate ~ corporate legal executive
legal executive ~ legal officer ~ legal associate ~ legal assistant ~ paralegal ~ legal advisor
legal counsel ~ legal manager ~ corporate counsel ~ general counsel ~ legal advisor ~ legal head
corporate associate ~ law associate ~ legal associate ~ senior associate ~ legal counsel ~ principal associate ~ legal manager
advocate ~ lawyer ~ litigation associate ~ litigator ~ attorney ~ legal practitioner
company secretary ~ compliance officer ~ secretarial executive ~ assistant company secretary ~ compliance manager

# Office
executive assistant ~ personal assistant ~ personal secretary ~ administrative assistant ~ secretary
admin executive ~ office administrator ~ office assistant ~ office executive ~ admin assistant ~ facility executive ~ administrative officer
receptionist ~ front office executive ~ front desk officer ~ guest relation executive ~ guest service associate ~ front office associate
data entry operator ~ computer operator ~ back office executive ~ mis executive ~ data entry clerk
mis executive ~ mis analyst ~ reporting analyst ~ data analyst ~ mis officer

# Hotels, kitchens, shops
chef ~ commis ~ commi ~ chef de partie ~ sous chef ~ cook ~ demi chef
chef de partie ~ commis ~ sous chef ~ demi chef de partie ~ junior chef
restaurant manager ~ food and beverage manager ~ f&b manager ~ outlet manager ~ restaurant supervisor ~ assistant restaurant manager
waiter ~ steward ~ captain ~ food and beverage associate ~ f&b service associate ~ server
hotel manager ~ front office manager ~ operations manager hotel ~ general manager hotel ~ duty manager
housekeeping executive ~ housekeeping supervisor ~ room attendant ~ housekeeping associate ~ executive housekeeper
retail sales associate ~ sales associate ~ store associate ~ fashion consultant ~ customer care associate ~ shop assistant ~ salesman ~ counter sales executive
store manager ~ retail store manager ~ showroom manager ~ department manager ~ assistant store manager ~ retail manager
security guard ~ security officer ~ security supervisor ~ watchman
`;
