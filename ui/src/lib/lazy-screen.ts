import { type ComponentType, lazy } from 'react';

/** A screen's code could not be fetched: the server is out of reach, or a newer version has taken its place. */
export class ScreenNotLoaded extends Error {
  override name = 'ScreenNotLoaded';
}

export type LoadScreen<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

/** The component of a screen whose code is fetched now. Throws a ScreenNotLoaded where that fails. */
export async function loadScreen<Props>(load: LoadScreen<Props>): Promise<ComponentType<Props>> {
  try {
    return (await load()).default;
  } catch (cause) {
    throw new ScreenNotLoaded('The code of this screen could not be fetched.', { cause });
  }
}

/**
 * A part of a screen whose code is fetched when it is first opened; stands in a Suspense. Rendering throws a
 * ScreenNotLoaded.
 */
export function lazyScreen<Props>(load: LoadScreen<Props>) {
  return lazy(async () => ({ default: await loadScreen(load) }));
}
