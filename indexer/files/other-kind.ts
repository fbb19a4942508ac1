/** What is said of a file that is no resume by its content. */
export const OTHER_KIND = 'It is neither PDF, DOCX nor DOC, whatever its name says.';
