import { Types } from 'mongoose';
import type { NewRecord } from '#mongo/changes/tracked-collection.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import { accounts } from './accounts.ts';

/** A complete profile for the job seeker's account, so that all screens are open to it. */
export function seekerProfile(user: Types.ObjectId): NewRecord<CandidateRecord> {
  const { email, firstName } = accounts['job-seeker'];
  const address = {
    addressLine1: '12 Amber Road',
    city: 'Jaipur',
    district: 'Jaipur',
    state: 'Rajasthan',
    country: 'India',
    zipCode: '302001',
  };
  const day = new Date(Date.UTC(1994, 4, 12));
  return {
    _id: new Types.ObjectId(),
    user,
    applicantID: 'SAN-990001',
    applicantName: `${firstName} Sharma`,
    firstName,
    lastName: 'Sharma',
    emailAddress: email,
    phoneNumber: { countryCode: '91', number: '9812345678' },
    gender: 'female',
    dateOfBirth: day,
    maritalStatus: 'single',
    presentAddress: address,
    permanentAddress: address,
    experience: { year: 4, month: 6 },
    currentCTC: { amount: 9, currency: 'INR' },
    expectedCTC: { amount: 12, currency: 'INR' },
    hiringMode: 'ft',
    noticePeriod: '30',
    negotiableNoticePeriod: '15',
    preferredJob: ['Support Analyst'],
    preferredLocation: ['Jaipur'],
    profileSummary: 'Four years of customer support for payment products, on the phone and in writing.',
    languages: [],
    primarySkills: [],
    skills: [],
    workExperience: [],
    education: [],
    certifications: [],
    projects: [],
    socialProfiles: [],
    resumeAvailable: true,
    createdOn: day,
    updatedOn: day,
  };
}
