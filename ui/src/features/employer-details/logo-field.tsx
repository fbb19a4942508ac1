import { Button, FileButton } from '@mantine/core';
import { pictureMediaTypes } from '#api/profile/contract.ts';
import { CompanyLogo } from '#ui/components/company-logo.tsx';
import { useObjectUrl } from '#ui/lib/use-object-url.ts';
import styles from './company-form.module.css';

/** The logo as it is, or as it was just chosen, and the way to another one. */
export function LogoField(props: {
  current: string;
  chosen: File | null;
  problem: string | null;
  onChoose: (file: File | null) => void;
}) {
  const { chosen, problem } = props;
  const preview = useObjectUrl(problem ? null : chosen);
  return (
    <div className={styles.logo}>
      <CompanyLogo src={preview ?? props.current} name="the company" />
      <div>
        <FileButton accept={pictureMediaTypes.join()} onChange={props.onChoose}>
          {(button) => (
            <Button {...button} variant="default" size="xs">
              {props.current || chosen ? 'Change logo' : 'Upload logo'}
            </Button>
          )}
        </FileButton>
        <p className={styles.hint}>{chosen?.name ?? 'PNG, JPEG or WebP, at most 2 MB'}</p>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}
