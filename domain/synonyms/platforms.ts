/** Clouds, enterprise applications, networks, devices. */
export const platforms = `
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
