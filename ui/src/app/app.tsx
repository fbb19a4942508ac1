import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ErrorBoundary } from '#ui/components/error-boundary.tsx';
import { ProofProvider } from '#ui/components/proof/proof.tsx';
import { ToastProvider } from '#ui/components/toasts.tsx';
import { PopupProvider } from '#ui/lib/popup.tsx';
import { SessionProvider } from '#ui/lib/session.tsx';
import { colorSchemeManager, DarkClass } from './color-scheme.tsx';
import { routes } from './routes.tsx';
import { theme } from './theme.ts';

const router = createBrowserRouter(routes);

const queryClient = new QueryClient({
  // a failed call offers a retry button; silent retries would only keep the recruiter waiting
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      staleTime: 30_000,
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    // without a connection, a save fails at once instead of being queued for later
    mutations: { networkMode: 'always' },
  },
});

/** Providers around the screens. theme.css defines the theme variables, so Mantine needs no inline style element. */
export function App() {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="light"
      colorSchemeManager={colorSchemeManager}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <DarkClass />
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          <PopupProvider>
            <ToastProvider>
              <SessionProvider>
                <ProofProvider>
                  <RouterProvider router={router} />
                </ProofProvider>
              </SessionProvider>
            </ToastProvider>
          </PopupProvider>
        </QueryClientProvider>
      </ErrorBoundary>
    </MantineProvider>
  );
}
