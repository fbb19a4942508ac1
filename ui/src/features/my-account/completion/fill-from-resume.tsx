import { Button, FileButton, Modal, Skeleton } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError, call } from '#api/http/contract/client.ts';
import { fillProfile } from '#api/profile/contract.ts';
import { readResume, resumeOffers } from '#api/profile/reading-contract.ts';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { useToast } from '#ui/components/toasts.tsx';
import { useRefreshProfile } from '#ui/features/my-account/form/use-profile.ts';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { ACCEPTED_RESUMES, resumeProblem } from '#ui/lib/resume-problem.ts';
import styles from './fill-from-resume.module.css';
import { OffersForm } from './offers-form.tsx';

const READING_FAILED = 'Something went wrong. Please try again.';
const POLL_MS = 500;

interface Reading {
  id: string;
  file: File;
}

/** Reads a resume, returns its offers, and saves the accepted ones to the profile. */
function useResumeReading() {
  const popup = usePopup();
  const toast = useToast();
  const refresh = useRefreshProfile();
  const [reading, setReading] = useState<Reading | null>(null);
  const [busy, setBusy] = useState(false);
  const offers = useQuery({
    queryKey: ['resume-offers', reading?.id],
    queryFn: ({ signal }) => call(resumeOffers, { params: { id: reading?.id ?? '' } }, { signal }),
    enabled: reading !== null,
    refetchInterval: ({ state }) => (state.data?.state === 'reading' ? POLL_MS : false),
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
    /** `version` is the version of the displayed offers. */
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

/** Reads a resume and offers its facts one by one: nothing is saved without consent. */
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
              // start over if the profile has changed in the meantime
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
