import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';

/** Something that the open page can do, for its keys, the list of keys and the command palette. */
export interface Command {
  name: string;
  /** Single keys (`KeyboardEvent.key`) that run it outside fields. */
  keys?: readonly string[];
  /** Gets the key, or null from the palette. Returns false if there was nothing to do: then the next command is tried. */
  run: (key: string | null) => unknown;
  /** Its keys also work in fields inside elements that match this selector. */
  alsoInFieldsOf?: string;
  /** The palette leaves it out. */
  onlyByKey?: boolean;
}

/** What is open above the page: the command palette or the list of keys. */
export type CommandView = 'palette' | 'keys';

export interface CommandRegistry {
  all: () => readonly Command[];
  /** Changes whenever commands come or go. */
  version: () => number;
  /** Returns a function that removes the commands. */
  register: (source: () => readonly Command[]) => () => void;
  shown: () => CommandView | null;
  show: (view: CommandView | null) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createCommandRegistry(): CommandRegistry {
  const sources = new Set<() => readonly Command[]>();
  const listeners = new Set<() => void>();
  let shown: CommandView | null = null;
  let version = 0;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const change = (how: () => void) => {
    how();
    version += 1;
    notify();
  };
  return {
    all: () => [...sources].flatMap((source) => source()),
    version: () => version,
    register(source) {
      change(() => sources.add(source));
      return () => change(() => sources.delete(source));
    },
    shown: () => shown,
    show(view) {
      shown = view;
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const RegistryContext = createContext<CommandRegistry | null>(null);

export function CommandProvider({ children }: { children: ReactNode }) {
  const [registry] = useState(createCommandRegistry);
  return <RegistryContext value={registry}>{children}</RegistryContext>;
}

/** Throws outside CommandProvider. */
export function useCommandRegistry(): CommandRegistry {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('useCommandRegistry needs a CommandProvider above it');
  return registry;
}

/** Offers commands while the component is on the screen. */
export function useCommands(commands: readonly Command[]): void {
  const registry = useCommandRegistry();
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => registry.register(() => latest.current), [registry]);
}

/** Presses a control of the page; false if it isn't there. */
export function press(control: Element | null | undefined): boolean {
  if (!(control instanceof HTMLElement) || control.matches(':disabled')) return false;
  control.click();
  return true;
}
