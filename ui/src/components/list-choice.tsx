import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { call } from '#api/http/contract/client.ts';
import { shortlistAdd, shortlistCreate } from '#api/shortlists/contract.ts';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { SHORTLISTS_KEY, shortlistsQuery } from '#ui/lib/shortlist-queries.ts';
import styles from './add-to-list.module.css';
import { NameForm } from './name-form.tsx';
import { useToast } from './toasts.tsx';

/** Adds candidates to a list, or to a new one, and reports it. */
export function useAddToList(ids: readonly string[], onDone: () => void) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: async (list: { id: string } | { name: string }) => {
      const id = 'id' in list ? list.id : (await call(shortlistCreate, { body: list })).shortlist._id;
      return call(shortlistAdd, { params: { id }, body: { ids: [...ids] } });
    },
    onSuccess: ({ message, shortlist }) => {
      onDone();
      toast(message, 'plain', { label: 'Open list', run: () => void navigate(`/shortlists?list=${shortlist._id}`) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: SHORTLISTS_KEY }),
  });
}

/** The account's lists, the last changed first, and a field for a new one. */
export function ListChoice({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const lists = useQuery(shortlistsQuery);
  const own = lists.data?.filter(({ mine }) => mine) ?? [];
  const add = useAddToList(ids, onDone);
  return (
    <>
      {own.length > 0 && (
        <ul className={styles.lists}>
          {own.map((list) => (
            <li key={list._id}>
              <button
                type="button"
                className={styles.list}
                disabled={add.isPending}
                onClick={() => add.mutate({ id: list._id })}
              >
                {list.name} <span>{list.count.toLocaleString('en-IN')}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <NameForm label="New list" button="Create" isBusy={add.isPending} onSubmit={(name) => add.mutate({ name })} />
      {(add.error ?? lists.error) && (
        <p className={styles.wrong} role="alert">
          {failureMessage((add.error ?? lists.error) as Error, 'That did not work. Please try again.')}
        </p>
      )}
      <p className={styles.foot}>
        <Link to="/shortlists">All lists</Link>
      </p>
    </>
  );
}
