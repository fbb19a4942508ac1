import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, urlOf } from '#api/http/contract/client.ts';
import { candidateResumes, resume, uploadCandidateResume } from '#api/resumes/contract.ts';
import { useToast } from '#ui/components/toasts.tsx';
import { DAILY_USAGE_KEY } from '#ui/lib/daily-usage-queries.ts';
import { fetchFile, saveFile } from '#ui/lib/fetch-file.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { resumeProblem } from '#ui/lib/resume-problem.ts';
import { useRefreshCandidate } from './use-candidate.ts';

/** Poll interval while a new resume's text is being extracted. */
const POLL_MS = 1_500;
const keyOf = (id: string) => ['candidate-resumes', id] as const;

/** A candidate's resumes, newest first; polled until the newest one's text is available. */
export function useResumes(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => (await call(candidateResumes, { params: { id } }, { signal })).resumes,
    refetchInterval: ({ state }) => (state.data?.[0]?.textState === 'pending' ? POLL_MS : false),
  });
}

/** Uploads a file as the candidate's new resume; `problem` is why the last one was refused. */
export function useResumeUpload(id: string) {
  const [uploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const client = useQueryClient();
  const refresh = useRefreshCandidate(id);
  const toast = useToast();
  const upload = async (file: File | null | undefined) => {
    if (!file || uploading) return;
    setUploading(true);
    const found = await resumeProblem(file);
    setProblem(found);
    try {
      if (found) return;
      const { message } = await call(uploadCandidateResume, { params: { id }, files: { resume: file } });
      toast(message);
      refresh();
      await client.invalidateQueries({ queryKey: keyOf(id) });
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setUploading(false);
    }
  };
  return { uploading, problem, upload };
}

/** How long the object URL stays valid: a tab may take this long to read the file on a slow machine. */
const VIEWED_FOR_MS = 60_000;

interface Of {
  id: string;
  /** An earlier version; the newest by default. */
  version?: string | undefined;
}

export const resumeAddress = ({ id, version }: Of, download: '0' | '1') =>
  urlOf(resume, { params: { id }, query: { download, version } });

/** Opens a resume in a new tab or downloads it. Each is busy until the file has loaded. */
export function useResumeFile(of: Of, displayName: string) {
  const [busy, setBusy] = useState<'view' | 'download' | null>(null);
  const popup = usePopup();
  const client = useQueryClient();
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
      void client.invalidateQueries({ queryKey: DAILY_USAGE_KEY });
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
