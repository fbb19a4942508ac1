import { type ComponentType, lazy } from 'react';

/** A screen's code could not be fetched: the server is out of reach, or a newer version has taken its place. */
export class ScreenNotLoaded extends Error {
  override name = 'ScreenNotLoaded';
}

/** A screen whose code is fetched when it is first opened. Rendering throws a ScreenNotLoaded where that fails. */
export function lazyScreen<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() =>
    load().catch((cause: unknown) => {
      throw new ScreenNotLoaded('The code of this screen could not be fetched.', { cause });
    }),
  );
}
