/** Characters of the resume's text, from `start` up to but not including `end`. */
export interface Span {
  start: number;
  end: number;
}

/** Something read from a resume: how sure we are of it (0 to 1), and where it stands. */
export interface Reading<T> {
  value: T;
  confidence: number;
  at: Span;
}

/** `month` counts from 1; absent where only the year is written. */
export interface YearMonth {
  year: number;
  month?: number;
}

export interface ReadPhone {
  countryCode: string;
  number: string;
}

export interface ReadJob {
  title?: string;
  employer?: string;
  from?: YearMonth;
  /** Absent while it goes on, or where it isn't said. */
  to?: YearMonth;
  isOngoing: boolean;
}

export interface ReadCourse {
  course?: string;
  institution?: string;
  /** The year in which it ended or will. */
  year?: number;
}

/** What a resume says. What it doesn't say is null or an empty list. */
export interface ParsedResume {
  name: Reading<string> | null;
  emails: Reading<string>[];
  phones: Reading<ReadPhone>[];
  /** A canonical city. */
  city: Reading<string> | null;
  experience: Reading<{ year: number; month: number }> | null;
  /** Names of the product's list of skills. */
  skills: Reading<string>[];
  /** In the order of the resume. */
  jobs: Reading<ReadJob>[];
  education: Reading<ReadCourse>[];
  certifications: Reading<string>[];
  languages: Reading<string>[];
  summary: Reading<string> | null;
}
