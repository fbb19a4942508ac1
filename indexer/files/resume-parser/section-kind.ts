/** What a part of a resume is about. */
export type SectionKind =
  | 'header'
  | 'summary'
  | 'jobs'
  | 'education'
  | 'skills'
  | 'certifications'
  | 'languages'
  | 'personal'
  | 'projects'
  | 'other';
