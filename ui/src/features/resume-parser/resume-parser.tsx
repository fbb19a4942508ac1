import { Anchor, Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { LogBox } from '#ui/components/log-box.tsx';
import { chooseFiles } from './choose-files.ts';
import { DropZone } from './drop-zone.tsx';
import { FileList } from './file-list.tsx';
import styles from './resume-parser.module.css';
import { Review } from './review.tsx';
import { useParsing } from './use-parsing.ts';

/** Up to ten resumes: drop, parse, check against the text, save. */
export function ResumeParser() {
  const { files, log, isUploading, isWorking, problem, parse } = useParsing();
  const [pending, setPending] = useState<readonly File[]>([]);
  const [left, setLeft] = useState<string | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  /** One was saved or discarded: the next takes the focus. */
  const [hasFinishedOne, setFinishedOne] = useState(false);
  const known = files.data?.files ?? [];
  const waiting = known.filter(({ toCheck }) => toCheck);
  const open = waiting.find(({ jobId }) => jobId === selected) ?? waiting.at(-1);
  const said = left ?? problem;

  const take = (more: File[]) => {
    const chosen = chooseFiles(pending, more);
    setPending(chosen.files);
    setLeft(chosen.problem);
  };
  const start = async () => {
    if (pending.length === 0) return setLeft('Please select at least 1 file.');
    setLeft(null);
    if (await parse(pending)) setPending([]);
  };
  return (
    <div className={styles.page}>
      <h1>AI Resume Parser</h1>
      <p className={styles.hint}>
        Each resume is read, checked by you beside its pages, and saved. For more than ten at once there is the{' '}
        <Anchor component={Link} to="/bulk-parse" underline="always" inherit>
          Bulk Resume Parser
        </Anchor>
        .
      </p>
      <div className={styles.top}>
        <div className={styles.send}>
          <DropZone disabled={isWorking} onFiles={take} />
          <Button onClick={() => void start()} disabled={isWorking}>
            {isUploading ? 'Uploading...' : isWorking ? 'Processing...' : 'Parse resumes'}
          </Button>
          <div role="alert" className={styles.problem}>
            {said}
          </div>
        </div>
        <LogBox lines={log} label="Processing log" empty="No logs yet." />
      </div>
      <LoadFailure load={files} fallback="The resumes could not be fetched." />
      {files.isPending && <Skeleton height={40} />}
      {(files.data || pending.length > 0) && (
        <FileList
          pending={pending}
          onRemove={(gone) => setPending(pending.filter((file) => file !== gone))}
          files={known}
          open={open?.jobId ?? null}
          onOpen={setSelected}
        />
      )}
      {open && (
        <Review
          key={open.jobId}
          jobId={open.jobId}
          fileName={open.fileName}
          takesFocus={hasFinishedOne}
          onDone={() => setFinishedOne(true)}
        />
      )}
    </div>
  );
}
