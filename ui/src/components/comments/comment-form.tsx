import { Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { COMMENT_LONG_MESSAGE, COMMENT_MAX_CHARS, candidateComment } from '#api/candidates/comments-contract.ts';
import { call } from '#api/http/contract/client.ts';
import { useToast } from '#ui/components/toasts.tsx';
import { commentsKey } from '#ui/lib/comments-query.ts';
import styles from './comments.module.css';

/** Adds a comment on a candidate; Ctrl+Enter sends it. `autoFocus`: for a dialog that opened to write one. */
export function CommentForm({ id, autoFocus = false }: { id: string; autoFocus?: boolean }) {
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const client = useQueryClient();
  const toast = useToast();
  const length = text.trim().length;
  const tooLong = length > COMMENT_MAX_CHARS;

  const send = async () => {
    if (length === 0 || tooLong || sending) return;
    setSending(true);
    setFailure(null);
    try {
      const { comments, message } = await call(candidateComment, { params: { id }, body: { message: text } });
      client.setQueryData(commentsKey(id), comments);
      setText('');
      toast(message);
      // the button is disabled now: the focus moves to the field
      field.current?.focus();
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setSending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const keyed = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Textarea
        ref={field}
        data-autofocus={autoFocus || undefined}
        aria-label="Comment"
        placeholder="Write a comment for your colleagues"
        autosize
        minRows={2}
        maxRows={12}
        value={text}
        error={tooLong ? COMMENT_LONG_MESSAGE : failure}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={keyed}
      />
      <div className={styles.send}>
        <span data-over={tooLong || undefined}>
          {length.toLocaleString('en-IN')} / {COMMENT_MAX_CHARS.toLocaleString('en-IN')}
        </span>
        <Button type="submit" size="xs" disabled={length === 0 || tooLong || sending}>
          Add Comment
        </Button>
      </div>
    </form>
  );
}
