/** Languages, frameworks, data and software development. */
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
`;
