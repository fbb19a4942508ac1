import { useState } from 'react';
import { CallError } from '#api/http/contract/client.ts';
import { usePopup } from '#ui/components/popup.tsx';
import { useToast } from '#ui/components/toasts.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
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
