import { useState } from 'react';
import { CallError, call } from '#api/http/contract/client.ts';
import type { Personals } from '#api/profile/contract/personals.ts';
import type { Preferences } from '#api/profile/contract/preferences.ts';
import { updatePersonalDetails, updatePreferenceDetails } from '#api/profile/contract.ts';
import { useToast } from '#ui/components/toasts.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { useRefreshProfile } from './use-profile.ts';

/** As the screen of the account says it where the server is out of reach. */
export const UNREACHABLE = 'Trouble in connetcing to the Server! Try after sometime.';

/** Makes one call; what it sends along tells the server which version the change started from. */
type Send = (version: { version?: string }) => Promise<{ message: string }>;

/**
 * Saves, fetches the profile anew and says so; resolves false where nothing was saved. Where another tab has saved
 * since, it asks whether this one's is to take its place. `fallback` is said where the server is out of reach.
 */
export function useSave(fallback: string) {
  const popup = usePopup();
  const toast = useToast();
  const refresh = useRefreshProfile();
  const [busy, setBusy] = useState(false);
  const attempt = async (send: Send, version: string | undefined): Promise<boolean> => {
    try {
      const { message } = await send(version ? { version } : {});
      await refresh();
      toast(message);
      return true;
    } catch (error) {
      if (error instanceof CallError && error.status === 409 && version) {
        if (await popup.confirm(`${error.message} Save yours in its place?`, 'Save mine'))
          return attempt(send, undefined);
        void refresh();
      } else await popup.alert(failureMessage(error as Error, fallback));
      return false;
    }
  };
  const save = async (send: Send, version?: string): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    try {
      return await attempt(send, version);
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
}

interface Version {
  version?: string;
}

/** Saves the Personals, and a new photo where one was chosen. */
export function savePersonals(values: Personals, photo: File | null, version: Version) {
  const body = {
    ...values,
    ...version,
    phoneNumber: JSON.stringify(values.phoneNumber),
    alternatePhoneNumber: JSON.stringify(values.alternatePhoneNumber),
    disability: JSON.stringify(values.disability),
    presentAddress: JSON.stringify(values.presentAddress),
    permanentAddress: JSON.stringify(values.permanentAddress),
    languages: JSON.stringify(values.languages),
  };
  return call(updatePersonalDetails, { body, files: photo ? { profilePic: photo } : {} });
}

/** Saves Careers & Preferences, and a resume where one was chosen. */
export function savePreferences(values: Preferences, resume: File | null, version: Version) {
  const body = {
    ...values,
    ...version,
    experience: JSON.stringify(values.experience),
    currentCTC: JSON.stringify(values.currentCTC),
    expectedCTC: JSON.stringify(values.expectedCTC),
    preferredJob: JSON.stringify(values.preferredJob),
    preferredLocation: JSON.stringify(values.preferredLocation),
    relocation: JSON.stringify(values.relocation),
  };
  return call(updatePreferenceDetails, { body, files: resume ? { resume } : {} });
}
