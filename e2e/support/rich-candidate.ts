import { Types } from 'mongoose';
import type { NewRecord } from '#mongo/changes/tracked-collection.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import { sketchCandidate } from './some-candidates.ts';

const day = (year: number, month = 1) => new Date(Date.UTC(year, month - 1, 1));
const skill = (name: string, year?: number) => ({
  _id: new Types.ObjectId(),
  skill: name,
  ...(year && { experience: { year, month: 2 } }),
});

/** A candidate with every field: more experiences, educations and skills than the overview shows. */
export function richCandidate(number: number): NewRecord<CandidateRecord> {
  const sketch = { name: 'Kavya Menon', title: 'Tech Lead', employer: 'Meridian Payments', skills: [] };
  return {
    ...sketchCandidate(number, { ...sketch, city: 'Bengaluru', state: 'Karnataka', years: 7 }),
    experience: { year: 7, month: 4 },
    dateOfBirth: new Date('1990-01-02'),
    gender: 'female',
    currentCTC: { amount: 21.5, currency: 'INR' },
    expectedCTC: { amount: 27, currency: 'INR' },
    alternatePhoneNumber: { countryCode: '91', number: '9876501234' },
    permanentAddress: { addressLine1: '4 Temple Road', city: 'Mysuru', state: 'Karnataka', zipCode: '570001' },
    preferredJob: ['Architect', 'Engineering Manager'],
    preferredLocation: ['Pune', 'Chennai'],
    negotiableNoticePeriod: '15',
    relocation: true,
    profileSummary: 'Builds payment systems.',
    primarySkills: ['Java', 'Kafka', 'Kubernetes'].map((name, at) => skill(name, at + 3)),
    skills: Array.from({ length: 12 }, (_, at) => skill(`Tool ${at + 1}`)),
    workExperience: Array.from({ length: 5 }, (_, at) => ({
      _id: new Types.ObjectId(),
      jobTitle: at === 0 ? 'Tech Lead' : `Engineer ${at}`,
      employer: at === 0 ? 'Meridian Payments' : `Former Employer ${at}`,
      isOngoing: at === 0,
      periodFrom: day(2024 - 2 * at),
      ...(at > 0 && { periodTo: day(2025 - 2 * at, 6) }),
      description: 'Designed and ran services.',
    })),
    education: Array.from({ length: 4 }, (_, at) => ({
      _id: new Types.ObjectId(),
      courseName: `Course ${at + 1}`,
      institutionName: `College ${at + 1}`,
      city: 'Mysuru',
      state: 'Karnataka',
      country: 'India',
      isOngoing: false,
      courseCompletion: { month: 5, year: at === 0 ? new Date().getFullYear() : 2010 - at },
    })),
    ownership: 'Talent team',
    applicantStatus: 'Screened',
    createdBy: 'Ravi Sharma',
    updatedBy: 'Asha Rao',
  };
}
