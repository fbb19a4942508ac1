import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { ResumeFrame, ResumeText } from '#ui/features/candidate/resume-in-page.tsx';
import { useResumeFile, useResumes } from '#ui/features/candidate/use-resumes.ts';
import { formatDay } from '#ui/lib/format-candidate.ts';
import styles from './preview.module.css';

/** The newest resume: as text with the matches marked, or, for a PDF, as its original. */
export function PreviewResume({ id }: { id: string }) {
  const resumes = useResumes(id);
  const [view, setView] = useState<'text' | 'original'>('text');
  const current = resumes.data?.find((one) => one.current);
  const { busy, download } = useResumeFile({ id }, current?.fileName ?? 'resume');
  if (resumes.isError) return <LoadFailure load={resumes} />;
  if (!resumes.data) return <Skeleton height={320} aria-label="Loading resume" role="status" />;
  if (!current) return <p className={styles.none}>No resume yet.</p>;
  const isOriginal = current.kind === 'pdf' && (view === 'original' || current.textState !== 'done');
  return (
    <>
      <div className={styles.resumeBar}>
        <span className={styles.file} title={current.fileName}>
          {current.fileName} <span>{formatDay(current.uploadedAt)}</span>
        </span>
        {current.kind === 'pdf' && current.textState === 'done' && (
          <SegmentedControl
            size="xs"
            aria-label="Resume as"
            data={[
              { value: 'text', label: 'Text' },
              { value: 'original', label: 'Original' },
            ]}
            value={view}
            onChange={(value) => setView(value === 'original' ? 'original' : 'text')}
          />
        )}
        <Button
          size="compact-xs"
          variant="default"
          leftSection={<IconDownload size={14} />}
          disabled={busy !== null}
          onClick={() => void download()}
        >
          Download
        </Button>
      </div>
      {isOriginal ? <ResumeFrame id={id} resume={current} /> : <ResumeText id={id} resume={current} />}
    </>
  );
}
