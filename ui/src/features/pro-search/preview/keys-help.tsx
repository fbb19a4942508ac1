import { Modal } from '@mantine/core';
import styles from './keys-help.module.css';

const keys: readonly [keys: string[], what: string][] = [
  [['j', '↓'], 'Next candidate, in the preview'],
  [['k', '↑'], 'Previous candidate'],
  [['x'], 'Select the candidate'],
  [['l'], 'Add to a list: the selected ones, or the one in the preview'],
  [['c'], 'Comment'],
  [['Esc'], 'Close the preview'],
  [['/'], 'To the keyword field'],
  [['?'], 'This help'],
];

/** The keys of Pro Search. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="Keys" size="sm" centered transitionProps={{ duration: 0 }}>
      <dl className={styles.keys}>
        {keys.map(([names, what]) => (
          <div key={what}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
