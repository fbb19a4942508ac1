/** Operations, factories, sites, health, hospitality. */
export const industry = `
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
