import { Popover, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { candidateContact } from '#api/candidates/contract.ts';
import { call } from '#api/http/contract/client.ts';
import { ContactRows } from '#ui/components/contact-rows.tsx';
import { ListChoice } from '#ui/components/list-choice.tsx';
import { LoadFailure } from '#ui/components/load-failure.tsx';
import { useCan } from '#ui/lib/use-can.ts';
import { useEarlyEscape } from '#ui/lib/use-early-escape.ts';
import styles from './candidate-card.module.css';

export type CardPopoverKind = 'list' | 'contact';

interface Props {
  kind: CardPopoverKind;
  opened: boolean;
  id: string;
  name: string;
  onClose: () => void;
}

/** The popover below a card's button: phone and email, or the lists. */
export function CardPopover({ kind, opened, id, name, onClose }: Props) {
  const mayList = useCan('shortlists.keep');
  const mayRead = useCan('candidates.read');
  useEarlyEscape(opened, onClose);
  return (
    <Popover
      opened={opened}
      onChange={(isOpened) => !isOpened && onClose()}
      width={320}
      position="bottom-end"
      trapFocus
      returnFocus
      withinPortal
      // the target is only a place: the card's button has the states
      withRoles={false}
    >
      <Popover.Target>
        <span className={styles.anchor} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={kind === 'list' ? 'Add to list' : 'Phone and email'}>
        {kind === 'list' && mayList && <ListChoice ids={[id]} onDone={onClose} />}
        {kind === 'contact' && mayRead && <Contact id={id} name={name} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function Contact({ id, name }: { id: string; name: string }) {
  const contact = useQuery({
    queryKey: ['candidate-contact', id],
    queryFn: async ({ signal }) => (await call(candidateContact, { params: { id } }, { signal })).contact,
  });
  if (contact.data) return <ContactRows contact={contact.data} name={name} />;
  if (contact.isError) return <LoadFailure load={contact} />;
  return <Skeleton height={58} aria-label="Loading phone and email" role="status" />;
}
