import { useState } from 'react';
import { urlOf } from '#api/http/contract/client.ts';
import { resume } from '#api/resumes/contract.ts';
import { usePopup } from '#ui/components/popup.tsx';
import { fetchFile } from '#ui/lib/fetch-file.ts';
import { saveFile } from '#ui/lib/save-file.ts';
import { useRefreshCandidate } from './use-candidate.ts';

/** A tab needs its file until it has read it, on a slow machine too. */
const VIEWED_FOR_MS = 60_000;

interface Of {
  id: string;
  /** An earlier version; the newest unless given. */
  version?: string | undefined;
}

export const resumeAddress = ({ id, version }: Of, download: '0' | '1') =>
  urlOf(resume, { params: { id }, query: { download, version } });

/** Looks at a resume in a new tab, or saves it under its name. Each is busy until its file has come. */
export function useResumeFile(of: Of, displayName: string) {
  const [busy, setBusy] = useState<'view' | 'download' | null>(null);
  const popup = usePopup();
  const refresh = useRefreshCandidate(of.id);

  const run = async (kind: 'view' | 'download', work: () => Promise<void>, failure: string) => {
    setBusy(kind);
    try {
      await work();
      refresh();
    } catch (error) {
      await popup.alert(`${failure}\n${(error as Error).message}`);
    } finally {
      setBusy(null);
    }
  };
  const view = () =>
    run(
      'view',
      async () => {
        const { blob } = await fetchFile(resumeAddress(of, '0'));
        const url = URL.createObjectURL(blob);
        setTimeout(() => URL.revokeObjectURL(url), VIEWED_FOR_MS);
        if (!window.open(url, '_blank')) throw new Error('The browser did not allow a new tab.');
      },
      'Could not load resume for viewing.',
    );
  const download = () =>
    run(
      'download',
      async () => saveFile(await fetchFile(resumeAddress(of, '1')), displayName),
      'Could not download resume.',
    );
  return { busy, view, download };
}
