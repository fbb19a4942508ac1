import { type ComponentType, lazy } from 'react';

/** A screen's code could not be fetched: the server is unreachable, or a newer release has replaced the file. */
export class ScreenNotLoaded extends Error {
  override name = 'ScreenNotLoaded';
}

export type LoadScreen<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

/** Fetches a screen's code and returns its component. Throws a ScreenNotLoaded if that fails. */
export async function loadScreen<Props>(load: LoadScreen<Props>): Promise<ComponentType<Props>> {
  try {
    return (await load()).default;
  } catch (cause) {
    throw new ScreenNotLoaded('The code of this screen could not be fetched.', { cause });
  }
}

/**
 * A part of a screen whose code is fetched when first opened; needs a Suspense. Rendering throws a ScreenNotLoaded if
 * that fails.
 */
export function lazyScreen<Props>(load: LoadScreen<Props>) {
  return lazy(async () => ({ default: await loadScreen(load) }));
}
