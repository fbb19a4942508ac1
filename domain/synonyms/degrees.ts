/** Courses, certificates, boards. Spelled-out degrees are grouped with their abbreviations, with and without dots. */
export const degrees = `
# Engineering. “BE” alone is an English word: only B.E. with dots is the degree
btech = b.tech = bachelor of technology = bachelors of technology
mtech = m.tech = master of technology = masters of technology
b.e = bachelor of engineering = bachelors of engineering
m.e = master of engineering = masters of engineering
b.arch = barch = bachelor of architecture
m.arch = march architecture = master of architecture
b.des = bdes = bachelor of design
m.des = mdes = master of design
b.plan = bachelor of planning
b.voc = bvoc = bachelor of vocation
polytechnic = polytechnic diploma = diploma in engineering
iti = industrial training institute
ncvt = national council for vocational training
cse = computer science engineering = computer science and engineering = computer science & engg
ece = electronics and communication engineering = electronics and communications engineering = electronics & communication engg
eee = electrical and electronics engineering = electrical & electronics engg
entc = e&tc = electronics and telecommunication engineering = electronics & telecommunication engg

# Computing and science
bca = b.c.a = bachelor of computer application = bachelor of computer applications
mca = m.c.a = master of computer application = master of computer applications
bsc = b.sc = bachelor of science
msc = m.sc = master of science
bsc it = bachelor of science in information technology
bscs = bsc cs = bsc computer science = bachelor of science in computer science
msc it = master of science in information technology
mcm = master of computer management
pgdca = post graduate diploma in computer application = post graduate diploma in computer applications
dca = diploma in computer application = diploma in computer applications
adca = advanced diploma in computer application = advanced diploma in computer applications
dac course = cdac = c-dac = centre for development of advanced computing
phd = ph.d = doctor of philosophy = doctorate
mphil = m.phil = master of philosophy

# Commerce and management
bcom = b.com = bachelor of commerce
mcom = m.com = master of commerce
bba = b.b.a = bachelor of business administration
bbm = bachelor of business management
baf = bachelor of accounting and finance
bbi = bachelor of banking and insurance
mba = m.b.a = master of business administration = masters in business administration
mba hr = mba human resource = mba in hr = mba in human resources
emba = executive mba
pgdm = post graduate diploma in management = postgraduate diploma in management
pgdba = post graduate diploma in business administration = postgraduate diploma in business administration
mms = master of management studies
msw = master of social work = masters in social work
bsw = bachelor of social work
pgp = post graduate programme = post graduate program
iim = indian institute of management
iit = indian institute of technology
nit = national institute of technology
iiit = indian institute of information technology
bits pilani = birla institute of technology and science

# Arts, law, teaching
b.a = bachelor of arts
m.a = master of arts
llb = l.l.b = ll.b = bachelor of law = bachelor of laws
bed = b.ed = bachelor of education
d.ed = diploma in education
bped = b.p.ed = bachelor of physical education
blib = b.lib = bachelor of library science
mlib = m.lib = master of library science
bhm = bachelor of hotel management
ihm = institute of hotel management
bjmc = bachelor of journalism and mass communication
mjmc = master of journalism and mass communication
ugc net = national eligibility test
tet = teacher eligibility test
ctet = central teacher eligibility test
tgt = trained graduate teacher
pgt = post graduate teacher
ntt = nursery teacher training

# Professional accountancy: “CA” and “CS” are dominant among Indian recruiters
ca = chartered accountant
ca inter = ca intermediate = ca ipcc
cma = cost and management accountant = icwa = cost accountant
cfa = chartered financial analyst
cpa = certified public accountant
acca = association of chartered certified accountants
frm = financial risk manager
icai = institute of chartered accountants of india
icsi = institute of company secretaries of india

# School
cbse = central board of secondary education
icse = indian certificate of secondary education

# Medical
mbbs = m.b.b.s = bachelor of medicine and bachelor of surgery
bds = b.d.s = bachelor of dental surgery
mds = m.d.s = master of dental surgery
bams = b.a.m.s = bachelor of ayurvedic medicine and surgery
bhms = b.h.m.s = bachelor of homeopathic medicine and surgery
bums = bachelor of unani medicine and surgery
bpt = bachelor of physiotherapy
mpt = master of physiotherapy
gnm = general nursing and midwifery
anm = auxiliary nurse midwife
bsc nursing = bachelor of science in nursing
bpharm = b.pharm = b pharma = bachelor of pharmacy
mpharm = m.pharm = m pharma = master of pharmacy
dpharm = d.pharm = d pharma = diploma in pharmacy
pharm d = pharmd = doctor of pharmacy
dmlt = diploma in medical laboratory technology
bmlt = bachelor of medical laboratory technology
bvsc = b.v.sc = bachelor of veterinary science

# How far
ug = under graduate = undergraduate
pg = post graduate = postgraduate
pg diploma = post graduate diploma = postgraduate diploma
post graduation = masters degree = postgraduation

# Further degrees: with dots where the letters alone mean something else
m.d = doctor of medicine
m.f.a = master of fine arts
b.f.a = bfa = bachelor of fine arts
ll.m = master of laws = master of law
m.ed = master of education
prt = primary teacher
10th = sslc = matriculation = class 10 = class x = tenth standard
12th = hsc = class 12 = class xii = higher secondary = twelfth standard
mba finance = mba in finance
mba marketing = mba in marketing
mba operations = mba in operations
graduation = bachelors degree
mech engineering = mechanical engineering = mechanical engg
pgdhrm = post graduate diploma in human resource management = postgraduate diploma in human resource management
pgdbm = post graduate diploma in business management = postgraduate diploma in business management
bcs = b.c.s = bachelor of computer science
mcs = m.c.s = master of computer science
mha = master of hospital administration = masters in hospital administration
mph = master of public health = masters in public health
boptom = bachelor of optometry
cbt = cognitive behavioural therapy = cognitive behavioral therapy
`;
