import { Button } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useToast } from '#ui/components/toasts.tsx';
import { saveFile } from '#ui/lib/fetch-file.ts';
import styles from './second-factor.module.css';

const FILE_NAME = 'talent-recovery-codes.txt';

/** The recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const toast = useToast();
  const text = codes.join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast('Copied.');
    } catch {
      // without TLS browsers refuse the clipboard
      toast('The browser did not allow copying. Please download the codes or write them down.', 'error');
    }
  };
  return (
    <>
      <p className={styles.text} role="status">
        <strong>Keep these recovery codes.</strong> Each signs in once without the app, for instance if the phone is
        lost. They are not shown again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button size="xs" onClick={onClose}>
          I have kept them
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconCopy size={14} aria-hidden="true" />}
          onClick={() => void copy()}
        >
          Copy
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden="true" />}
          onClick={() => saveFile({ blob: new Blob([`${text}\n`], { type: 'text/plain' }), fileName: null }, FILE_NAME)}
        >
          Download
        </Button>
      </div>
    </>
  );
}
