/** Money, people, selling and buying. */
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
`;
