import { type Family, family } from './family.ts';

export const softwareFamilies: Family[] = [
  family({
    name: 'java',
    weight: 9,
    titles: `Java Developer | Software Engineer | Associate Software Engineer | Trainee Java Developer
      Java Developer | Senior Software Engineer | Java Backend Developer | Software Development Engineer
      Senior Java Developer | Technical Lead | Tech Lead | Module Lead
      Java Architect | Software Architect | Project Manager | Engineering Lead
      Engineering Manager | Solution Architect | Delivery Manager`,
    core: 'Java, Spring Boot, Hibernate, SQL, REST API, Microservices, MySQL, Git, Spring MVC, Maven',
    other:
      'Kafka, Oracle, PL/SQL, MongoDB, Docker, Kubernetes, AWS, Jenkins, JUnit, J2EE, JPA, Redis, RabbitMQ, Linux, JIRA, JavaScript, Angular, CI/CD, Elasticsearch, Core Java, SOAP, Gradle, Azure',
    tasks: `Built {skill} services that handle {n} thousand payments a day for a banking client
      Moved a monolith to {skill} and {skill2} microservices and cut deployment time by {n} percent
      Wrote unit and integration tests and kept code coverage above {n} percent
      Tuned slow SQL queries of the reporting module, with response times down by {n} percent
      Designed REST APIs for customers and vendors with {skill} and {skill2}
      Reviewed code, mentored a team of {n} developers and planned sprints with the product owner
      Led the migration of batch jobs to {skill} on the cloud
      Fixed production incidents and automated monitoring with dashboards and alerts`,
    education: 'computing',
    trades: ['it', 'finance'],
    startingPay: 4.2,
    certifications: 'Oracle Certified Java Programmer, AWS Certified Developer, Spring Professional Certification',
    industry: 'Information Technology',
  }),
  family({
    name: 'dotnet',
    weight: 5,
    titles: `Junior .NET Developer | Software Engineer | Associate Software Developer
      .NET Developer | ASP.NET Developer | Senior Software Engineer
      Senior .NET Developer | Technical Lead | Tech Lead
      .NET Architect | Project Lead | Project Manager
      Solution Architect | Engineering Manager | Delivery Manager`,
    core: 'C#, .NET, ASP.NET, SQL Server, MVC, Entity Framework, Web API, .NET Core, LINQ, JavaScript',
    other:
      'Azure, Angular, jQuery, WCF, WPF, REST API, Microservices, Git, TFS, Docker, CI/CD, React.js, Blazor, HTML, CSS, T-SQL, SSRS, Power BI, JIRA, VB.NET',
    tasks: `Developed {skill} modules for an insurance portal used by {n} branches
      Rewrote a WinForms application as a web product with {skill} and {skill2}
      Wrote stored procedures and reports, and shortened month-end reporting by {n} hours
      Integrated payment gateways and vendor systems through Web API
      Automated build and delivery on Azure with CI/CD pipelines
      Led design discussions with customers and a team of {n} engineers
      Maintained {skill} services and handled performance problems in production`,
    education: 'computing',
    trades: ['it', 'finance', 'health'],
    startingPay: 3.9,
    certifications: 'Microsoft Certified Azure Developer, Microsoft Certified Solutions Developer',
    industry: 'Information Technology',
  }),
  family({
    name: 'python',
    weight: 6,
    titles: `Python Developer | Software Engineer | Junior Python Developer
      Python Developer | Backend Developer | Software Development Engineer
      Senior Python Developer | Senior Software Engineer | Tech Lead
      Lead Backend Engineer | Principal Engineer | Project Manager
      Engineering Manager | Head of Engineering | Solution Architect`,
    core: 'Python, Django, Flask, REST API, PostgreSQL, SQL, Git, FastAPI, Docker, AWS',
    other:
      'Redis, Celery, MongoDB, Linux, Kubernetes, Pandas, NumPy, RabbitMQ, Kafka, Elasticsearch, JavaScript, React.js, CI/CD, Jenkins, GraphQL, Machine Learning, MySQL, Pytest',
    tasks: `Built backend services with {skill} and {skill2} for a marketplace of {n} thousand sellers
      Wrote data import pipelines with {skill} that process {n} million rows a night
      Designed the API of a mobile product and its automated testing
      Reduced cloud cost by {n} percent by caching and better queries
      Took a reporting service from design to delivery with {skill}
      Automated manual operations work with scripts and schedulers
      Guided {n} junior engineers and reviewed their design`,
    education: 'computing',
    trades: ['it', 'commerce', 'finance'],
    startingPay: 4.4,
    certifications: 'AWS Certified Developer, PCEP Python Programmer, MongoDB Certified Developer',
    industry: 'Information Technology',
  }),
  family({
    name: 'full stack',
    weight: 8,
    titles: `Full Stack Developer | Web Developer | Software Engineer | PHP Developer
      Full Stack Developer | MERN Stack Developer | Node.js Developer | Senior Software Engineer
      Senior Full Stack Developer | Tech Lead | Senior Node.js Developer
      Lead Full Stack Engineer | Software Architect | Project Manager
      Engineering Manager | Head of Technology | Solution Architect`,
    core: 'JavaScript, Node.js, React.js, MongoDB, Express.js, HTML, CSS, REST API, Git, TypeScript',
    other:
      'Angular, MySQL, PHP, Laravel, AWS, Docker, Redux, Next.js, GraphQL, PostgreSQL, Redis, Socket.IO, CI/CD, jQuery, Bootstrap, Firebase, Kubernetes, JIRA, WordPress, CodeIgniter, Microservices',
    tasks: `Built a customer portal with {skill} and {skill2} for {n} thousand users
      Developed reusable components in React.js and the services behind them in Node.js
      Made the admin dashboard of a logistics product with {skill}
      Improved page load by {n} percent through caching and code splitting
      Integrated payments, mail and SMS vendors
      Wrote automated testing for the checkout and cut defects by {n} percent
      Led a team of {n} developers from design to delivery in two-week sprints`,
    education: 'computing',
    trades: ['it', 'commerce'],
    startingPay: 3.8,
    certifications: 'Meta Front-End Developer, MongoDB Certified Developer, AWS Certified Cloud Practitioner',
    industry: 'Information Technology',
  }),
  family({
    name: 'frontend',
    weight: 4,
    titles: `Frontend Developer | UI Developer | Web Developer
      React Developer | Angular Developer | Frontend Engineer
      Senior Frontend Developer | Senior UI Developer | UI Lead
      Lead Frontend Engineer | UI Architect
      Frontend Engineering Manager | Principal Frontend Engineer`,
    core: 'JavaScript, React.js, HTML, CSS, TypeScript, Redux, Angular, Git, Bootstrap, Webpack',
    other:
      'Vue.js, Next.js, SASS, Jest, Tailwind CSS, Figma, REST API, GraphQL, Accessibility, Material UI, jQuery, RxJS, Cypress, D3.js, Storybook, Agile',
    tasks: `Turned designs into responsive pages with {skill} and {skill2}
      Built a component library used by {n} product teams
      Improved the accessibility and performance of the customer site
      Moved a legacy jQuery application to {skill}
      Worked with design and backend teams on a reporting dashboard
      Wrote unit tests with Jest and kept coverage at {n} percent`,
    education: 'computing',
    trades: ['it', 'commerce'],
    startingPay: 3.9,
    certifications: 'Meta Front-End Developer, Google UX Design',
    industry: 'Information Technology',
  }),
  family({
    name: 'mobile',
    weight: 3,
    titles: `Android Developer | iOS Developer | Mobile App Developer
      Android Developer | iOS Developer | Flutter Developer | React Native Developer
      Senior Android Developer | Senior iOS Developer | Mobile Lead
      Mobile Architect | Lead Mobile Engineer
      Engineering Manager | Head of Mobile`,
    core: 'Android, Kotlin, Java, Flutter, Swift, iOS, React Native, REST API, Firebase, Git',
    other:
      'Dart, Objective-C, SQLite, Jetpack Compose, MVVM, Xcode, Push Notifications, Google Maps API, CI/CD, Play Store, App Store, GraphQL, Agile, Bluetooth, SwiftUI',
    tasks: `Developed an app with {skill} that has {n} thousand downloads
      Rebuilt the ordering app in {skill} and cut crashes by {n} percent
      Added offline mode, push notifications and payments
      Shipped releases to the Play Store and the App Store every two weeks
      Worked with design on a faster sign-up for customers
      Guided a team of {n} mobile developers`,
    education: 'computing',
    trades: ['it', 'commerce'],
    startingPay: 4,
    certifications: 'Associate Android Developer, Flutter Certified Application Developer',
    industry: 'Information Technology',
  }),
  family({
    name: 'testing',
    weight: 5,
    titles: `Test Engineer | QA Engineer | Software Test Engineer
      QA Engineer | Automation Test Engineer | Senior Test Engineer | SDET
      Senior QA Engineer | QA Lead | Test Lead
      Test Manager | QA Manager | Test Architect
      Head of Quality | Delivery Manager`,
    core: 'Manual Testing, Selenium, Test Cases, JIRA, SQL, Regression Testing, API Testing, Postman, Java, TestNG',
    other:
      'Cucumber, Jenkins, Python, Cypress, Playwright, Appium, JMeter, Performance Testing, Agile, Git, LoadRunner, REST API, BDD, Maven, Mobile Testing, ETL Testing, Functional Testing',
    tasks: `Wrote and ran {n} hundred test cases for a lending product
      Built a Selenium framework with {skill} and {skill2} from the ground up
      Automated {n} percent of regression testing and shortened releases by days
      Tested APIs with Postman and wrote their contracts down
      Ran load tests with JMeter and reported bottlenecks
      Led testing for a migration of customer data to the cloud
      Reported quality to customers and planned testing for a team of {n}`,
    education: 'computing',
    trades: ['it', 'finance'],
    startingPay: 3.4,
    certifications: 'ISTQB Foundation Level, Certified Selenium Professional',
    industry: 'Information Technology',
  }),
];
