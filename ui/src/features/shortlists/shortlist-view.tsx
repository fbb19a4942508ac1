import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { CandidateCardAnswer } from '#api/candidates/card-contract.ts';
import { call } from '#api/http/contract/client.ts';
import { type SeenShortlist, shortlistAdd, shortlistDelete, shortlistRemove } from '#api/shortlists/contract.ts';
import { CardList } from '#ui/components/candidate-card/card-list.tsx';
import { CompareButton } from '#ui/components/compare-button.tsx';
import { ExportButton } from '#ui/components/export-button.tsx';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { MailButton } from '#ui/components/mail-button.tsx';
import { Pager } from '#ui/components/pager.tsx';
import { useToast } from '#ui/components/toasts.tsx';
import { COMPARED_AT_MOST } from '#ui/lib/compare-address.ts';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { buttonBeside } from '#ui/lib/focus.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { SHORTLISTS_KEY, shortlistPage } from '#ui/lib/shortlist-queries.ts';
import { ListName } from './list-name.tsx';
import { ListSharing } from './list-sharing.tsx';
import styles from './shortlists.module.css';

interface Props {
  id: string;
  page: number;
  onPage: (page: number) => void;
  onDeleted: () => void;
}

interface Taken {
  candidate: string;
  card: Element | null;
}

/** The candidates of one list as cards; each can be removed. */
export function ShortlistView({ id, page, onPage, onDeleted }: Props) {
  const client = useQueryClient();
  const popup = usePopup();
  const shown = useQuery({ ...shortlistPage(id, page), placeholderData: keepPreviousData });
  const { data } = shown;
  const fresh = () => client.invalidateQueries({ queryKey: SHORTLISTS_KEY });
  const failed = (cause: Error) => void popup.alert(failureMessage(cause, 'That did not work. Please try again.'));
  const toast = useToast();
  const cards = useRef<HTMLElement>(null);
  const { mutate: putBack } = useMutation({
    mutationFn: (candidate: string) => call(shortlistAdd, { params: { id }, body: { ids: [candidate] } }),
    onSuccess: ({ message }) => toast(message),
    onError: failed,
    onSettled: fresh,
  });
  const { mutate: takeOff } = useMutation({
    mutationFn: ({ candidate }: Taken) => call(shortlistRemove, { params: { id }, body: { ids: [candidate] } }),
    onSuccess: ({ message }, { candidate, card }) => {
      // before the card and its focused button disappear
      (buttonBeside(card) ?? cards.current)?.focus();
      toast(message, 'plain', { label: 'Put back', run: () => putBack(candidate) });
    },
    onError: failed,
    onSettled: fresh,
  });
  const remove = useMutation({
    mutationFn: () => call(shortlistDelete, { params: { id } }),
    onSuccess: () => {
      onDeleted();
      client.removeQueries({ queryKey: [...SHORTLISTS_KEY, id] });
      return fresh();
    },
    onError: failed,
  });
  const pickOf = useCallback(
    (candidate: CandidateCardAnswer) => (
      <ActionIcon
        variant="subtle"
        aria-label={`Take ${candidate.applicantName || candidate.applicantID} off the list`}
        onClick={(event) => takeOff({ candidate: candidate._id, card: event.currentTarget.closest('article') })}
      >
        <IconX size={16} />
      </ActionIcon>
    ),
    [takeOff],
  );
  const ask = async () => {
    if (await popup.confirm('Delete this list? Its candidates stay.', 'Delete')) remove.mutate();
  };
  if (shown.isError) return <LoadFailure load={shown} />;
  const list = data?.shortlist;
  const pages = data?.totalPages ?? 1;
  return (
    <section ref={cards} tabIndex={-1} aria-label="Candidates">
      <div className={styles.head}>
        {list && <ListName list={list} />}
        <div className={styles.tools}>
          {list?.mine && (
            <Button size="compact-sm" variant="subtle" onClick={() => void ask()}>
              Delete list
            </Button>
          )}
          {list?.mine && <ListSharing list={list} />}
          {data && data.candidates.length > 0 && (
            <>
              {data.ids.length <= COMPARED_AT_MOST && <CompareButton ids={data.ids} />}
              <MailButton people={data.candidates} />
              <ExportButton ids={data.ids} />
            </>
          )}
        </div>
      </div>
      {list && <Sharing list={list} />}
      {list?.count === 0 ? (
        <p className={styles.empty}>This list is empty.</p>
      ) : (
        <CardList candidates={data?.candidates} waiting={shown.isPlaceholderData} {...(list?.mine && { pickOf })} />
      )}
      {pages > 1 && (
        <div className={styles.foot}>
          <Pager page={page} pages={pages} onPage={onPage} />
        </div>
      )}
    </section>
  );
}

function Sharing({ list }: { list: SeenShortlist }) {
  if (!list.mine) {
    return <p className={styles.sharing}>Shared by {list.owner?.name ?? 'an account that is gone'}</p>;
  }
  if (list.sharedWith.length === 0) return null;
  return <p className={styles.sharing}>Shared with {list.sharedWith.join(', ')}</p>;
}
