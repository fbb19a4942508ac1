import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import type { CandidateProfile } from '#api/candidates/contract.ts';
import { Panel } from '#ui/features/my-account/form/panel.tsx';
import { useSave } from '#ui/features/my-account/form/use-save.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import type { EntryField } from './entry-field.ts';
import { EntryModal } from './entry-modal.tsx';
import styles from './lists.module.css';

interface Version {
  version?: string;
}
type Answer = Promise<{ message: string }>;

/** Describes the entries of a list. */
interface EntryListProps<Values extends object> {
  title: string;
  /** Used in its buttons: `Add skill`. */
  one: string;
  entries: readonly { _id: string; values: Values }[];
  versions: Readonly<Record<string, string>>;
  empty: Values;
  fields: readonly EntryField[];
  rules: z.ZodType;
  blocked: string;
  /** An entry's display name. */
  nameOf: (values: Values) => string;
  show: (values: Values) => ReactNode;
  create: (values: Values) => Answer;
  update: (entry: Values & { _id: string }, version: Version) => Answer;
  remove: (id: string) => Answer;
}

type Open = { _id: string | null } | null;

/** A list of the profile with buttons to add, change and remove entries. */
export function EntryList<Values extends object>(props: EntryListProps<Values>) {
  const { title, one, entries } = props;
  const [open, setOpen] = useState<Open>(null);
  // the initial values: later saves in other tabs must not replace them
  const [begun, setBegun] = useState<{ stored: Values | null; version: string | undefined }>();
  const { busy, save } = useSave('Something went wrong!');
  const popup = usePopup();
  const edit = (entry: (typeof entries)[number] | null) => {
    setBegun({ stored: entry?.values ?? null, version: entry ? props.versions[entry._id] : undefined });
    setOpen({ _id: entry?._id ?? null });
  };
  const remove = async ({ _id, values }: (typeof entries)[number]) => {
    if (await popup.confirm(`Delete ‘${props.nameOf(values)}’?`, 'Delete')) await save(() => props.remove(_id));
  };
  const submit = async (values: Values) => {
    const id = open?._id;
    const saved = await save(
      (version) => (id ? props.update({ ...values, _id: id }, version) : props.create(values)),
      begun?.version,
    );
    if (saved) setOpen(null);
    return saved;
  };
  return (
    <Panel
      title={title}
      action={
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} />}
          onClick={() => edit(null)}
          aria-label={`Add ${one}`}
        >
          Add
        </Button>
      }
    >
      {entries.length === 0 && <p className={styles.none}>No Data Available!</p>}
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry._id}>
            <div className={styles.entry}>{props.show(entry.values)}</div>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Edit ${props.nameOf(entry.values)}`}
              onClick={() => edit(entry)}
            >
              <IconPencil size={16} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Delete ${props.nameOf(entry.values)}`}
              onClick={() => void remove(entry)}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {open && begun && (
        <EntryModal
          title={`${open._id ? 'Edit' : 'Add'} ${one}`}
          fields={props.fields}
          rules={props.rules}
          blocked={props.blocked}
          start={begun.stored ?? props.empty}
          stored={begun.stored}
          busy={busy}
          onSave={submit}
          onClose={() => setOpen(null)}
        />
      )}
    </Panel>
  );
}

/** Props of every tab of a job seeker. */
export interface TabProps {
  candidate: CandidateProfile;
  /** See /fetch-profile-data. */
  versions: Readonly<Record<string, string>>;
}
