import { type ComponentType, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { RouteObject } from 'react-router';
import { useToast } from '#ui/components/toasts.tsx';
import { type CommandView, useCommandRegistry } from '#ui/lib/commands.tsx';
import { useSession } from '#ui/lib/session.tsx';
import type { CommandViewProps } from './command-view.ts';
import { isPaletteKey, isPaletteModifier } from './key-names.ts';
import { runKey } from './run-key.ts';

type Views = Record<CommandView, ComponentType<CommandViewProps>>;
const loadViews = async (): Promise<Views> => {
  const [{ Palette }, { KeysHelp }] = await Promise.all([import('./palette.tsx'), import('./keys-help.tsx')]);
  return { palette: Palette, keys: KeysHelp };
};

const isDialogOpen = () => document.querySelector('[role="dialog"][aria-modal="true"]') !== null;

/** Runs the page's keys; Ctrl+K opens the command palette and ? the list of keys, whose code is fetched then. */
export function Commands({ screens }: { screens: readonly RouteObject[] }) {
  const registry = useCommandRegistry();
  const { session } = useSession();
  const account = session.state === 'signed-in' ? session.user : null;
  const shown = useSyncExternalStore(registry.subscribe, registry.shown);
  const [views, setViews] = useState<Views | null>(null);
  const [opener, setOpener] = useState<Element | null>(null);
  const toast = useToast();

  useEffect(() => {
    if (!account) return registry.show(null);
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (isPaletteModifier(event)) void loadViews().catch(() => undefined);
      if (isPaletteKey(event)) {
        event.preventDefault();
        if (registry.shown() === 'palette' || !isDialogOpen()) registry.show('palette');
        return;
      }
      // typed ahead of a view that is still being fetched
      if (event.ctrlKey || event.metaKey || event.altKey || registry.shown()) return;
      const help = { name: 'Keys of this page', keys: ['?'], run: () => registry.show('keys') };
      if (runKey([...registry.all(), help], event.key, event.target)) event.preventDefault();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [account, registry]);

  useEffect(() => {
    if (!shown) return;
    setOpener(document.activeElement);
    let isLeft = false;
    loadViews().then(
      (loaded) => !isLeft && setViews(loaded),
      () => {
        registry.show(null);
        toast('This could not be loaded. Please try again.', 'error');
      },
    );
    return () => {
      isLeft = true;
    };
  }, [shown, registry, toast]);

  const close = useCallback(
    (then?: () => void) => {
      flushSync(() => registry.show(null));
      const place = opener?.isConnected && opener !== document.body ? opener : document.getElementById('main');
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
      then?.();
    },
    [opener, registry],
  );
  const View = shown && views?.[shown];
  return account && View && <View screens={screens} account={account} onClose={close} />;
}
