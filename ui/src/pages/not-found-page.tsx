import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { MessagePage } from '#ui/components/message-page.tsx';

/** 404: no screen has this address. */
export function NotFoundPage() {
  return (
    <MessagePage code="404" title="Page Not Found" text="There is nothing at this address.">
      <Button component={Link} to="/">
        Go Home
      </Button>
    </MessagePage>
  );
}
