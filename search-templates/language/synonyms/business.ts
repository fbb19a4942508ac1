/** Finance, people, selling, buying, health, making and building: words of the trades. */
export const business = `
# Accounts and finance
p2p = procure to pay
o2c = order to cash = otc process
r2r = record to report = rtr process
general ledger = gl account
brs = bank reconciliation = bank reco = bank reconciliation statement
mis reporting = mis report
p&l = profit and loss = profit & loss = p and l
ebitda = earnings before interest taxes depreciation and amortization
gst = goods and services tax = goods and service tax
tds = tax deducted at source
tcs tax = tax collected at source
vat = value added tax
itr = income tax return
gaap = generally accepted accounting principles
ifrs = international financial reporting standards
ind as = indian accounting standards
us gaap = us generally accepted accounting principles
roc filing = registrar of companies filing
kyc = know your customer
aml = anti money laundering
fp&a = financial planning and analysis = financial planning & analysis
m&a = mergers and acquisitions = mergers & acquisitions = merger and acquisition
f&o = futures and options = futures & options
ipo = initial public offering
roi = return on investment
npa = non performing asset
nbfc = non banking financial company = non banking finance company
bfsi = banking financial services and insurance = banking financial services & insurance
casa = current account savings account = current and savings account
emi = equated monthly instalment = equated monthly installment
cibil = credit information bureau
sebi = securities and exchange board of india
rbi = reserve bank of india
irda = irdai = insurance regulatory and development authority
tally erp = tally erp 9 = tally erp9
tally prime = tallyprime
forex = foreign exchange
accounts executive = account executive accounts = accounting executive
finance controller = financial controller
internal audit = internal auditing
sox = sarbanes oxley

# People
hr = human resource
hrbp = hr business partner = human resource business partner = human resources business partner
hcm = human capital management
talent acquisition = ta recruitment
rpo = recruitment process outsourcing
l&d = learning and development = learning & development
t&d = training and development = training & development
c&b = comp and ben = compensation and benefits = compensation & benefits = comp & ben
r&r = rewards and recognition = reward and recognition = rewards & recognition
pf = provident fund = epf = employee provident fund
esic = employee state insurance = employees state insurance
esop = employee stock option plan
posh act = prevention of sexual harassment
d&i = diversity and inclusion = diversity & inclusion = dei = diversity equity and inclusion
tni = training needs identification = training need identification
kra = key result area = key responsibility area
kpi = key performance indicator
okr = objectives and key results
onboarding = on-boarding
offboarding = off-boarding
jd = job description
ctc = cost to company
lpa = lakhs per annum = lakh per annum = lacs per annum
wfh = work from home
wfo = work from office
full time = fulltime
part time = parttime

# Selling and marketing
bd = business development = biz dev = bizdev
bde = business development executive
bdm = business development manager
bda = business development associate
asm = area sales manager
rsm = regional sales manager
zsm = zonal sales manager
nsm = national sales manager
tsm = territory sales manager
tsi = territory sales incharge = territory sales in charge
kam = key account manager = key accounts manager
key account management = key accounts management
sdr = sales development representative
bdr = business development representative
crm executive = customer relationship executive = cre
tele caller = telecaller = tele-calling executive = telecalling executive
tele sales = telesales
tele marketing = telemarketing
inside sales = insidesales
presales = pre-sales
post sales = postsales
after sales = aftersales
b2b = business to business
b2c = business to consumer = business to customer
d2c = direct to consumer = direct to customer = dtc brand
gtm = go to market
fmcg = fast moving consumer goods
fmcd = fast moving consumer durables = consumer durables
ecommerce = e-commerce
qcommerce = quick commerce = q-commerce
rfp = request for proposal
rfq = request for quotation = request for quote
rfi = request for information
cold calling = cold call
digital marketing = online marketing = internet marketing
smm = social media marketing
cpc = cost per click
google ads = google adwords = adwords
ga4 = google analytics 4
facebook ads = fb ads = meta ads
email marketing = e-mail marketing
content writer = content writing executive
copywriter = copy writer
btl = below the line
atl = above the line
pr = public relations

# Operations, BPO, supply
bpo = business process outsourcing
kpo = knowledge process outsourcing
ites = it enabled services = information technology enabled services
call centre = call center = callcentre = callcenter
contact centre = contact center
customer care = customer support
sop = standard operating procedure
sla = service level agreement
tat = turn around time = turnaround time
aht = average handling time = average handle time
csat = customer satisfaction
nps = net promoter score
wfm = workforce management = work force management
scm = supply chain management
s&op = sales and operations planning = sales & operations planning
3pl = third party logistics
moq = minimum order quantity
exim = export import = import export = export and import
cha = custom house agent = customs house agent
bom = bill of materials = bill of material
boq = bill of quantities = bill of quantity
grn = goods receipt note
purchase manager = procurement manager
ops executive = operations executive = operation executive
facility manager = facilities manager
facility management = facilities management
business analyst = biz analyst
brd = business requirement document = business requirements document
sow = statement of work
mou = memorandum of understanding
nda = non disclosure agreement

# Factory and field
r&d = research and development = research & development = r and d
qms = quality management system
qa/qc = qa and qc = quality assurance and quality control
tqm = total quality management
oee = overall equipment effectiveness
fmea = failure mode and effects analysis = failure mode effects analysis
pfmea = process failure mode and effects analysis
apqp = advanced product quality planning
ppap = production part approval process
spc = statistical process control
capa = corrective and preventive action
8d = eight disciplines
5s = five s
7 qc tools = seven qc tools
lean six sigma = lean sigma
six sigma = 6 sigma = sixsigma
iso 9001 = iso9001
iatf = iatf 16949 = ts 16949
gmp = good manufacturing practice = good manufacturing practices
cgmp = current good manufacturing practice = current good manufacturing practices
haccp = hazard analysis critical control point = hazard analysis and critical control point
npd = new product development
oem = original equipment manufacturer
cnc = computer numerical control
vmc = vertical machining centre = vertical machining center
hmc = horizontal machining centre = horizontal machining center
cad = computer aided design
cam = computer aided manufacturing
cae = computer aided engineering
autocad = auto cad
solidworks = solid works
creo = pro e = pro engineer = ptc creo
unigraphics = ug nx = siemens nx
gd&t = geometric dimensioning and tolerancing
fea = finite element analysis
cfd = computational fluid dynamics
bim = building information modelling = building information modeling
staad pro = staadpro
hvac = heating ventilation and air conditioning = heating ventilation air conditioning
mep = mechanical electrical and plumbing = mechanical electrical plumbing
epc = engineering procurement and construction = engineering procurement construction
o&m = operations and maintenance = operation and maintenance = operations & maintenance
ehs = environment health and safety = environment health & safety = hse = health safety and environment = health safety & environment
ndt = non destructive testing
dg set = diesel generator set
ht lt = high tension low tension
draftsman = draughtsman
solar pv = solar photovoltaic

# Health and pharma
icu = intensive care unit
nicu = neonatal intensive care unit
ot technician = operation theatre technician = operation theater technician
opd = out patient department = outpatient department
ipd = in patient department = inpatient department
rmo = resident medical officer
duty doctor = duty medical officer
msl = medical science liaison
ehr = electronic health record
rcm = revenue cycle management
medical coder = medical coding executive
icd 10 = icd10
hipaa = health insurance portability and accountability act
nabh = national accreditation board for hospitals
nabl = national accreditation board for testing and calibration laboratories
fda = food and drug administration
hplc = high performance liquid chromatography
staff nurse = nursing staff = registered nurse
lab technician = laboratory technician = lab tech
physio = physiotherapist

# Hospitality, travel, law
f&b = food and beverage = food & beverage = food and beverages
qsr = quick service restaurant
gds = global distribution system
ipr = intellectual property rights = intellectual property right

# Offices
ar calling = accounts receivable calling
hrm = human resource management
hrd = human resource development
hr admin = human resource administration = hr administration
hr ops = hr operation = human resource operation
human resource generalist = hr generalist
lead generation = lead gen
demand generation = demand gen
search engine marketing = sem marketing

# Buying, research, retail
purchase executive = procurement executive
visual merchandising = visual merchandise
total productive maintenance = total preventive maintenance
production planning and control = production planning & control
quantity surveyor = quantity surveying engineer
clinical research associate = cra
clinical research organisation = clinical research organization
contract research organisation = contract research organization
guest relation executive = gre
adr reporting = adverse drug reaction reporting

# Wealth, credit, plans
hni = high net worth individual = high networth individual
uhni = ultra high net worth individual
life insurance corporation = lic
ulip = unit linked insurance plan
tpa = third party administrator
cc limit = cash credit limit
dcf = discounted cash flow
npv = net present value
capex = capital expenditure
opex = operating expenditure = operational expenditure
yoy = year on year = year over year
mtd = month to date

# Stock, plant and quality
sku = stock keeping unit
fifo = first in first out
jit = just in time
vsm = value stream mapping
smed = single minute exchange of die
dmaic = define measure analyse improve control = define measure analyze improve control
poka yoke = mistake proofing
ipqc = in process quality control
iqc = incoming quality control

# Making medicines, laboratories, hospitals
bmr = batch manufacturing record
dmf = drug master file
anda = abbreviated new drug application
osd = oral solid dosage
nmr = nuclear magnetic resonance
gcms = gc-ms = gas chromatography mass spectrometry
lcms = lc-ms = liquid chromatography mass spectrometry
ecg = electrocardiogram = electro cardiogram
mri = magnetic resonance imaging
ct scan = computed tomography scan
cssd = central sterile supply department

# Sites and plants
rcc = reinforced cement concrete
peb = pre engineered building
rmc = ready mix concrete
dpr = detailed project report
wtp = water treatment plant
stp = sewage treatment plant
etp = effluent treatment plant
p&id = piping and instrumentation diagram
vfd = variable frequency drive
acb = air circuit breaker
vcb = vacuum circuit breaker
mcc panel = motor control centre panel = motor control center panel
cctv = closed circuit television
pa system = public address system

# Vehicles
ev = electric vehicle
bev = battery electric vehicle
nvh = noise vibration and harshness = noise vibration harshness
biw = body in white
hil = hardware in the loop
obd = on board diagnostics
mro = maintenance repair and overhaul = maintenance repair overhaul
`;
