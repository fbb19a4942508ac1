import {
  type Preferences,
  preferencesOf,
  preferencesRules,
  RESUME_REQUIRED_MESSAGE,
} from '#api/contract/profile/preferences.ts';
import type { Dependencies } from '#api/dependencies.ts';
import { keepResume } from '#api/profile/keep-resume.ts';
import { refuseProblems } from '#api/profile/refuse-problems.ts';
import { toDay, toUpdate } from '#api/profile/to-update.ts';
import type { Session } from '#api/sessions/session.ts';
import { fullName } from '#api/users/full-name.ts';
import { changeProfile, refuseStale } from './change-profile.ts';

export interface PreferencesChange {
  userId?: string | null | undefined;
  version?: string | null | undefined;
  preferences: Preferences;
  resume?: { bytes: Buffer; fileName: string } | undefined;
}

/**
 * Saves a profile's Careers & Preferences; gives the profile. Throws 400 for what breaks a rule or where there is no
 * resume, 409 where it was changed since that version, 413 and 415 for a resume that is none.
 */
export function changePreferences(deps: Dependencies, session: Session, asked: PreferencesChange) {
  const { preferences, resume } = asked;
  return changeProfile(deps, session, asked.userId, async ({ record, profile, sideEffects }) => {
    const stored = preferencesOf(profile);
    refuseStale(asked.version, stored);
    const lacksResume = !resume && !record.resumeAvailable;
    const more = lacksResume ? [{ field: 'resume', message: RESUME_REQUIRED_MESSAGE }] : [];
    refuseProblems(preferencesRules, preferences, stored, more);
    const update = toUpdate(recordFields(preferences));
    if (!resume) return update;
    const uploadedBy = { _id: session.user._id, name: fullName(session.user) };
    const link = await keepResume(deps, sideEffects, record, { ...resume, uploadedBy });
    return { ...update, ...link, $set: { ...update.$set, ...link.$set } };
  });
}

function recordFields(preferences: Preferences) {
  const { experience } = preferences;
  const serving = preferences.noticePeriod === 'serving';
  const amount = (ctc: { amount: string }) => ({ amount: Number(ctc.amount), currency: 'INR' });
  return {
    ...preferences,
    experience: { year: Number(experience.year), month: Number(experience.month) },
    currentCTC: amount(preferences.currentCTC),
    expectedCTC: amount(preferences.expectedCTC),
    noticePeriodServingDate: serving ? toDay(preferences.noticePeriodServingDate) : undefined,
    lwd: serving ? toDay(preferences.lwd) : undefined,
  };
}
