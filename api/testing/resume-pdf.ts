import { pdfOfText } from '#mongo/seed/generator/pdf-of-text.ts';

/** A short resume with everything the parser needs to create a candidate. */
export const resumePdf = (name: string, email: string): Buffer =>
  pdfOfText(
    `${name}\nJava Developer\n${email}\n\nKEY SKILLS\nJava, Spring Boot\n\nEDUCATION\nBCA, Kaveri University, 2019`,
  );
