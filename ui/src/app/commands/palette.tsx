import { Modal } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { isGroup, navItemsFor } from '#ui/app/nav-items.ts';
import { useCommandRegistry } from '#ui/lib/commands.tsx';
import { howMany } from '#ui/lib/how-many.ts';
import type { CommandViewProps } from './command-view.ts';
import styles from './commands.module.css';
import { Keys } from './keys.tsx';
import { matchEntries } from './match-entries.ts';
import { screensOf } from './screens-of.ts';

interface Entry {
  name: string;
  group: 'This page' | 'Screens';
  description?: string | undefined;
  keys?: readonly string[] | undefined;
  run: () => unknown;
}

const LABEL = 'Screens and commands';

/** Everything that the page and the account can do, filtered by what is typed. */
function useEntries({ screens, account }: CommandViewProps): Entry[] {
  const registry = useCommandRegistry();
  const navigate = useNavigate();
  // the page may still be loading
  const version = useSyncExternalStore(registry.subscribe, registry.version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for the registered commands
  return useMemo(() => {
    const nav = navItemsFor(account.role).flatMap((entry) => (isGroup(entry) ? entry.items : [entry]));
    const commands = registry.all().filter(({ onlyByKey }) => !onlyByKey);
    return [
      ...commands.map(({ name, keys, run }): Entry => ({ name, keys, group: 'This page', run: () => run(null) })),
      ...screensOf(screens, account)
        .map((screen) => ({ ...screen, place: nav.findIndex(({ href }) => href === screen.path) }))
        // the screens of the top bar in its order, then the others
        .toSorted(
          (one, other) => (one.place < 0 ? nav.length : one.place) - (other.place < 0 ? nav.length : other.place),
        )
        .map(({ title, path, place }): Entry => {
          const item = nav[place];
          const description = item && [item.name !== title && item.name, item.description].filter(Boolean).join(': ');
          return { name: title, group: 'Screens', description, run: () => void navigate(path) };
        }),
    ];
  }, [account, navigate, registry, screens, version]);
}

/** A combobox over all screens that the account may open and the commands of the open page. */
export function Palette(props: CommandViewProps) {
  const { onClose } = props;
  const entries = useEntries(props);
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const found = useMemo(() => matchEntries(entries, text), [entries, text]);
  // groups in the order of their best entry, so that what Enter runs is at the top
  const groups = [...Map.groupBy(found, ({ group }) => group)];
  const ordered = groups.flatMap(([, members]) => members);
  const optionId = (entry: Entry) => `${id}-${ordered.indexOf(entry)}`;
  const chosen = ordered[at];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen option moves with both
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at, text]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = ordered.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      PageDown: Math.min(last, at + 8),
      PageUp: Math.max(0, at - 8),
    };
    const target = moves[event.key];
    if (target !== undefined) setAt(Math.max(0, target));
    else if (event.key === 'Enter' && chosen) onClose(chosen.run);
    else return;
    event.preventDefault();
  };
  return (
    <Modal.Root
      opened
      onClose={() => onClose()}
      returnFocus={false}
      size={560}
      yOffset="12dvh"
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={LABEL}>
        <div className={styles.search}>
          <IconSearch size={16} aria-hidden="true" />
          <input
            data-autofocus
            role="combobox"
            aria-label={LABEL}
            aria-autocomplete="list"
            aria-expanded={ordered.length > 0}
            aria-controls={id}
            aria-activedescendant={chosen && optionId(chosen)}
            placeholder="Find a screen or command"
            value={text}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              setText(event.target.value);
              setAt(0);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <p role="status" className={ordered.length > 0 ? 'visually-hidden' : styles.none}>
          {ordered.length > 0
            ? howMany(ordered.length, 'entry', 'entries')
            : `No screen or command is called “${text}”.`}
        </p>
        <div ref={list} id={id} role="listbox" aria-label={LABEL} className={styles.options} tabIndex={-1}>
          {groups.map(([group, members]) => (
            // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by this role
            <div key={group} role="group" aria-label={group}>
              <p className={styles.group} aria-hidden="true">
                {group}
              </p>
              {members.map((entry) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys and the focus
                <div
                  key={entry.name}
                  id={optionId(entry)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={entry === chosen}
                  className={styles.option}
                  onMouseMove={() => setAt(ordered.indexOf(entry))}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onClose(entry.run)}
                >
                  <span>{entry.name}</span>
                  {entry.description && <small>{entry.description}</small>}
                  {entry.keys && <Keys keys={entry.keys} />}
                </div>
              ))}
            </div>
          ))}
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
