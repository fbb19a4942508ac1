import { type ComponentProps, Suspense, useSyncExternalStore } from 'react';
import { lazyScreen } from '#ui/lib/lazy-screen.ts';
import type { SelectionBar } from './selection-bar.tsx';

type SelectionBarProps = ComponentProps<typeof SelectionBar>;

export const loadSelectionBar = () => import('./selection-bar.tsx').then((m) => ({ default: m.SelectionBar }));
const FetchedBar = lazyScreen<SelectionBarProps>(loadSelectionBar);

/** The selection bar, fetched at the latest when the first candidate is ticked. */
export function BarWhenChosen(props: SelectionBarProps) {
  const { subscribe, all } = props.selection;
  const isShown = useSyncExternalStore(subscribe, () => all().length > 0);
  return (
    isShown && (
      <Suspense>
        <FetchedBar {...props} />
      </Suspense>
    )
  );
}
