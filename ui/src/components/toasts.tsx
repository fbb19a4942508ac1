import { Button, CloseButton } from '@mantine/core';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import styles from './toasts.module.css';

interface Toast {
  id: number;
  message: string;
  tone: 'plain' | 'error';
  action?: ToastAction;
}

/** What can be done about it, as Undo; the toast goes with it. */
interface ToastAction {
  label: string;
  run: () => void;
}

/** Long enough to read two lines twice. */
const SHOWN_MS = 6_000;

const ToastContext = createContext<((message: string, tone?: Toast['tone'], action?: ToastAction) => void) | null>(
  null,
);

/** Short notes at the lower edge that need no answer; screen readers hear them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const last = useRef(0);
  const drop = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  const show = useCallback(
    (message: string, tone: Toast['tone'] = 'plain', action?: ToastAction) => {
      last.current += 1;
      const id = last.current;
      setToasts((all) => [...all.slice(-2), { id, message, tone, action }]);
      window.setTimeout(() => drop(id), SHOWN_MS);
    },
    [drop],
  );
  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.toasts} role="status" aria-live="polite">
        {toasts.map((toast) => (
          <div key={toast.id} className={styles.toast} data-tone={toast.tone}>
            <span>{toast.message}</span>
            {toast.action && (
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => {
                  toast.action?.run();
                  drop(toast.id);
                }}
              >
                {toast.action.label}
              </Button>
            )}
            <CloseButton size="sm" aria-label="Dismiss" onClick={() => drop(toast.id)} />
          </div>
        ))}
      </div>
    </ToastContext>
  );
}

/** Throws outside ToastProvider. */
export function useToast() {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
