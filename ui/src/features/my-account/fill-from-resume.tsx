import { Button, FileButton, Modal, Skeleton } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { ACCEPTED_RESUMES } from '#ui/lib/resume-problem.ts';
import styles from './fill-from-resume.module.css';
import { OffersForm } from './offers-form.tsx';
import { READING_FAILED, useResumeReading } from './use-resume-reading.ts';

/** Has a resume read and offers what it says, thing by thing: nothing is saved without a yes. */
export function FillFromResume() {
  const { reading, offers, busy, read, fill, close } = useResumeReading();
  const { data, error } = offers;
  return (
    <>
      <FileButton
        accept={ACCEPTED_RESUMES}
        onChange={(file) => file && void read(file)}
        inputProps={{ 'aria-label': 'Resume to fill in from' }}
      >
        {({ onClick }) => (
          <Button
            size="xs"
            variant="default"
            loading={busy}
            leftSection={<IconFileImport size={14} />}
            onClick={onClick}
          >
            Fill from resume
          </Button>
        )}
      </FileButton>
      <Modal.Root opened={reading !== null} onClose={close} size="lg" centered transitionProps={{ duration: 0 }}>
        <Modal.Overlay />
        <Modal.Content>
          <div className={styles.head}>
            <Modal.Title>Fill from {reading?.file.name}</Modal.Title>
            <Modal.CloseButton aria-label="Close" />
          </div>
          <Modal.Body>
            <LoadFailure load={offers} fallback={READING_FAILED} />
            {!error && (!data || data.state === 'reading') && <Waiting />}
            {data?.state === 'failed' && (
              <p role="alert" className={styles.note}>
                {data.message}
              </p>
            )}
            {data?.state === 'read' && reading && (
              // what changed meanwhile begins anew
              <OffersForm
                key={data.version}
                offers={data}
                file={reading.file}
                busy={busy}
                onFill={fill}
                onClose={close}
              />
            )}
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Your resume is being read" className={styles.waiting}>
      <p className={styles.note}>Your resume is being read. Nothing is saved yet.</p>
      {Array.from({ length: 6 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without anything of their own
        <Skeleton key={row} height={40} />
      ))}
    </div>
  );
}
