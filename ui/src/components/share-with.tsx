import { Button, TagsInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type listEmails, SHARED_WITH } from '#api/saved-searches/contract.ts';
import { keepFocus } from '#ui/lib/focus.ts';
import styles from './share-with.module.css';

interface Props {
  /** The emails it is shared with now. */
  emails: readonly string[];
  schema: typeof listEmails;
  /** The permissions of the others. */
  description: string;
  busy: boolean;
  onSave: (emails: string[]) => void;
  onCancel: () => void;
}

/** The emails of the accounts that share something; text that isn't a tag yet counts too. */
export function ShareWith({ schema, description, busy, onSave, onCancel, ...props }: Props) {
  const [emails, setEmails] = useState<string[]>([...props.emails]);
  const [typed, setTyped] = useState('');
  const all = typed.trim() ? [...emails, typed.trim()] : emails;
  const checked = schema.safeParse(all);
  const [isLeft, setIsLeft] = useState(false);
  // an incomplete email is not an error yet
  const wrong = schema.safeParse(isLeft ? all : emails).error?.issues[0]?.message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (checked.success && !busy) onSave(all);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TagsInput
        size="xs"
        classNames={{ description: styles.description }}
        label="Share with employers"
        description={description}
        placeholder={emails.length === 0 ? 'name@company.in' : ''}
        autoFocus
        acceptValueOnBlur={false}
        splitChars={[',', ';', ' ']}
        maxTags={SHARED_WITH}
        value={emails}
        onChange={setEmails}
        searchValue={typed}
        onSearchChange={setTyped}
        onFocus={() => setIsLeft(false)}
        onBlur={() => setIsLeft(true)}
        error={wrong}
      />
      <div className={styles.buttons}>
        <Button size="compact-sm" variant="default" onMouseDown={keepFocus} onClick={onCancel}>
          Cancel
        </Button>
        <Button size="compact-sm" type="submit" disabled={!checked.success} loading={busy}>
          Save sharing
        </Button>
      </div>
    </form>
  );
}
