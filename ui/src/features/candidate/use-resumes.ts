import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/http/contract/client.ts';
import { candidateResumes, uploadCandidateResume } from '#api/resumes/contract.ts';
import { useToast } from '#ui/components/toasts.tsx';
import { resumeProblem } from '#ui/lib/resume-problem.ts';
import { useRefreshCandidate } from './use-candidate.ts';

/** While a new resume's text is being read. */
const LOOK_AGAIN_MS = 1_500;
const keyOf = (id: string) => ['candidate-resumes', id] as const;

/** A candidate's resumes, newest first; asked for again until the newest one's text is there. */
export function useResumes(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => (await call(candidateResumes, { params: { id } }, { signal })).resumes,
    refetchInterval: ({ state }) => (state.data?.[0]?.textState === 'pending' ? LOOK_AGAIN_MS : false),
  });
}

/** Sends a file as the candidate's new resume; `problem` says why the last one was not taken. */
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
