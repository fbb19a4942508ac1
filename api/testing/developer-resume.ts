/** The text of a resume that the parser reads completely: contact, skills, two jobs, a degree, languages. */
export const developerResume = (email: string): string => `Meera Nair
Senior Java Developer
${email} | +91 98450 12345 | Kochi

SUMMARY
Java developer with 6 years of experience in payments, working with Spring Boot and Kafka.

KEY SKILLS
Java, Spring Boot, Kafka, SQL

WORK EXPERIENCE
Senior Java Developer, Kaveri Technologies (Jan 2021 - Present)
- Built payment services
Java Developer, Lotusbay Infotech (Jun 2018 - Dec 2020)
- Wrote batch jobs

EDUCATION
B.Tech Computer Science, Kaveri University, 2018

LANGUAGES
English, Malayalam
`;
