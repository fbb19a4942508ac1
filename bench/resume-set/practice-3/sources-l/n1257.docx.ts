import { docx, h, list, p } from '../../outside/sources/word.ts';

const line = (text: string) => p(text, { after: 10 });

export default docx({
  font: 'Carlito',
  size: 10.5,
  heading: { bold: true, size: 11, line: true },
  body: [
    p('Mrunal Vasant Chaudhari', { bold: true, size: 15 }),
    line('Business Intelligence | Qlik Sense | Snowflake'),
    line('Jalgaon (Maharashtra), presently Thane'),
    line('mrunal.chaudhari.qlik@gmail.com ; 8308 771 942'),
    h('Overview of career'),
    line('Hexaware Technologies – Airoli – Nov 2022 to present – BI Specialist'),
    line('Capgemini – Airoli – Jul 2020 to Oct 2022 – Associate Consultant'),
    line('3i Infotech – Vashi – Dec 2018 to Jun 2020 – Trainee Software Engineer'),
    h('Experience details'),
    line('**Organization #1: Hexaware Technologies**'),
    line('Role: BI Specialist'),
    line('Project: Freight analytics, client: Maersk, Nov 2022 – present'),
    line('Tools: Qlik Sense May 2023, Snowflake, NPrinting'),
    list('32 apps; section access; reload failures down 70 %', 'Guided two associates'),
    line('**Organization #2: Capgemini**'),
    line('Role: Associate Consultant'),
    line('Project: Store KPI, client: Carrefour, Sep 2020 – Oct 2022'),
    line('Tools: QlikView 12, SQL Server'),
    list('Set analysis, incremental QVDs', 'Bench and training Jul – Aug 2020: Qlik, Python'),
    line('**Organization #3: 3i Infotech**'),
    line('Role: Trainee Software Engineer'),
    line('Project: Kastle lending MIS, in-house, Jan 2019 – Jun 2020'),
    h('Technical skill set'),
    line('BI tools : Qlik Sense, QlikView (11, 12), NPrinting'),
    line('Warehouse : Snowflake, SQL Server 2016'),
    line('Scripting : Python (basic), Shell'),
    line('Domain : Logistics, Retail, Lending'),
    h('Education'),
    line('2018 : B.E. (E&TC), SSBT College of Engineering, Bambhori – NMU Jalgaon – First Class (65.3 %)'),
    line('2014 : HSC – Nutan Maratha Jr. College – Nashik Board – 70 %'),
    line('2012 : SSC – Nandinibai Girls School – Nashik Board – 86 %'),
    h('Certificates'),
    line('Qlik Sense Data Architect Certification (Qlik, QSDA-2022-8810)'),
    line('SnowPro Core Certification, Snowflake Inc., Mar 2024, expires Mar 2026'),
    h('Personal'),
    line('Female | Married | 26 Jan 1997 | Marathi, Hindi, English | CTC 11.2 | ECTC 15 | NP 60 days'),
  ],
});
/* LABEL
about: qlik-developer | it | mid | n-word-overview-dashes-organization-numbers
name: Mrunal Vasant Chaudhari
email: mrunal.chaudhari.qlik@gmail.com
phone: 8308771942
place: Thane
skills: Qlik Sense; QlikView; NPrinting; Snowflake; SQL Server 2016; Python; Shell; Logistics; Retail; Lending
also: BI tools; Warehouse; Scripting; Domain; Business Intelligence; Qlik Sense May 2023; QlikView 12; SQL Server; Set analysis
job: BI Specialist | Hexaware Technologies | Airoli | 2022-11 | now
job: Associate Consultant | Capgemini | Airoli | 2020-07 | 2022-10
job: Trainee Software Engineer | 3i Infotech | Vashi | 2018-12 | 2020-06
edu: B.E. | E&TC | SSBT College of Engineering, Bambhori | NMU Jalgaon | 2018 | 65.3 %
edu: HSC | | Nutan Maratha Jr. College | Nashik Board | 2014 | 70 %
edu: SSC | | Nandinibai Girls School | Nashik Board | 2012 | 86 %
languages: Marathi; Hindi; English
cert: Qlik Sense Data Architect Certification; SnowPro Core Certification
ctc: 1120000
expected: 1500000
notice: 60
born: 1997-01-26
gender: Female
marital: Married
*/
