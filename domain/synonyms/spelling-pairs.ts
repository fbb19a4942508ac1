/** Words in British and American spelling, joined or separate, short or long. */
export const spellingPairs = `
# British and American
organisation = organization
optimisation = optimization
customisation = customization
specialisation = specialization
virtualisation = virtualization
visualisation = visualization
digitisation = digitization
localisation = localization
modelling = modeling
labour = labor
colour = color
behaviour = behavior
centre = center
programme = program
licence = license
catalogue = catalog
analyse = analyze
enrolment = enrollment
counsellor = counselor
counselling = counseling
jewellery = jewelry
theatre = theater
aluminium = aluminum
aeroplane = airplane
tyre = tire
fibre = fiber
paediatric = pediatric
anaesthesia = anesthesia
gynaecologist = gynecologist
orthopaedic = orthopedic

# Joined and apart
database = data base
dataset = data set
website = web site
webpage = web page
workflow = work flow
timesheet = time sheet
spreadsheet = spread sheet
startup = start-up
healthcare = health care
childcare = child care
fulfilment = fulfillment
cross functional = crossfunctional
multi tasking = multitasking
co-ordination = coordination
co-ordinator = coordinator
problem solving = problemsolving
decision making = decisionmaking
team work = teamwork
team player = teamplayer
real time = realtime
open source = opensource
end to end = e2e
troubleshooting = trouble shooting
email = e-mail
e-learning = elearning
telecom = telecommunication = tele communication
pharma = pharmaceutical
semiconductor = semi conductor
hands on = handson
in charge = incharge

# Short and long
dept = department
mgmt = management
govt = government
mfg = manufacturing
pvt ltd = private limited
ltd = limited
intl = international
natl = national
univ = university
cert = certification
infra = infrastructure
yrs = years
exp = experience
specs = specification
stats = statistics
maths = mathematics
biotech = biotechnology
fintech = financial technology
edtech = education technology = educational technology
mnc = multinational company = multi national company = multinational corporation
msme = micro small and medium enterprises
ngo = non governmental organisation = non governmental organization = non-profit organisation
csr = corporate social responsibility
psu = public sector undertaking
sez = special economic zone

# More of those joined or apart
cyber cafe = cybercafe
house keeping = housekeeping
web based = webbased
pre press = prepress
pre school = preschool
air conditioning = airconditioning
air conditioner = airconditioner
motor cycle = motorcycle
two wheeler = 2 wheeler
four wheeler = 4 wheeler
night shift = nightshift
shop floor = shopfloor
show room = showroom
stock broking = stockbroking
share market = stock market
water proofing = waterproofing
fire fighting = firefighting
book keeping = bookkeeping
tele calling = telecalling
`;
