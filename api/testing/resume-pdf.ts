import { pdfOfText } from '#mongo/seed/generator/pdf-of-text.ts';

/** A short resume of somebody, of which the parser misses nothing that a candidate must have. */
export const resumePdf = (name: string, email: string): Buffer =>
  pdfOfText(
    `${name}\nJava Developer\n${email}\n\nKEY SKILLS\nJava, Spring Boot\n\nEDUCATION\nBCA, Kaveri University, 2019`,
  );
