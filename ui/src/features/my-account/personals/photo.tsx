import { Button, FileButton } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useState } from 'react';
import type { CandidateProfile } from '#api/candidates/contract.ts';
import { pictureMediaTypes } from '#api/profile/contract.ts';
import { InitialsPicture } from '#ui/components/candidate-card/initials-picture.tsx';
import { InlineError } from '#ui/components/inline-error.tsx';
import styles from '#ui/features/my-account/my-account.module.css';
import { pictureProblem } from '#ui/lib/picture-problem.ts';
import { useObjectUrl } from '#ui/lib/use-object-url.ts';

/** The stored photo, a new one before it is saved, or the initials. */
export function Photo(props: { name: string; link: CandidateProfile['profilePicLink']; chosen?: string | null }) {
  const source = props.chosen ?? (props.link ? `/api/${props.link}` : null);
  if (!source) return <InitialsPicture name={props.name} />;
  return <img className={styles.photo} src={source} alt="" width={64} height={64} />;
}

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
    const found = pictureProblem(file);
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
