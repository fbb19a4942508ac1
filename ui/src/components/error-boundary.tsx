import { Button } from '@mantine/core';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { call } from '#api/http/contract/client.ts';
import { siteLinks } from '#api/sessions/first-load-contract.ts';
import { ScreenNotLoaded } from '#ui/lib/lazy-screen.ts';
import { MessagePage } from './message-page.tsx';
import { UnreachablePage } from './unreachable-page.tsx';

interface Props {
  children: ReactNode;
  /** A navigation resets the boundary. */
  place?: string;
}

interface State {
  error: unknown;
  place: string | undefined;
}

/** Shows links when a screen fails to render, and logs the error to the browser's console. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { error: null, place };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof ScreenNotLoaded) return <UnreachablePage onRetry={reloadWhenReachable} />;
    return (
      <MessagePage title="Something went wrong" text="This page broke. Reloading it usually helps.">
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
      </MessagePage>
    );
  }
}

/** Browsers may cache a failed script, so the page is reloaded; but never into the browser's own error page. */
async function reloadWhenReachable(): Promise<void> {
  const reachable = await call(siteLinks, {}).then(
    () => true,
    () => false,
  );
  if (reachable) window.location.reload();
}
