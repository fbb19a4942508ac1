import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { PagePiece } from '#domain/parsed-resume.ts';
import { ResumePages } from './resume-pages.tsx';
import styles from './resume-parser.module.css';
import { ResumeText } from './resume-text.tsx';
import type { Place } from './text-runs.ts';

interface Props {
  jobId: string;
  text: string;
  /** Absent for Word files, whose pages can't be shown. */
  pieces: readonly PagePiece[] | undefined;
  places: readonly Place[];
  active: string;
}

/** What the values were read from: the pages of a PDF or its text, as chosen; of Word files the text. */
export function ResumeSource({ jobId, text, pieces, places, active }: Props) {
  const [view, setView] = useState<'pages' | 'text'>('pages');
  return (
    <div className={styles.source}>
      {pieces && (
        <SegmentedControl
          size="xs"
          aria-label="Show"
          value={view}
          onChange={(value) => setView(value as typeof view)}
          data={[
            { value: 'pages', label: 'Pages' },
            { value: 'text', label: 'Text' },
          ]}
        />
      )}
      {pieces && view === 'pages' ? (
        <ResumePages {...{ jobId, pieces, places, active }} />
      ) : (
        <ResumeText {...{ text, places, active }} />
      )}
    </div>
  );
}
