import { Button, Modal } from '@mantine/core';
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import styles from './popup.module.css';
import { useKeptFocus } from './use-kept-focus.ts';

interface Question {
  type: 'alert' | 'confirm';
  message: string;
  /** Label of the confirm button; 'OK' by default. */
  confirm?: string;
  answer: (confirmed: boolean) => void;
}

export interface Popup {
  /** One OK button; resolves true on OK, false if closed otherwise. */
  alert: (message: string) => Promise<boolean>;
  /** Resolves true on confirm, false on cancel, Escape or a click outside. */
  confirm: (message: string, confirm?: string) => Promise<boolean>;
}

const PopupContext = createContext<Popup | null>(null);

/** Shows one popup at a time, in order. Focus is trapped inside and returns to where it was. */
export function PopupProvider({ children }: { children: ReactNode }) {
  const [questions, setQuestions] = useState<Question[]>([]);
  const popup = useMemo<Popup>(() => {
    const ask = (type: Question['type'], message: string, confirm?: string) =>
      new Promise<boolean>((answer) => setQuestions((all) => [...all, { type, message, confirm, answer }]));
    return { alert: (message) => ask('alert', message), confirm: (message, label) => ask('confirm', message, label) };
  }, []);
  const current = questions[0];
  const content = useRef<HTMLDivElement>(null);
  const goBack = useKeptFocus(content);
  const close = (confirmed: boolean) => {
    current?.answer(confirmed);
    setQuestions((all) => all.slice(1));
    // after the popup and its focused button are gone; a confirmed action moves the focus itself
    if (questions.length === 1) window.setTimeout(() => goBack(current?.type === 'alert'));
  };
  return (
    <PopupContext value={popup}>
      {children}
      <Modal.Root
        opened={current !== undefined}
        onClose={() => close(false)}
        centered
        size="sm"
        // above a dialog that opens a confirmation
        zIndex={400}
        transitionProps={{ duration: 0 }}
      >
        <Modal.Overlay />
        <Modal.Content ref={content} aria-label={current?.type === 'confirm' ? 'Please confirm' : 'Message'}>
          <Modal.Body className={styles.body}>
            <p className={styles.message}>{current?.message}</p>
            <div className={styles.buttons}>
              {current?.type === 'confirm' && (
                <Button variant="default" onClick={() => close(false)}>
                  Cancel
                </Button>
              )}
              <Button data-autofocus onClick={() => close(true)}>
                {current?.confirm ?? 'OK'}
              </Button>
            </div>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </PopupContext>
  );
}

/** Throws outside PopupProvider. */
export function usePopup(): Popup {
  const popup = useContext(PopupContext);
  if (!popup) throw new Error('usePopup needs a PopupProvider above it');
  return popup;
}
