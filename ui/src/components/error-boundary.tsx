import { Button } from '@mantine/core';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { MessagePage } from './message-page.tsx';

/** Shows a way out where a screen broke while rendering; the error itself goes to the browser's console. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <MessagePage title="Something went wrong" text="This page broke. Reloading it usually helps.">
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
      </MessagePage>
    );
  }
}
