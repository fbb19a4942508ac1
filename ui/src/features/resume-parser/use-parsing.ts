import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CallError, call } from '#api/http/contract/client.ts';
import { openStream } from '#api/http/contract/event-stream-client.ts';
import { parsedResumes, parseResumes, parseStatus } from '#api/parser/contract.ts';

export const FILES_KEY = ['parsed-resumes'] as const;
const filesQuery = queryOptions({
  queryKey: FILES_KEY,
  queryFn: ({ signal }) => call(parsedResumes, {}, { signal }),
});

const LOG_LINES = 200;

const isOpen = (type: string): boolean => type === 'queued' || type === 'in_progress';

/** The caller's resumes on the server, their states from the status stream, and a function to send more. */
export function useParsing() {
  const client = useQueryClient();
  const files = useQuery(filesQuery);
  const [log, setLog] = useState<readonly string[]>([]);
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** Jobs sent by this page that haven't ended. */
  const [awaited, setAwaited] = useState<readonly string[]>([]);
  /** Jobs whose end is reported; excludes those that ended before this page subscribed. */
  const followed = useRef(new Set<string>());
  const isFollowing = awaited.length > 0 || (files.data?.files.some(({ type }) => isOpen(type)) ?? false);

  // the stream is closed once all are completed or failed
  useEffect(() => {
    if (!isFollowing) return;
    const lastMessages = new Map<string, string>();
    return openStream(parseStatus, {}, ({ event, data }) => {
      if (event !== 'message' || lastMessages.get(data.jobId) === data.message) return;
      lastMessages.set(data.jobId, data.message);
      if (isOpen(data.type)) followed.current.add(data.jobId);
      else setAwaited((ids) => ids.filter((id) => id !== data.jobId));
      if (followed.current.has(data.jobId)) setLog((lines) => [...lines, data.message].slice(-LOG_LINES));
      void client.invalidateQueries({ queryKey: FILES_KEY });
    });
  }, [isFollowing, client]);

  const parse = async (chosen: readonly File[]): Promise<boolean> => {
    setUploading(true);
    setProblem(null);
    try {
      const sent = await call(parseResumes, { query: { review: '1' }, files: { resumes: chosen } });
      for (const id of sent.jobIds) followed.current.add(id);
      setLog((lines) => [...lines, sent.message].slice(-LOG_LINES));
      setAwaited(sent.jobIds);
      await client.invalidateQueries({ queryKey: FILES_KEY });
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.message);
      return false;
    } finally {
      setUploading(false);
    }
  };
  return { files, log, isUploading, isWorking: isUploading || isFollowing, problem, parse };
}
