import { Button, TagsInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { SEARCH_SHARED_WITH, sharedEmails } from '#api/contract/saved-search-shape.ts';
import type { SearchEdit } from './rename-search.tsx';
import styles from './searches.module.css';

/** The emails of the accounts that see a search; what is typed and not yet a tag counts too. */
export function ShareSearch({ search, busy, onSave, onCancel }: SearchEdit) {
  const [emails, setEmails] = useState<string[]>(search.sharedWith);
  const [typed, setTyped] = useState('');
  const all = typed.trim() ? [...emails, typed.trim()] : emails;
  const checked = sharedEmails.safeParse(all);
  // half an email is no mistake yet
  const wrong = sharedEmails.safeParse(emails).error?.issues[0]?.message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (checked.success && !busy) onSave({ sharedWith: all });
  };
  return (
    <form className={styles.edit} onSubmit={submit}>
      <TagsInput
        size="xs"
        label="Share with employers"
        description="Their emails. They see and run it, only you change it."
        placeholder={emails.length === 0 ? 'name@company.in' : ''}
        autoFocus
        acceptValueOnBlur={false}
        splitChars={[',', ';', ' ']}
        maxTags={SEARCH_SHARED_WITH}
        value={emails}
        onChange={setEmails}
        searchValue={typed}
        onSearchChange={setTyped}
        error={wrong}
      />
      <div className={styles.buttons}>
        <Button size="compact-sm" variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="compact-sm" type="submit" disabled={!checked.success} loading={busy}>
          Save sharing
        </Button>
      </div>
    </form>
  );
}
