/** Job titles. "Developer" and "engineer" are different to a recruiter and are not joined. */
export const titles = `
# Software
sde = software development engineer
se trainee = software engineer trainee
sdet = software development engineer in test = software engineer in test
team lead = team leader
module lead = module leader
tech architect = technical architect = technology architect
sysadmin = system administrator = systems administrator = system admin = sys admin = systems admin
dba = database administrator = data base administrator = database admin
test lead = testing lead
test engineer = testing engineer = software tester = software test engineer
automation tester = test automation engineer = automation test engineer
manual tester = manual test engineer
ml engineer = mle = machine learning engineer
data entry operator = deo = data entry executive
ui developer = user interface developer
ux researcher = user experience researcher
web designer = website designer
web developer = website developer
graphic designer = graphics designer
programmer analyst = program analyst
desktop support engineer = desktop engineer
service desk = servicedesk
help desk = helpdesk
tech support = technical support
tech writer = technical writer
scrum master = scrummaster
cspo = certified scrum product owner
pmp = project management professional
pmo = project management office

# Heads of companies
ceo = chief executive officer
cto = chief technology officer = chief technical officer
cfo = chief financial officer = chief finance officer
coo = chief operating officer = chief operations officer
cio = chief information officer
cmo = chief marketing officer
chro = chief human resources officer = chief human resource officer = chief hr officer
ciso = chief information security officer
cxo = c level executive
vp = vice president
avp = assistant vice president
svp = senior vice president
evp = executive vice president
dvp = deputy vice president
gm = general manager
agm = assistant general manager
dgm = deputy general manager
sgm = senior general manager
hod = head of department

# Rank
sr = senior
jr = junior
asst = assistant
assoc = associate
exec = executive
mgr = manager
engr = engineer
admin = administrator
dy manager = deputy manager = dy mgr
fresher = fresh graduate
freelancer = free lancer = freelance

# Office
ea to md = executive assistant to managing director
ea to ceo = executive assistant to chief executive officer
admin executive = administration executive = administrative executive
admin manager = administration manager = administrative manager
front office executive = front desk executive
store keeper = storekeeper
back office executive = backoffice executive
back office = backoffice
mis executive = management information system executive = management information systems executive
mis = management information system = management information systems
steno = stenographer

# Written short, and what else is one and the same
sse = senior software engineer
swe = software engineer
s/w = software
h/w = hardware
mts = member of technical staff
smts = senior member of technical staff
tech lead = technical lead = technology lead
solution architect = solutions architect
systems engineer = system engineer
systems analyst = system analyst
technical program manager = technical programme manager
certified scrum master = certified scrummaster
project mgr = project manager = proj manager
ops = operation
engg = engineering
dy = deputy
graduate engineer trainee = graduate engineering trainee
management trainee = mgmt trainee
subject matter expert = sme
soft skill = softskill
pa = personal assistant
nsd = national sales director
bu head = business unit head = business head
customer support executive = customer care executive = customer service executive
qa automation engineer = automation qa engineer
asst professor = assistant professor
assoc professor = associate professor
`;
