import { forChoices, importedChoices, importOf } from '#domain/choice-fields.ts';

const { gender, maritalStatus, hiringMode, ...choices } = forChoices(importedChoices, (name) => importOf(name).headers);

/**
 * Every column of a candidates' spreadsheet with its header variants. Compared by letters and digits only, so case,
 * spaces, dots and dashes don't matter.
 */
export const columnSpellings = {
  name: `Name | Candidate Name | Applicant Name | Full Name | Name of Candidate | Name of the Candidate |
    Name of Applicant | Candidate Full Name | Applicant Full Name | Candidate | Applicant`,
  firstName: `First Name | Given Name | Forename | FName | Candidate First Name`,
  middleName: `Middle Name | MName | Candidate Middle Name`,
  lastName: `Last Name | Surname | Family Name | LName | Candidate Last Name`,
  email: `Email | Email ID | E-mail | E-mail ID | Email Address | E-mail Address | Mail | Mail ID | Primary Email
    | Email 1 | Candidate Email | Candidate Email ID | Personal Email | Official Email`,
  alternateEmail: `Alternate Email | Alternate Email ID | Alternate E-mail | Alternate Email Address | Alternative Email |
    Secondary Email | Other Email | Alt Email | Email 2`,
  phone: `Phone | Mobile | Contact | Phone Number | Phone No | Mobile Number | Mobile No | Contact Number |
    Contact No | Cell | Cell Phone | Cell Number | Telephone | Tel | Tel No | Primary Phone | Primary Mobile
    | Phone 1 | Mobile 1 | WhatsApp Number | Mobile Phone | Candidate Phone | Candidate Mobile`,
  alternatePhone: `Alternate Phone | Alternate Phone Number | Alternate Mobile | Alternate Mobile Number |
    Alternate Contact | Alternate Contact Number | Alternate Number | Alternate No | Alternative Phone |
    Secondary Phone | Secondary Mobile | Other Phone | Alt Phone | Alt Mobile | Phone 2 | Mobile 2`,
  gender,
  dateOfBirth: `Date of Birth | DOB | Birth Date | Birthday`,
  maritalStatus,
  currentTitle: `Current Designation | Job Title | Role | Designation | Current Role | Current Title | Current Job Title
    | Title | Position | Current Position | Profile | Current Profile`,
  currentEmployer: `Current Company | Employer | Current Employer | Company | Company Name | Current Company Name |
    Organisation | Organization | Current Organisation | Current Organization | Present Company |
    Present Employer`,
  previousTitle: `Previous Designation | Previous Job Title | Previous Role | Previous Title | Previous Position |
    Past Designation | Last Designation`,
  previousEmployer: `Previous Company | Previous Employer | Previous Company Name | Previous Organisation |
    Previous Organization | Past Company | Past Employer | Last Company | Last Employer`,
  experience: `Experience | Total Experience | Exp | Total Exp | Work Experience | Total Work Experience |
    Years of Experience | Yrs of Experience | Year of Experience | Experience Years | Experience in Years |
    Exp in Years | Experience in Months | Exp in Months | Total Experience in Years |
    Total Experience in Months | Overall Experience | No of Years`,
  experienceMonths: `And Months | Additional Months | Plus Months`,
  currentCtc: `Current CTC | CTC | Present CTC | CCTC | Current Salary | Annual Salary | Present Salary |
    Current CTC in Lakhs | Current CTC LPA | CTC in Lakhs | Current Annual CTC | Salary`,
  expectedCtc: `Expected CTC | ECTC | Exp CTC | Expected Salary | Salary Expectation | Salary Expected | CTC Expected |
    Expected CTC in Lakhs | Expected CTC LPA | Expected Annual CTC | Expected Package`,
  noticePeriod: `Notice Period | Notice | NP | Official Notice Period | Notice Period in Days | Notice Period Days |
    Notice Period in Months | Notice Days | Joining Time | Availability to Join`,
  negotiableNoticePeriod: `Negotiable Notice Period | Notice Period Negotiable | Negotiable NP | Negotiable Notice |
    Negotiated Notice Period | Negotiable Notice Period in Days`,
  lastWorkingDay: `Last Working Day | LWD | Last Working Date | Last Day | Date of Relieving | Relieving Date`,
  skills: `Skills | Key Skills | Skill | Key Skill | Primary Skills | Primary Skill | Skill Set | Skillset |
    Skill Sets | Technical Skills | Technologies | Core Skills | IT Skills | Top Skills`,
  otherSkills: `Other Skills | Secondary Skills | Secondary Skill | Additional Skills | Other Skill | Soft Skills`,
  preferredRole: `Preferred Role | Preferred Roles | Preferred Job | Preferred Jobs | Preferred Job Title |
    Preferred Designation | Desired Role | Desired Job | Role Applied For | Position Applied For |
    Applied For`,
  preferredLocation: `Preferred Location | Preferred Locations | Preferred City | Preferred Cities | Preferred Job Location |
    Preferred Work Location | Desired Location | Location Preference | Location Preferred`,
  city: `City | Current Location | Location | Current City | Present Location | Present City | Town |
    Residing City | Base Location | Job Location`,
  district: `District | Current District`,
  state: `State | Current State | State Name`,
  country: `Country | Current Country`,
  zipCode: `Pincode | Pin Code | Pin | Zip | Zip Code | Postal Code | Post Code`,
  address: `Address | Present Address | Current Address | Residential Address | Address Line 1 |
    Communication Address | Correspondence Address | Full Address`,
  permanentAddress: `Permanent Address | Native Address | Home Address`,
  qualification: `Qualification | Education | Degree | Highest Qualification | Educational Qualification |
    Highest Education | Highest Degree | Education Qualification | Academic Qualification | Qualifications |
    UG Degree | Graduation`,
  course: `Course | Course Name | Specialisation | Specialization | Stream | Branch | Major | UG Specialization`,
  institute: `Institute | University | College | Institution | Institute Name | Institution Name | University Name |
    College Name | University or Institute | University or College | Institute University |
    College University | University Institute | School`,
  yearOfPassing: `Year of Passing | Passing Year | Year of Passout | Passout Year | Passed Out Year | Graduation Year |
    Year of Graduation | Year of Completion | Completion Year | YOP | Pass Year`,
  relocation: `Relocation | Willing to Relocate | Relocate | Open to Relocate | Open to Relocation | Ready to Relocate
    | Willingness to Relocate | Relocation Willingness`,
  disability: `Disability | Disabled | Differently Abled | Person with Disability | PWD | Physically Challenged |
    Disability Status | Specially Abled`,
  languages: `Languages | Language | Languages Known | Known Languages | Language Known | Languages Spoken |
    Spoken Languages`,
  summary: `Summary | Profile Summary | Resume Headline | Headline | About | About Me | Objective | Career Objective
    | Professional Summary | Brief Summary | Resume Title`,
  hiringMode,
  createdOn: `Created On | Created Date | Date Created | Creation Date | Date of Application | Applied On | Date Added
    | Added On | Registered On | Created At`,
  ...choices,
} as const;

export type ColumnName = keyof typeof columnSpellings;

/** The column that identifies existing candidates, for files that add info. */
export const applicantIdSpellings = `Applicant ID | Candidate ID | SAN ID | Applicant No | Candidate No | ID |
  Applicant Number | Candidate Number | Applicant Code | Candidate Code | Profile ID`;

/** Columns that a report adds before a rejected row's cells; ignored when the file is uploaded again. */
export const reportColumns = ['Import Row', 'Import Result', 'Import Reason'] as const;
