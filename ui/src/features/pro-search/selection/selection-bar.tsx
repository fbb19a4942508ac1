import { Button } from '@mantine/core';
import { IconDownload, IconMail } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { CandidateCardAnswer } from '#api/contract/candidate-card.ts';
import { candidatesExport } from '#api/contract/candidates-export.ts';
import { urlOf } from '#api/contract/url-of.ts';
import { useToast } from '#ui/components/toasts.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { fetchFile } from '#ui/lib/fetch-file.ts';
import { saveFile } from '#ui/lib/save-file.ts';
import { AddToList } from './add-to-list.tsx';
import { addressesOf, MAILED_AT_MOST, mailLink } from './mail-link.ts';
import { CHOSEN_AT_MOST, type Chosen, type Selection } from './selection.ts';
import styles from './selection-bar.module.css';

/** How many are ticked, and what can be done with them; nothing while there are none. `page`: the cards on the screen. */
export function SelectionBar({ selection, page }: { selection: Selection; page: readonly CandidateCardAnswer[] }) {
  const toast = useToast();
  const chosen = useSyncExternalStore(selection.subscribe, selection.all);
  const exporting = useMutation({
    mutationFn: () => fetchFile(urlOf(candidatesExport, {}), { ids: chosen.map(({ _id }) => _id) }),
    onSuccess: (file) => saveFile(file, 'candidates.xlsx'),
    onError: (error) => toast(failureMessage(error, 'Could not export. Please try again.'), 'error'),
  });
  if (chosen.length === 0) return null;
  const missing = page.filter(({ _id }) => !selection.has(_id));
  return (
    <section className={styles.bar} aria-label="Selection">
      <p className={styles.count} role="status">
        {chosen.length.toLocaleString('en-IN')} selected
      </p>
      <Button
        size="compact-sm"
        variant="subtle"
        disabled={missing.length === 0}
        onClick={() => {
          if (!selection.add(page)) toast(`At most ${CHOSEN_AT_MOST.toLocaleString('en-IN')} candidates.`);
        }}
      >
        Select page
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={selection.clear}>
        Clear
      </Button>
      <div className={styles.actions}>
        <MailButton chosen={chosen} />
        <AddToList chosen={chosen} />
        <Button
          size="xs"
          leftSection={<IconDownload size={14} />}
          loading={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          Export
        </Button>
      </div>
    </section>
  );
}

function MailButton({ chosen }: { chosen: readonly Chosen[] }) {
  const link = mailLink(chosen);
  const count = addressesOf(chosen).length;
  const icon = <IconMail size={14} />;
  if (link) {
    return (
      <Button size="xs" variant="default" component="a" href={link} leftSection={icon}>
        Mail {count === chosen.length ? count : `${count} of ${chosen.length}`}
      </Button>
    );
  }
  const why = count === 0 ? 'None of them has an email' : `At most ${MAILED_AT_MOST} at once`;
  return (
    <Button size="xs" variant="default" disabled leftSection={icon} title={why}>
      Mail: {why.toLowerCase()}
    </Button>
  );
}
