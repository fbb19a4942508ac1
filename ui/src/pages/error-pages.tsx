import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { MessagePage } from '#ui/components/message-page.tsx';

/** 403: signed in with a role that may not open this screen. */
export function ForbiddenPage() {
  return (
    <MessagePage code="403" title="Access Denied" text="You don't have permission to view this page">
      <Button component={Link} to="/">
        Back to Home
      </Button>
    </MessagePage>
  );
}

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
