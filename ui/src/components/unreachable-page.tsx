import { Button } from '@mantine/core';
import { useState } from 'react';
import { UNREACHABLE_MESSAGE } from '#api/http/contract/client.ts';
import { MessagePage } from './message-page.tsx';

/** Replaces a screen while the server is unreachable; `onRetry` resolves after the retry. */
export function UnreachablePage({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const [busy, setBusy] = useState(false);
  const retry = () => {
    setBusy(true);
    void onRetry().finally(() => setBusy(false));
  };
  return (
    <MessagePage title="No connection" text={UNREACHABLE_MESSAGE}>
      <Button onClick={retry} aria-busy={busy} data-busy={busy || undefined}>
        Try again
      </Button>
    </MessagePage>
  );
}
