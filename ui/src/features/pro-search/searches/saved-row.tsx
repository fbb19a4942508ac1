import { Button, NativeSelect } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '#api/http/contract/client.ts';
import {
  type SavedSearch,
  type SavedSearchNews,
  type SearchAlert,
  savedSearchChange,
  savedSearchDelete,
  sharedEmails,
} from '#api/saved-searches/contract.ts';
import { NameForm } from '#ui/components/name-form.tsx';
import { ShareWith } from '#ui/components/share-with.tsx';
import { useToast } from '#ui/components/toasts.tsx';
import { describeFilter } from '#ui/features/pro-search/filters/describe-filter.ts';
import { emptyFilter } from '#ui/features/pro-search/filters/filter-state.ts';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { formatMoment } from '#ui/lib/format-moment.ts';
import { savedSearchesQuery } from './search-queries.ts';
import styles from './searches.module.css';
import { stateOfFilter } from './state-of-filter.ts';

const alerts: { value: SearchAlert; label: string }[] = [
  { value: 'off', label: 'No alert' },
  { value: 'daily', label: 'Alert daily' },
  { value: 'at-once', label: 'Alert at once' },
];

interface SearchChange {
  name?: string;
  sharedWith?: string[];
  alert?: SearchAlert;
}

interface SavedRowProps {
  search: SavedSearch;
  /** Absent until it is counted, and if it can't be. */
  news: SavedSearchNews | undefined;
  begins: boolean;
  onRun: () => void;
  onDeleted: () => void;
}

/**
 * One saved search: run it, and change one's own. Closing a dialog returns the focus to its button; `onDeleted` runs
 * before the row, which has the focus, is removed. `begins`: focuses its alert.
 */
export function SavedRow(props: SavedRowProps) {
  const { search, news, begins, onRun } = props;
  const client = useQueryClient();
  const toast = useToast();
  const [doing, setDoing] = useState<'rename' | 'share' | 'delete' | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setDoing(null));
    opener.current?.focus();
  };
  const fresh = () => client.invalidateQueries({ queryKey: savedSearchesQuery.queryKey });
  const change = useMutation({
    mutationFn: (body: SearchChange) => call(savedSearchChange, { params: { id: search._id }, body }),
    onSuccess: (_, { alert }) => {
      if (!alert) close();
    },
    onSettled: fresh,
  });
  const remove = useMutation({
    mutationFn: () => call(savedSearchDelete, { params: { id: search._id } }),
    onSuccess: ({ message }) => {
      toast(message);
      props.onDeleted();
    },
    onSettled: fresh,
  });
  const failed = change.error ?? remove.error;
  const begin = (what: typeof doing, button: HTMLButtonElement) => {
    opener.current = button;
    change.reset();
    remove.reset();
    setDoing(doing === what ? null : what);
  };
  return (
    <li className={styles.row}>
      <div className={styles.top}>
        <button type="button" className={styles.run} onClick={onRun}>
          {search.name}
        </button>
        {news && news.newCandidates > 0 && (
          <span className={styles.news} title={`Added since ${formatMoment(news.since)}`}>
            {news.newCandidates.toLocaleString('en-IN')} new
            <span className="visually-hidden"> since {formatMoment(news.since)}</span>
          </span>
        )}
      </div>
      <p className={styles.line}>
        {describeFilter(stateOfFilter(search.filter, emptyFilter.itemsPerPage)) || 'Everybody'}
      </p>
      {!search.mine && <p className={styles.about}>Shared by {search.owner?.name ?? 'an account that is gone'}</p>}
      {search.sharedWith.length > 0 && <p className={styles.about}>Shared with {search.sharedWith.join(', ')}</p>}
      {search.mine && (
        <div className={styles.tools}>
          <NativeSelect
            size="xs"
            className={styles.alert}
            // immediately if it exists when the drawer opens, otherwise once it is loaded
            data-autofocus={begins || undefined}
            autoFocus={begins}
            aria-label={`Alert for ${search.name}`}
            data={alerts}
            value={change.isPending && change.variables.alert ? change.variables.alert : search.alert}
            onChange={(event) => {
              const chosen = alerts.find(({ value }) => value === event.currentTarget.value);
              if (chosen) change.mutate({ alert: chosen.value });
            }}
          />
          {(['rename', 'share', 'delete'] as const).map((what) => (
            <Button
              key={what}
              size="compact-xs"
              variant="subtle"
              aria-expanded={doing === what}
              aria-label={`${labels[what]} ${search.name}`}
              onClick={(event) => begin(what, event.currentTarget)}
            >
              {labels[what]}
            </Button>
          ))}
        </div>
      )}
      {doing === 'rename' && (
        <div className={styles.edit}>
          <NameForm
            label="New name"
            initial={search.name}
            button="Save name"
            isBusy={change.isPending}
            onSubmit={(name) => change.mutate({ name })}
          >
            <Button size="xs" variant="default" onClick={close}>
              Cancel
            </Button>
          </NameForm>
        </div>
      )}
      {doing === 'share' && (
        <ShareWith
          emails={search.sharedWith}
          schema={sharedEmails}
          description="Their emails. They see and run it, only you change it."
          busy={change.isPending}
          onSave={(sharedWith) => change.mutate({ sharedWith })}
          onCancel={close}
        />
      )}
      {doing === 'delete' && (
        <div className={styles.edit}>
          <p>Delete this search{search.sharedWith.length > 0 && ' for everybody it is shared with'}?</p>
          <div className={styles.buttons}>
            <Button size="compact-sm" variant="default" onClick={close}>
              Keep
            </Button>
            <Button size="compact-sm" color="red" loading={remove.isPending} onClick={() => remove.mutate()}>
              Delete search
            </Button>
          </div>
        </div>
      )}
      {failed && (
        <p className={styles.wrong} role="alert">
          {failureMessage(failed, 'That did not work. Please try again.')}
        </p>
      )}
    </li>
  );
}

const labels = { rename: 'Rename', share: 'Share', delete: 'Delete' } as const;
