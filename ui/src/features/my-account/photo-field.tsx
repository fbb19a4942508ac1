import { Button, FileButton } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { CandidateProfile } from '#api/contract/candidate-profile.ts';
import {
  PICTURE_KIND_MESSAGE,
  PICTURE_MAX_BYTES,
  PICTURE_SIZE_MESSAGE,
  pictureMediaTypes,
} from '#api/contract/picture-rules.ts';
import { InlineError } from '#ui/components/inline-error.tsx';
import styles from './my-account.module.css';
import { Photo } from './photo.tsx';

/** Chooses a photo; it is sent with the form. */
export function PhotoField(props: {
  candidate: CandidateProfile;
  photo: File | null;
  onChoose: (photo: File | null) => void;
}) {
  const { candidate, photo, onChoose } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const chosen = useObjectUrl(photo);
  const choose = (file: File | null) => {
    if (!file) return;
    const found = problemOf(file);
    setProblem(found);
    if (!found) onChoose(file);
  };
  return (
    <div className={styles.photoField}>
      <Photo name={candidate.applicantName} link={candidate.profilePicLink} chosen={chosen} />
      <div>
        <FileButton
          accept={pictureMediaTypes.join(',')}
          onChange={choose}
          inputProps={{ 'aria-label': 'Profile picture file' }}
        >
          {({ onClick }) => (
            <Button size="xs" variant="default" leftSection={<IconCamera size={14} />} onClick={onClick}>
              {candidate.profilePicLink || photo ? 'Change picture' : 'Upload picture'}
            </Button>
          )}
        </FileButton>
        <p className={styles.hint}>PNG, JPEG or WebP, at most 2 MB</p>
      </div>
      {problem && <InlineError message={problem} />}
    </div>
  );
}

function problemOf(file: File): string | null {
  if (file.size > PICTURE_MAX_BYTES) return PICTURE_SIZE_MESSAGE;
  return pictureMediaTypes.some((type) => type === file.type) ? null : PICTURE_KIND_MESSAGE;
}

function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
