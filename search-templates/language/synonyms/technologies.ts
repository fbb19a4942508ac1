/** Languages, frameworks, tools and platforms. */
export const technologies = `
# Languages
c++ = cpp = c plus plus
c# = c sharp
f# = f sharp
.net core = net core
.net framework = net framework
asp.net = active server pages .net
vb.net = visual basic .net
vb = visual basic
vb6 = vb 6 = visual basic 6
vba = visual basic for applications
vc++ = visual c++
javascript = java script = ecmascript
typescript = type script
es6 = ecmascript 6 = es2015
golang = go lang = go language
python3 = python 3
py spark = pyspark
matlab = mat lab
objective-c = objc = obj c
pl/sql = procedural sql
t-sql = transact sql
sql = structured query language
html = hyper text markup language = hypertext markup language
html5 = html 5
css = cascading style sheet
css3 = css 3
xml = extensible markup language
json = javascript object notation
xhtml = extensible html
vhdl = vhsic hardware description language
hdl = hardware description language
systemverilog = system verilog
shell scripting = bash scripting = unix shell scripting
powershell = power shell
abap = advanced business application programming

# Java and its world
j2ee = java ee = jee = jakarta ee = java enterprise edition = java 2 enterprise edition
j2se = java se = core java = java standard edition
j2me = java me
jsp = java server pages = javaserver pages = jakarta server pages
jsf = java server faces = javaserver faces
jpa = java persistence api
jdbc = java database connectivity
jms = java message service = java messaging service
jvm = java virtual machine
ejb = enterprise java bean = enterprise javabean
spring boot = springboot
spring mvc = springmvc
junit = j unit
gwt = google web toolkit

# JavaScript's frameworks: only where the short name has one dominant sense
react = reactjs
react native = reactnative
vue = vuejs
ember = emberjs
d3 = d3js
jquery = j query
ajax = asynchronous javascript and xml
mern = mern stack = mongodb express react node
mevn = mevn stack
pwa = progressive web app = progressive web application
ssr = server side rendering

# PHP, Ruby, Python
ror = ruby on rails = rubyonrails
drf = django rest framework
sklearn = scikit learn
opencv = open cv
fastapi = fast api
codeigniter = code igniter
wordpress = word press
woocommerce = woo commerce

# Data stores
mssql = ms sql = microsoft sql server = ms sql server
postgres = postgresql = postgre sql
mongodb = mongo db = mongo
mysql = my sql
mariadb = maria db
dynamodb = dynamo db
cosmosdb = cosmos db = azure cosmos db
couchdb = couch db
neo4j = neo 4j
elasticsearch = elastic search
opensearch = open search
elk = elk stack = elasticsearch logstash kibana
db2 = ibm db2 = db 2
nosql = no sql
rdbms = relational database management system
dbms = database management system
oltp = online transaction processing
olap = online analytical processing
bigquery = big query = google bigquery
redshift = amazon redshift = aws redshift
ssis = sql server integration services
ssrs = sql server reporting services
ssas = sql server analysis services

# Cloud and running things
aws = amazon web services
gcp = google cloud platform = google cloud
azure = microsoft azure = ms azure = windows azure
oci = oracle cloud infrastructure
ec2 = elastic compute cloud = amazon ec2 = aws ec2
s3 = amazon s3 = aws s3 = simple storage service
aws lambda = amazon lambda
rds = amazon rds = aws rds
sqs = simple queue service = amazon sqs
sns = simple notification service = amazon sns
eks = elastic kubernetes service = amazon eks = aws eks
ecs = elastic container service = amazon ecs
aks = azure kubernetes service
gke = google kubernetes engine
adf = azure data factory
k8s = kubernetes = kube
devops = dev ops
devsecops = dev sec ops
mlops = ml ops = machine learning operations
aiops = ai ops
finops = fin ops
gitops = git ops
sre = site reliability engineer = site reliability engineering = sre engineer
ci/cd = continuous integration continuous delivery = continuous integration continuous deployment = continuous integration and continuous delivery = continuous integration and continuous deployment
iac = infrastructure as code
saas = software as a service
paas = platform as a service
iaas = infrastructure as a service
openshift = open shift = openshift container platform
pcf = pivotal cloud foundry
vmware = vm ware
vm = virtual machine
github = git hub
gitlab = git lab
github actions = gh actions
svn = subversion = apache subversion
rhel = red hat enterprise linux = redhat enterprise linux
red hat = redhat

# Data, analytics, AI. “BI” alone also stands in “bi-weekly” and “bi-lingual”
ai = artificial intelligence
ml = machine learning
ai ml = aiml = artificial intelligence and machine learning = ai and ml
nlp = natural language processing
llm = large language model
genai = gen ai = generative ai = generative artificial intelligence
rag = retrieval augmented generation
cnn = convolutional neural network
rnn = recurrent neural network
ocr = optical character recognition
power bi = powerbi = ms power bi = microsoft power bi
mstr = microstrategy = micro strategy
qlikview = qlik view
qliksense = qlik sense
bi developer = business intelligence developer
bi analyst = business intelligence analyst
bi tool = business intelligence tool
etl = extract transform load = extract transform and load
elt = extract load transform
dwh = data warehouse
edw = enterprise data warehouse
data warehousing = datawarehousing
big data = bigdata
hdfs = hadoop distributed file system
map reduce = mapreduce
spss = statistical package for the social sciences
sas = statistical analysis system
advanced excel = adv excel
ms excel = microsoft excel
ms office = microsoft office
ms word = microsoft word
ms powerpoint = microsoft powerpoint
ms access = microsoft access
o365 = office 365 = microsoft 365 = m365

# Enterprise applications
crm = customer relationship management
erp = enterprise resource planning
s/4hana = sap s4hana
sap fico = sap fi co = sap finance and controlling
sap sd = sap sales and distribution
sap mm = sap materials management = sap material management
sap pp = sap production planning
sap hcm = sap human capital management
sap bw = sap business warehouse
sap bo = sap business objects = sap businessobjects
sap ewm = sap extended warehouse management
sap abap = sap advanced business application programming
sap pi = sap process integration
sfdc = salesforce = salesforce dot com
ms dynamics = microsoft dynamics
d365 = dynamics 365 = ms dynamics 365 = microsoft dynamics 365
oracle ebs = oracle e-business suite
peoplesoft = people soft
jd edwards = jde = jdedwards
servicenow = service now
sharepoint = share point = ms sharepoint = microsoft sharepoint
rpa = robotic process automation
blue prism = blueprism
bpm = business process management
aem = adobe experience manager
wms = warehouse management system
hrms = human resource management system = human resources management system
hris = human resource information system = human resources information system
pos system = point of sale system
plm = product lifecycle management = product life cycle management

# How software is built
dsa = data structures and algorithms = data structures & algorithms
sdlc = software development life cycle = software development lifecycle
stlc = software testing life cycle = software testing lifecycle
tdd = test driven development
bdd = behaviour driven development = behavior driven development
ddd = domain driven design
mvc = model view controller
mvvm = model view viewmodel = model view view model
soa = service oriented architecture
api = application programming interface
rest api = restful api = rest web service = restful web service = restful service = restful
soap = simple object access protocol
grpc = g rpc
microservice = micro service
serverless = server less
hld = high level design
lld = low level design
poc = proof of concept
mvp = minimum viable product
uml = unified modelling language = unified modeling language
ide = integrated development environment
vs code = visual studio code = vscode
sdk = software development kit
orm = object relational mapping = object relational mapper
ibm mq = websphere mq = mqseries
websocket = web socket
graphql = graph ql
oauth = open authorization
sso = single sign on
mfa = multi factor authentication = multifactor authentication
2fa = two factor authentication
jwt = json web token
rbac = role based access control
iam = identity and access management
agile scrum = scrum agile
safe agile = scaled agile framework = scaled agile

# Testing
qa = quality assurance
qc = quality control
uat = user acceptance testing = user acceptance test
performance testing = perf testing
selenium webdriver = selenium web driver
testng = test ng
jmeter = j meter = apache jmeter
loadrunner = load runner
uft = unified functional testing
qtp = quick test professional
istqb = international software testing qualifications board
rca = root cause analysis
rtm = requirement traceability matrix = requirements traceability matrix

# Networks and security
lan = local area network
wan = wide area network
sd-wan = sdwan
vpn = virtual private network
vlan = virtual lan
tcp/ip = tcpip
dns = domain name system
dhcp = dynamic host configuration protocol
bgp = border gateway protocol
ospf = open shortest path first
mpls = multiprotocol label switching = multi protocol label switching
wifi = wi-fi
voip = voice over ip
siem = security information and event management
soc analyst = security operations center analyst = security operations centre analyst
vapt = vulnerability assessment and penetration testing
pentest = penetration test
pen testing = penetration testing = pentesting
infosec = information security = info sec
cybersecurity = cyber security
dlp = data loss prevention
edr = endpoint detection and response
iso 27001 = iso27001
active directory = ms active directory = microsoft active directory
ccna = cisco certified network associate
ccnp = cisco certified network professional
ccie = cisco certified internetwork expert
ceh = certified ethical hacker
cissp = certified information systems security professional
cisa = certified information systems auditor
cism = certified information security manager
mcse = microsoft certified systems engineer
rhce = red hat certified engineer

# Front end, design, mobile
ui = user interface
ux = user experience
ui/ux = uiux = ux ui = ui and ux
hci = human computer interaction
front end = frontend
back end = backend
full stack = fullstack
wireframe = wire frame
photoshop = adobe photoshop
illustrator = adobe illustrator
indesign = adobe indesign
after effects = adobe after effects
premiere pro = adobe premiere pro
coreldraw = corel draw
ios development = iphone development
android development = android app development
mobile app = mobile application
cross platform = crossplatform
ar/vr = augmented reality virtual reality = augmented and virtual reality
seo = search engine optimization = search engine optimisation

# Devices and electronics
iot = internet of things
iiot = industrial internet of things = industrial iot
plc = programmable logic controller
scada = supervisory control and data acquisition
hmi = human machine interface
dcs = distributed control system
vlsi = very large scale integration
asic = application specific integrated circuit
fpga = field programmable gate array
soc design = system on chip design
rtos = real time operating system
pcb = printed circuit board
emc testing = electromagnetic compatibility testing
can bus = controller area network
autosar = automotive open system architecture
adas = advanced driver assistance system
rtl design = register transfer level design
dft = design for testability
dsp = digital signal processing
rf = radio frequency
lte = long term evolution
mainframe = main frame
as/400 = ibm iseries = iseries
jcl = job control language
cics = customer information control system

# Terms with one dominant sense among recruiters
oop = oops = object oriented programming
single page application = single page app
mean stack = mongodb express angular node
lamp stack = linux apache mysql php
r programming = r language
bitbucket = bit bucket
uipath = ui path
cms = content management system
lms = learning management system
ats = applicant tracking system
ms project = microsoft project
system integration testing = systems integration testing
frd = functional requirement document = functional requirements document
lwc = lightning web component
sfmc = salesforce marketing cloud
vpc = virtual private cloud
cdn = content delivery network
waf = web application firewall
bcp = business continuity planning = business continuity plan
drp = disaster recovery planning = disaster recovery plan
itil = information technology infrastructure library
itsm = it service management = information technology service management
cmdb = configuration management database
sdn = software defined network = software defined networking

# With and without the maker
hadoop = apache hadoop
kafka = apache kafka
spark = apache spark
airflow = apache airflow
tomcat = apache tomcat
nifi = apache nifi
camel = apache camel
activemq = active mq = apache activemq
rabbitmq = rabbit mq
weblogic = web logic = oracle weblogic
websphere = web sphere = ibm websphere
datastage = data stage = ibm datastage
informatica powercenter = informatica power center
adls = azure data lake storage
azure devops = vsts
msbi = microsoft business intelligence = ms bi
tfs = team foundation server
snowflake = snow flake
databricks = data bricks

# Protocols and interfaces
ssl = secure sockets layer = secure socket layer
tls = transport layer security
ldap = lightweight directory access protocol
crud = create read update delete
cli = command line interface
gui = graphical user interface
`;
