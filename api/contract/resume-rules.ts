/** What may be uploaded as a candidate's resume: PDF or DOCX by its content, at most 2 MB. */
export const RESUME_MAX_BYTES = 2 * 1024 * 1024;
export const RESUME_KIND_MESSAGE = 'Only PDF or DOCX allowed.';
export const RESUME_SIZE_MESSAGE = 'Max size 2MB.';
