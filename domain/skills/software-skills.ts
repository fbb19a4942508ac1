/** Skills of people who build, test and run software. Format: search-templates/expansion/skills.ts. */
export const softwareSkills = `
# Languages and their worlds
Java
Core Java
J2EE
C++
C#
.NET = Dot Net, DotNet, .NET Framework
.NET Core
ASP.NET
ASP.NET Core
ASP.NET MVC
VB.NET
Python
JavaScript = JS
TypeScript
PHP
Ruby
Ruby on Rails
Golang
Rust ~
Kotlin
Swift ~
SwiftUI
Dart ~
Scala
Perl
R ~ = R Programming
C ~ = C Language, C Programming
Go ~
Objective-C
MATLAB
VBA
PL/SQL
T-SQL
SQL
HTML
HTML5
CSS
CSS3
SASS
XML
JSON
Bash
Shell Scripting
Unix Shell Scripting
PowerShell
ABAP
Apex ~
Groovy

# Frameworks
Spring ~ = Spring Framework
Spring Boot
Spring MVC
Spring Security
Spring Cloud
Hibernate
JPA
JSP
Servlets
JDBC
Struts
Entity Framework
Web API
LINQ
WCF
WPF
MVC
Blazor
Django
Django REST Framework
Flask
FastAPI
Celery
Node.js = Node
React.js
React Native
Next.js
Vue.js
Angular = Angular.js, Angular 2+
Express.js = Express
Redux
RxJS
jQuery
Bootstrap
Tailwind CSS = Tailwind
Material UI = MUI
Webpack
Storybook
D3.js
Socket.IO
GraphQL
AJAX
Laravel
CodeIgniter
WordPress
Magento
Drupal
Android
iOS
Flutter
Jetpack Compose
Xcode
MVVM
Push Notifications
Google Maps API
Play Store
App Store
Firebase

# How services talk
REST API = REST, REST APIs
SOAP
Microservices
gRPC
Kafka
RabbitMQ
ActiveMQ
IBM MQ
OAuth
JWT

# Data stores
MySQL
PostgreSQL
SQL Server
Oracle = Oracle DB, Oracle Database
MongoDB
Redis
SQLite
Cassandra
DynamoDB
MariaDB
DB2
Elasticsearch
NoSQL
Teradata
Neo4j

# Data and models
ETL
Spark
PySpark
Hadoop
Hive
HDFS
Sqoop
Airflow
Snowflake
Databricks
Redshift
BigQuery
Azure Data Factory
Informatica
Talend
SSIS
SSRS
SSAS
dbt
Data Warehousing
Data Modelling = Data Modeling
Data Migration
Data Visualization = Data Visualisation
Data Analysis
Pandas
NumPy
Scikit-learn
TensorFlow
PyTorch
Keras
OpenCV
Machine Learning
Deep Learning
NLP
Computer Vision
LLM
Generative AI
Artificial Intelligence
Statistics
Time Series Forecasting
A/B Testing
SAS
SPSS
Power BI
Tableau
Looker
QlikView
Qlik Sense

# Clouds and running things
AWS
Azure
GCP
EC2
S3
AWS Lambda
Docker
Kubernetes
OpenShift
Helm ~
Istio
Terraform
Ansible
Puppet ~
Chef ~
Jenkins
CI/CD
Git
GitHub
GitLab
Bitbucket
SVN
Azure DevOps
GitHub Actions
ArgoCD = Argo CD
Maven
Gradle
SonarQube
Prometheus
Grafana
ELK
Splunk
Datadog
Nagios
Vault ~
Nginx
Tomcat
WebLogic
WebSphere
Linux
Unix
DevOps

# Testing
Manual Testing
Automation Testing
Selenium = Selenium WebDriver
TestNG
JUnit
Pytest
Jest ~
Cucumber
Cypress
Playwright
Appium
Postman
JMeter
LoadRunner
Performance Testing
Regression Testing
Functional Testing
API Testing
Mobile Testing
ETL Testing
Unit Testing
Test Cases
BDD
TDD
UAT

# Ways of working
Agile
Scrum
JIRA
Confluence
TFS
Data Structures
Design Patterns
OOP
System Design
`;
