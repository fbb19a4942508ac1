import { Button, Modal, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { CommentList } from './comment-list.tsx';
import styles from './comments.module.css';
import { commentsQuery } from './comments-query.ts';

interface Props {
  id: string;
  name: string;
  opened: boolean;
  onClose: () => void;
}

/** The comments on a candidate over the page; the focus goes back to what opened it. */
export function CommentsPopup({ id, name, opened, onClose }: Props) {
  const comments = useQuery({ ...commentsQuery(id), enabled: opened });
  const { data, isError } = comments;
  return (
    <Modal.Root opened={opened} onClose={onClose} size="md" transitionProps={{ duration: 0 }} centered>
      <Modal.Overlay />
      <Modal.Content>
        <div className={styles.head}>
          <Modal.Title>Comments</Modal.Title>
          {data && <span className={styles.about}>{`${data.length} · ${name}`}</span>}
        </div>
        <Modal.Body className={styles.body}>
          {!data && <LoadFailure load={comments} />}
          {!data && !isError && <Skeleton height={54} aria-label="Loading comments" role="status" />}
          {data && <CommentList comments={data} />}
        </Modal.Body>
        <div className={styles.foot}>
          <Button variant="default" onClick={onClose} data-autofocus>
            Close
          </Button>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
