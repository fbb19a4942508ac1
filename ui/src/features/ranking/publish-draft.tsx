import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '#api/http/contract/client.ts';
import type { ResponseOf } from '#api/http/contract.ts';
import { NOTE_LENGTH, type ranking, rankingPublish } from '#api/ranking/contract.ts';
import { changedKinds, type RankingWeights } from '#domain/ranking/ranking-kinds.ts';
import { useToast } from '#ui/components/toasts.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { howMany } from '#ui/lib/how-many.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { useOneMutation } from '#ui/lib/use-one-mutation.ts';
import styles from './ranking.module.css';
import { weightChanges } from './ranking-words.ts';
import type { Draft } from './use-draft.ts';

interface PublishDraftProps {
  published: ResponseOf<typeof ranking>['published'];
  draft: Draft;
  /** The draft of the newest replay that has ended. */
  replayed: RankingWeights | null;
  isReplaying: boolean;
  onReplay: (weights: RankingWeights) => void;
  /** The version changed, by this admin or another. */
  onPublished: () => Promise<unknown>;
  /** The focused button can't be pressed any longer. */
  onDone: () => void;
}

/** What can be done with the draft: replay it, publish it with a note, or discard it. */
export function PublishDraft(props: PublishDraftProps) {
  const { published, draft, replayed } = props;
  const popup = usePopup();
  const toast = useToast();
  const [note, setNote] = useState('');
  const publish = useOneMutation({
    mutationFn: (weights: RankingWeights) => call(rankingPublish, { body: { weights, note, seen: published.number } }),
    onSuccess: async ({ message }) => {
      await props.onPublished();
      draft.discard();
      setNote('');
      toast(message);
      props.onDone();
    },
    onError: async (error) => {
      await popup.alert(failureMessage(error, 'The draft could not be published. Please try again.'));
      await props.onPublished();
    },
  });
  const { weights, changed } = draft;
  const isReady = weights !== null && changed.length > 0;
  const ask = async () => {
    if (!weights) return;
    const isReplayed = replayed !== null && changedKinds(replayed, weights).length === 0;
    const question = `Publish version ${published.number + 1}: ${weightChanges(published.weights, weights)}? ${
      isReplayed ? '' : 'This draft has not been replayed. '
    }All searches use it within seconds.`;
    if (await popup.confirm(question, 'Publish')) publish.mutate(weights);
  };
  return (
    <div className={styles.draft}>
      <TextInput
        size="xs"
        className={styles.note}
        label="Note (optional)"
        placeholder="Why these weights?"
        maxLength={NOTE_LENGTH}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className={styles.buttons}>
        <p className={styles.muted} role="status">
          {changed.length === 0 ? 'The draft is as published' : `${howMany(changed.length, 'weight')} changed`}
        </p>
        <Button
          size="xs"
          variant="default"
          disabled={changed.length === 0}
          onClick={() => {
            draft.discard();
            props.onDone();
          }}
        >
          Discard draft
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={!isReady || props.isReplaying}
          onClick={() => weights && props.onReplay(weights)}
        >
          Replay draft
        </Button>
        <Button size="xs" disabled={!isReady} loading={publish.isPending} onClick={() => void ask()}>
          Publish draft
        </Button>
      </div>
    </div>
  );
}
