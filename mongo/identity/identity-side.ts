import type { CandidateRecord, Phone } from '#mongo/models/candidate.ts';
import { nameOfRecord } from './names-agree.ts';

/** The fields that identify a person, in the order of comparison. */
export const identityFields = [
  'name',
  'emailAddress',
  'alternateEmailAddress',
  'phone',
  'alternatePhone',
  'dateOfBirth',
  'city',
  'title',
  'employer',
  'experience',
  'education',
  'skills',
] as const;
export type IdentityField = (typeof identityFields)[number];

/** One of two sides of a comparison, for display; null for unknown. */
export type IdentitySide = Record<IdentityField, string | null>;

const MOST_SKILLS = 12;

/** One side of a comparison, from a record or from the fields of a row or resume. */
export function identitySide(record: Partial<CandidateRecord>): IdentitySide {
  const { emailAddress, alternateEmailAddress, phoneNumber, alternatePhoneNumber, dateOfBirth, experience } = record;
  const { workExperience = [], education = [], primarySkills = [], skills = [] } = record;
  const job = workExperience.find(({ isOngoing }) => isOngoing) ?? workExperience[0];
  const courses = education.map((one) => [one.courseName, one.institutionName].filter(Boolean).join(', '));
  const named = [...primarySkills, ...skills].map(({ skill }) => skill).slice(0, MOST_SKILLS);
  return {
    name: nameOfRecord(record) || null,
    emailAddress: emailAddress ?? null,
    alternateEmailAddress: alternateEmailAddress ?? null,
    phone: phoneText(phoneNumber),
    alternatePhone: phoneText(alternatePhoneNumber),
    dateOfBirth: dateOfBirth?.toISOString().slice(0, 10) ?? null,
    city: record.presentAddress?.city ?? null,
    title: job?.jobTitle ?? null,
    employer: job?.employer ?? null,
    experience: experience ? `${experience.year}y ${experience.month}m` : null,
    education: courses.filter(Boolean).join('; ') || null,
    skills: named.join(', ') || null,
  };
}

const phoneText = (phone: Phone | undefined): string | null =>
  phone?.number ? `+${phone.countryCode} ${phone.number}` : null;
