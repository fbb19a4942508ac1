export interface LabelledJob {
  title: string;
  employer: string;
  /** yyyy-mm, or yyyy if the resume has no month. */
  from: string;
  /** Null for an ongoing period. */
  to: string | null;
}

export interface LabelledCourse {
  course: string;
  institution: string;
  year: number | null;
}

/** What a careful reader finds in a resume. Null or an empty list: not in the resume. */
export interface Label {
  name: string;
  emails: string[];
  /** Ten digits each. */
  phones: string[];
  /** The canonical name. */
  city: string | null;
  experienceMonths: number | null;
  skills: string[];
  jobs: LabelledJob[];
  education: LabelledCourse[];
  certifications: string[];
  languages: string[];
  /** Its beginning. */
  summary: string | null;
}

export interface LabelledResume {
  id: string;
  layout: string;
  /** `held-out` is never read while rules are written. */
  half: 'seen' | 'held-out';
  text: string;
  label: Label;
}

/** A resume typed as people type them, and its labels. People and employers are invented. */
export interface HandWritten {
  text: string;
  label: Label;
}
