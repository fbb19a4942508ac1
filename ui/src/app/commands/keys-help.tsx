import { Modal } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useCommandRegistry } from '#ui/lib/commands.tsx';
import type { CommandViewProps } from './command-view.ts';
import styles from './commands.module.css';
import { paletteKeys } from './key-names.ts';
import { Keys } from './keys.tsx';

/** The keys of the open page, and those that all pages have. */
export function KeysHelp({ onClose }: CommandViewProps) {
  const registry = useCommandRegistry();
  useSyncExternalStore(registry.subscribe, registry.version);
  const commands = registry.all();
  return (
    <Modal
      opened
      onClose={() => onClose()}
      returnFocus={false}
      title="Keys"
      size="sm"
      centered
      transitionProps={{ duration: 0 }}
    >
      <dl className={styles.list}>
        {commands.map(
          ({ name, keys }) =>
            keys && (
              <div key={name}>
                <dt>
                  <Keys keys={keys} />
                </dt>
                <dd>{name}</dd>
              </div>
            ),
        )}
        <div>
          <dt>
            <Keys keys={paletteKeys()} />
          </dt>
          <dd>All screens and commands</dd>
        </div>
        <div>
          <dt>
            <Keys keys={['?']} />
          </dt>
          <dd>This help</dd>
        </div>
      </dl>
    </Modal>
  );
}
