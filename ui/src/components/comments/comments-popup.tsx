import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Allowed } from '#ui/components/allowed.tsx';
import { commentsQuery } from '#ui/lib/comments-query.ts';
import { CommentForm } from './comment-form.tsx';
import { FetchedComments } from './comment-list.tsx';
import styles from './comments.module.css';

interface Props {
  id: string;
  name: string;
  opened: boolean;
  onClose: () => void;
}

/** The comments on a candidate in a dialog; the focus returns to the control that opened it. */
export function CommentsPopup({ id, name, opened, onClose }: Props) {
  const comments = useQuery({ ...commentsQuery(id), enabled: opened });
  const { data } = comments;
  return (
    <Modal.Root opened={opened} onClose={onClose} size="md" transitionProps={{ duration: 0 }} centered>
      <Modal.Overlay />
      <Modal.Content>
        <div className={styles.head}>
          <Modal.Title>Comments</Modal.Title>
          {data && <span className={styles.about}>{`${data.length} · ${name}`}</span>}
        </div>
        <Modal.Body className={styles.body}>
          <Allowed to="comments.write">
            <CommentForm id={id} autoFocus />
          </Allowed>
          <FetchedComments comments={comments} />
        </Modal.Body>
        <div className={styles.foot}>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
