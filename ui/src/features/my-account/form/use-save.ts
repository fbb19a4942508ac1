import { useState } from 'react';
import { CallError, call } from '#api/http/contract/client.ts';
import type { Personals } from '#api/profile/contract/personals.ts';
import type { Preferences } from '#api/profile/contract/preferences.ts';
import { updatePersonalDetails, updatePreferenceDetails } from '#api/profile/contract.ts';
import { useToast } from '#ui/components/toasts.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { useRefreshProfile } from './use-profile.ts';

/** The account screen's message for an unreachable server. */
export const UNREACHABLE = 'Trouble in connetcing to the Server! Try after sometime.';

/** Makes one call; the version it sends tells the server which state the change is based on. */
type Send = (version: { version?: string }) => Promise<{ message: string }>;

/**
 * Saves, refetches the profile and reports it; resolves false if nothing was saved. If another tab has saved in the
 * meantime, asks whether to overwrite. `fallback` is the message for an unreachable server.
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

type Texts<Values> = { [Name in keyof Values]: Values[Name] extends string ? Values[Name] : string };

/** A form's values as the text fields of its request: what isn't text is sent as JSON. */
const asTexts = <Values extends object>(values: Values): Texts<Values> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  ) as Texts<Values>;

/** Saves the Personals, and a new photo if one was chosen. */
export function savePersonals(values: Personals, photo: File | null, version: Version) {
  const body = { ...asTexts(values), ...version };
  return call(updatePersonalDetails, { body, files: photo ? { profilePic: photo } : {} });
}

/** Saves Careers & Preferences, and a resume if one was chosen. */
export function savePreferences(values: Preferences, resume: File | null, version: Version) {
  const body = { ...asTexts(values), ...version };
  return call(updatePreferenceDetails, { body, files: resume ? { resume } : {} });
}
