import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { type Addressed, addressesOf, MAILED_AT_MOST, mailLink } from '#ui/lib/mail-link.ts';

/** Opens a mail to these candidates, or explains why it can't. */
export function MailButton({ people }: { people: readonly Addressed[] }) {
  const link = mailLink(people);
  const count = addressesOf(people).length;
  const icon = <IconMail size={14} />;
  if (link) {
    return (
      <Button size="xs" variant="default" component="a" href={link} leftSection={icon}>
        Mail {count === people.length ? count : `${count} of ${people.length}`}
      </Button>
    );
  }
  const why = count === 0 ? 'None of them has an email' : `At most ${MAILED_AT_MOST} at once`;
  return (
    <Button size="xs" variant="default" disabled leftSection={icon} title={why}>
      Mail: {why.toLowerCase()}
    </Button>
  );
}
