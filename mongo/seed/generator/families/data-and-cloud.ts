import { type Family, family } from './family.ts';

export const dataAndCloudFamilies: Family[] = [
  family({
    name: 'data engineering',
    weight: 4,
    titles: `Data Engineer | ETL Developer | Associate Data Engineer
      Data Engineer | Big Data Developer | ETL Developer
      Senior Data Engineer | Data Engineering Lead | Senior Big Data Engineer
      Data Architect | Lead Data Engineer
      Head of Data Engineering | Principal Data Architect`,
    core: 'SQL, Python, Spark, ETL, Hadoop, Hive, AWS, Airflow, PySpark, Data Warehousing',
    other:
      'Kafka, Snowflake, Databricks, Scala, Azure Data Factory, Informatica, Redshift, BigQuery, Oracle, PL/SQL, Teradata, Linux, Docker, Power BI, Unix Shell Scripting, dbt, Azure',
    tasks: `Built pipelines with {skill} and {skill2} that load {n} million records a day
      Migrated an on-premise warehouse to the cloud and reduced cost by {n} percent
      Modelled data marts for finance reporting
      Wrote quality checks and alerts for {n} source systems
      Tuned Spark jobs from hours to minutes
      Worked with analysts on dashboards for operations`,
    education: 'computing',
    trades: ['it', 'finance', 'commerce'],
    startingPay: 5,
    certifications: 'Databricks Data Engineer Associate, AWS Certified Data Engineer, SnowPro Core',
    industry: 'Information Technology',
  }),
  family({
    name: 'data science',
    weight: 4,
    titles: `Data Analyst | Junior Data Scientist | Business Intelligence Analyst
      Data Scientist | Data Analyst | Machine Learning Engineer
      Senior Data Scientist | Senior Data Analyst | Lead Data Scientist
      Principal Data Scientist | Analytics Manager
      Head of Data Science | Director of Analytics`,
    core: 'Python, SQL, Machine Learning, Power BI, Excel, Tableau, Statistics, Pandas, NumPy, Data Visualization',
    other:
      'Deep Learning, NLP, TensorFlow, PyTorch, R, Scikit-learn, Computer Vision, SAS, Spark, AWS, Generative AI, LLM, Time Series Forecasting, A/B Testing, BigQuery, Azure, Advanced Excel',
    tasks: `Built models with {skill} that predict customer churn, with {n} percent better recall
      Made dashboards in Power BI and Tableau for the sales leadership
      Did market and pricing analysis with {skill} and {skill2}
      Put a recommendation model in production and measured it by experiments
      Cleaned and joined data from {n} systems for monthly reporting
      Presented findings to business teams and planned the next analysis`,
    education: 'computing',
    trades: ['it', 'finance', 'commerce', 'services'],
    startingPay: 4.8,
    certifications: 'Google Data Analytics, Microsoft Power BI Data Analyst, TensorFlow Developer',
    industry: 'Information Technology',
  }),
  family({
    name: 'devops',
    weight: 4,
    titles: `DevOps Engineer | Cloud Engineer | Build Engineer
      DevOps Engineer | Cloud Engineer | Site Reliability Engineer
      Senior DevOps Engineer | DevOps Lead | Senior Cloud Engineer
      Cloud Architect | DevOps Architect | Infrastructure Manager
      Head of Infrastructure | Principal Cloud Architect`,
    core: 'AWS, Docker, Kubernetes, Jenkins, Linux, CI/CD, Terraform, Git, Ansible, Python',
    other:
      'Azure, GCP, Helm, Prometheus, Grafana, ELK, Bash, Nginx, GitLab, ArgoCD, Azure DevOps, SonarQube, Maven, Networking, Istio, Vault, Nagios',
    tasks: `Set up CI/CD with {skill} for {n} services and cut release time to minutes
      Moved workloads to Kubernetes with {skill} and {skill2}
      Wrote Terraform modules for cloud infrastructure in {n} accounts
      Built monitoring and alerting and brought incidents down by {n} percent
      Reduced cloud cost by {n} percent through rightsizing and automation
      Was on call for production and wrote its runbooks`,
    education: 'computing',
    trades: ['it', 'finance', 'commerce'],
    startingPay: 4.6,
    certifications:
      'AWS Solutions Architect Associate, Certified Kubernetes Administrator, HashiCorp Terraform Associate, Azure Administrator',
    industry: 'Information Technology',
  }),
  family({
    name: 'support and network',
    weight: 4,
    titles: `Desktop Support Engineer | IT Support Executive | Network Engineer
      System Administrator | Network Engineer | Technical Support Engineer
      Senior System Administrator | Senior Network Engineer | IT Team Lead
      IT Manager | Network Architect | Infrastructure Lead
      Head of IT | IT Infrastructure Manager`,
    core: 'Windows Server, Networking, Active Directory, Troubleshooting, Linux, TCP/IP, CCNA, VMware, Office 365, Hardware',
    other:
      'Firewall, DNS, DHCP, Cisco, Azure, VPN, Routing and Switching, ITIL, ServiceNow, Backup, SCCM, PowerShell, Fortinet, Antivirus, Ticketing Tools, Citrix, Cyber Security',
    tasks: `Supported {n} hundred users on site and by remote tools
      Installed and maintained servers with {skill} and {skill2}
      Set up routers, switches and firewalls for {n} branches
      Closed {n} tickets a day within the agreed time
      Planned backups and patching, with audits passed each year
      Managed vendors, licences and the IT budget`,
    education: 'technical',
    trades: ['it', 'services', 'industry'],
    startingPay: 2.6,
    certifications: 'CCNA, ITIL Foundation, Microsoft Certified Azure Administrator, CompTIA A+',
    industry: 'IT Services',
  }),
  family({
    name: 'enterprise applications',
    weight: 4,
    titles: `SAP Consultant | Associate Consultant | Salesforce Developer | ERP Executive
      SAP FICO Consultant | SAP ABAP Developer | Salesforce Developer | Oracle Apps Consultant
      Senior SAP Consultant | SAP MM Consultant | Salesforce Lead
      SAP Lead Consultant | Salesforce Architect | ERP Project Manager
      SAP Practice Head | Delivery Manager`,
    core: 'SAP, SAP FICO, SAP MM, ABAP, SAP HANA, Salesforce, ERP, SQL, S/4HANA, Business Process',
    other:
      'SAP SD, Apex, Oracle EBS, Oracle Fusion, Lightning, SAP BW, Fiori, PL/SQL, Data Migration, User Training, Unit Testing, Integration, Workday, ServiceNow, Excel, SAP SuccessFactors',
    tasks: `Configured {skill} for a manufacturer with {n} plants
      Wrote reports, interfaces and enhancements for {skill} and {skill2}
      Led a migration to S/4HANA with {n} months of planning and testing
      Trained key users and wrote the process documents
      Supported month-end closing and vendor payments in production
      Gathered requirements in workshops with finance and purchasing`,
    education: 'computing',
    trades: ['it', 'services', 'industry'],
    startingPay: 4.4,
    certifications: 'SAP Certified Application Associate, Salesforce Platform Developer, Oracle Cloud Certification',
    industry: 'Information Technology',
  }),
  family({
    name: 'analysis and product',
    weight: 4,
    titles: `Business Analyst | Associate Business Analyst | Product Analyst
      Business Analyst | Scrum Master | Associate Product Manager
      Senior Business Analyst | Product Manager | Project Manager
      Senior Product Manager | Program Manager | Lead Business Analyst
      Director of Product | Program Director`,
    core: 'Requirement Gathering, Agile, JIRA, SQL, Stakeholder Management, Scrum, User Stories, Excel, BRD, Documentation',
    other:
      'Power BI, Wireframing, Product Roadmap, UAT, Confluence, MS Project, Figma, Process Mapping, Project Management, Risk Management, Google Analytics, Budgeting, Tableau, Visio',
    tasks: `Gathered requirements from {n} departments and wrote them as user stories
      Owned the roadmap of a payments product for customers in {n} cities
      Ran sprints, planning and reviews for {n} teams
      Made the business case, budget and delivery plan of a cloud migration
      Led user testing and training before go-live
      Measured adoption and reported it to the leadership with {skill}`,
    education: 'business',
    trades: ['it', 'finance', 'services'],
    startingPay: 5,
    certifications: 'Certified Scrum Master, PMP, CBAP, PRINCE2',
    industry: 'Information Technology',
  }),
  family({
    name: 'embedded',
    weight: 3,
    titles: `Embedded Engineer | Firmware Engineer | Electronics Engineer
      Embedded Software Engineer | Firmware Engineer | VLSI Design Engineer
      Senior Embedded Engineer | Technical Lead | Senior Design Engineer
      Embedded Architect | Engineering Manager
      Head of R&D | Principal Engineer`,
    core: 'Embedded C, C++, C, Microcontrollers, RTOS, ARM, I2C, SPI, CAN, PCB Design',
    other:
      'Verilog, VHDL, MATLAB, Python, AUTOSAR, Linux Device Drivers, UART, Altium, Simulink, IoT, FPGA, SystemVerilog, Oscilloscope, Keil, Bluetooth, DSP, R&D',
    tasks: `Wrote firmware in {skill} for a controller made in {n} thousand units a year
      Brought up boards and drivers with {skill} and {skill2}
      Designed a six-layer PCB and took it through production testing
      Developed AUTOSAR modules for an electric vehicle
      Reduced power consumption by {n} percent
      Led design reviews with hardware vendors`,
    education: 'technical',
    trades: ['industry', 'it'],
    startingPay: 3.8,
    certifications: 'Certified Embedded Systems Engineer, NI LabVIEW Associate',
    industry: 'Electronics',
  }),
  family({
    name: 'design',
    weight: 3,
    titles: `Graphic Designer | UI Designer | Visualizer
      UI/UX Designer | Graphic Designer | Product Designer
      Senior UI/UX Designer | Senior Graphic Designer | Creative Lead
      Design Manager | Art Director
      Head of Design | Creative Director`,
    core: 'Figma, Photoshop, Illustrator, UI Design, UX Design, Adobe XD, Typography, Wireframing, Prototyping, Branding',
    other:
      'After Effects, CorelDRAW, InDesign, User Research, Sketch, Motion Graphics, HTML, CSS, Video Editing, Canva, Design Systems, Premiere Pro, Packaging Design, 3D Modelling',
    tasks: `Designed the app of a delivery service, from research to final screens in {skill}
      Made campaigns, packaging and print for {n} brands
      Built a design system used by {n} teams
      Tested prototypes with customers and shortened sign-up by {n} percent
      Made motion graphics and video for digital marketing
      Guided {n} designers and agreed the budget with vendors`,
    education: 'design',
    trades: ['commerce', 'it'],
    startingPay: 2.8,
    certifications: 'Google UX Design, Adobe Certified Professional',
    industry: 'Design',
  }),
];
