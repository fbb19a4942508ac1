/** The parts of a profile that a match names, as screens say them. */
export const fieldNames: Record<string, string> = {
  identity: 'contact data',
  skills: 'skills',
  currentTitles: 'current title',
  previousTitles: 'previous title',
  currentEmployers: 'current employer',
  previousEmployers: 'previous employer',
  descriptions: 'work experience',
  summary: 'summary',
  education: 'education',
  certifications: 'certifications',
  projects: 'projects',
  preferredJobs: 'preferred roles',
  profile: 'profile',
  resume: 'resume',
};
