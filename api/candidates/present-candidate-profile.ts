import type { Types } from 'mongoose';
import { nullableChoices } from '#domain/choice-fields.ts';
import { cityName } from '#domain/places/cities.ts';
import type { Address, CandidateRecord, Skill } from '#mongo/models/candidate.ts';
import type { CandidateCounterRecord } from '#mongo/models/candidate-counter.ts';
import type { CandidateProfile } from './contract.ts';
import { candidateName } from './find-candidate.ts';
import { newResumeStatus, presentCounts } from './present-candidate-card.ts';

/** Presents a complete candidate; missing values are null. */
export function presentCandidateProfile(
  record: CandidateRecord,
  counters: CandidateCounterRecord | undefined,
  now: Date,
): CandidateProfile {
  const name = candidateName(record);
  const createdOn = iso(record.createdOn);
  const { gender, maritalStatus, hiringMode, ...choices } = nullableChoices(record);
  return {
    _id: String(record._id),
    applicantID: record.applicantID,
    candidateID: record.applicantID,
    applicantName: name,
    applicantFullName: name,
    firstName: record.firstName ?? null,
    middleName: record.middleName ?? null,
    lastName: record.lastName ?? null,
    emailAddress: record.emailAddress ?? null,
    alternateEmailAddress: record.alternateEmailAddress ?? null,
    phoneNumber: record.phoneNumber ?? null,
    alternatePhoneNumber: record.alternatePhoneNumber ?? null,
    gender,
    dateOfBirth: iso(record.dateOfBirth),
    maritalStatus,
    disability: record.disability
      ? { isDisabled: record.disability.isDisabled, desc: record.disability.desc ?? null }
      : null,
    languages: (record.languages ?? []).map((entry) => ({ ...entry, _id: idOf(entry) })),
    presentAddress: presentAddress(record.presentAddress),
    permanentAddress: presentAddress(record.permanentAddress),
    profilePicLink: record.profilePicLink ?? null,
    user: record.user ? { _id: String(record.user) } : null,
    profileSummary: record.profileSummary ?? null,
    experience: record.experience ?? null,
    currentCTC: record.currentCTC ?? null,
    expectedCTC: record.expectedCTC ?? null,
    hiringMode,
    noticePeriod: record.noticePeriod ?? null,
    negotiableNoticePeriod: record.negotiableNoticePeriod ?? null,
    noticePeriodServingDate: iso(record.noticePeriodServingDate),
    lwd: iso(record.lwd),
    preferredJob: record.preferredJob ?? [],
    preferredLocation: record.preferredLocation ?? [],
    relocation: record.relocation ?? null,
    primarySkills: (record.primarySkills ?? []).map((entry) => ({ ...presentSkill(entry), primarySkill: entry.skill })),
    skills: (record.skills ?? []).map(presentSkill),
    ...presentHistory(record),
    resumeAvailable: record.resumeAvailable ?? false,
    resumeLink: record.resumeLink ?? null,
    newResumeStatus: newResumeStatus(record.newResumeUploadOn, now),
    newResumeUploadOn: iso(record.newResumeUploadOn),
    ...presentCounts(counters),
    createdOn,
    createdDate: createdOn,
    createdBy: record.createdBy ?? null,
    updatedOn: iso(record.updatedOn),
    updatedBy: record.updatedBy ?? null,
    ownership: record.ownership ?? null,
    applicantStatus: record.applicantStatus ?? null,
    ...choices,
  };
}

function presentHistory(record: CandidateRecord) {
  return {
    workExperience: (record.workExperience ?? []).map((entry) => ({
      _id: idOf(entry),
      jobTitle: entry.jobTitle ?? null,
      employer: entry.employer ?? null,
      ...period(entry),
      isOngoing: entry.isOngoing ?? false,
      location: entry.location ?? null,
      description: entry.description ?? null,
    })),
    education: (record.education ?? []).map(presentEducation),
    certifications: (record.certifications ?? []).map((entry) => ({
      _id: idOf(entry),
      certificationName: entry.certificationName,
      organization: entry.organization ?? null,
      ...period(entry),
      link: entry.link ?? null,
      location: entry.location ?? null,
      description: entry.description ?? null,
    })),
    projects: (record.projects ?? []).map((entry) => ({
      _id: idOf(entry),
      projectName: entry.projectName,
      clientName: entry.clientName ?? null,
      ...period(entry),
      role: entry.role ?? null,
      location: entry.location ?? null,
      description: entry.description ?? null,
    })),
    socialProfiles: (record.socialProfiles ?? []).map((entry) => ({
      _id: idOf(entry),
      name: entry.name,
      url: entry.url,
      description: entry.description ?? null,
    })),
  };
}

function presentEducation(entry: CandidateRecord['education'][number]) {
  const completion = entry.courseCompletion;
  return {
    _id: idOf(entry),
    institutionName: entry.institutionName ?? null,
    courseCategory: entry.courseCategory ?? null,
    courseType: entry.courseType ?? null,
    courseName: entry.courseName ?? null,
    startDate: iso(entry.startDate),
    endDate: iso(entry.endDate),
    isOngoing: entry.isOngoing ?? false,
    gpa: entry.gpa ?? null,
    location: entry.location ?? null,
    city: entry.city ?? null,
    state: entry.state ?? null,
    country: entry.country ?? null,
    courseCompletion: completion ? { month: completion.month ?? null, year: completion.year ?? null } : null,
    description: entry.description ?? null,
  };
}

function presentSkill(entry: Skill) {
  return {
    _id: idOf(entry),
    skill: entry.skill,
    experience: entry.experience ?? null,
    lastUsed: entry.lastUsed ?? null,
    version: entry.version ?? null,
  };
}

/** The profile with cities by the names that cards and filters use; what the person typed stays in the record. */
export function withCityNames(profile: CandidateProfile): CandidateProfile {
  const named = (address: CandidateProfile['presentAddress']) =>
    address && { ...address, city: address.city && cityName(address.city) };
  return {
    ...profile,
    presentAddress: named(profile.presentAddress),
    permanentAddress: named(profile.permanentAddress),
    preferredLocation: [...new Set(profile.preferredLocation.map(cityName))],
  };
}

function presentAddress(address: Address | undefined) {
  if (!address) return null;
  const { addressLine1, addressLine2, city, district, state, country, zipCode } = address;
  return {
    addressLine1: addressLine1 ?? null,
    addressLine2: addressLine2 ?? null,
    city: city ?? null,
    district: district ?? null,
    state: state ?? null,
    country: country ?? null,
    zipCode: zipCode ?? null,
  };
}

function period({ periodFrom, periodTo }: { periodFrom?: Date; periodTo?: Date }) {
  return { periodFrom: iso(periodFrom), periodTo: iso(periodTo) };
}

function idOf({ _id }: { _id: Types.ObjectId }): string {
  return String(_id);
}

function iso(date: Date | undefined | null): string | null {
  return date ? date.toISOString() : null;
}
