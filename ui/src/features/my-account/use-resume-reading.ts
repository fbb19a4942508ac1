import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError, call } from '#api/http/contract/client.ts';
import { fillProfile } from '#api/profile/contract.ts';
import { readResume, resumeOffers } from '#api/profile/reading-contract.ts';
import { usePopup } from '#ui/components/popup.tsx';
import { useToast } from '#ui/components/toasts.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { resumeProblem } from '#ui/lib/resume-problem.ts';
import { useRefreshProfile } from './use-profile.ts';

export const READING_FAILED = 'Something went wrong. Please try again.';
const LOOK_AGAIN_MS = 500;

interface Reading {
  id: string;
  file: File;
}

/** A resume on its way to being read, what it says, and how what is accepted of it gets into the profile. */
export function useResumeReading() {
  const popup = usePopup();
  const toast = useToast();
  const refresh = useRefreshProfile();
  const [reading, setReading] = useState<Reading | null>(null);
  const [busy, setBusy] = useState(false);
  const offers = useQuery({
    queryKey: ['resume-offers', reading?.id],
    queryFn: ({ signal }) => call(resumeOffers, { params: { id: reading?.id ?? '' } }, { signal }),
    enabled: reading !== null,
    refetchInterval: ({ state }) => (state.data?.state === 'reading' ? LOOK_AGAIN_MS : false),
  });

  async function during(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (error instanceof CallError && error.status === 409) void offers.refetch();
      await popup.alert(failureMessage(error as Error, READING_FAILED));
    } finally {
      setBusy(false);
    }
  }

  return {
    reading,
    offers,
    busy,
    close: () => setReading(null),
    read: (file: File) =>
      during(async () => {
        const problem = await resumeProblem(file);
        if (problem) return void (await popup.alert(problem));
        const { readingId } = await call(readResume, { files: { resume: file } });
        setReading({ id: readingId, file });
      }),
    /** `version` is that of the offers as they were shown. */
    fill: (accepted: readonly string[], version: string, keepFile: boolean) =>
      during(async () => {
        if (!reading) return;
        const { message } = await call(fillProfile, {
          params: { id: reading.id },
          body: { accepted: JSON.stringify(accepted), version },
          files: keepFile ? { resume: reading.file } : {},
        });
        await refresh();
        setReading(null);
        toast(message);
      }),
  };
}
