import { Button, CloseButton } from '@mantine/core';
import { useDocumentVisibility } from '@mantine/hooks';
import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import styles from './toasts.module.css';
import { useClearOfLowerBar } from './use-clear-of-lower-bar.ts';

interface Toast {
  id: number;
  message: string;
  tone: 'plain' | 'error';
  action?: ToastAction;
}

/** An action such as Undo; it dismisses the toast. */
interface ToastAction {
  label: string;
  run: () => void;
}

/** Moves the focus to the newest toast from anywhere, and back. */
const KEY = 'F8';

/** Long enough to read two lines twice. */
const READ_MS = 6_000;

/** Long enough to finish the current step and then reach the toast; pointing at it or focusing it stops the clock. */
const ANSWERED_MS = 10_000;

const ToastContext = createContext<((message: string, tone?: Toast['tone'], action?: ToastAction) => void) | null>(
  null,
);

/**
 * Short messages at the lower edge that need no answer, announced by screen readers. A toast stays while it is hovered
 * or focused and while the page is hidden. Leaving it returns the focus to where it was.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isVisible = useDocumentVisibility() === 'visible';
  const last = useRef(0);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const bottom = useClearOfLowerBar(toasts.length > 0);
  const show = useCallback((message: string, tone: Toast['tone'] = 'plain', action?: ToastAction) => {
    last.current += 1;
    const toast = { id: last.current, message, tone, action };
    setToasts((all) => [...all.slice(-2), toast]);
  }, []);
  const goBack = useCallback(() => {
    if (!region.current?.contains(document.activeElement)) return;
    const place = cameFrom.current?.isConnected ? cameFrom.current : document.getElementById('main');
    if (place instanceof HTMLElement) place.focus();
    setFocused(false);
  }, []);
  const drop = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  const close = (toast: Toast) => {
    goBack();
    drop(toast.id);
  };

  useEffect(() => {
    const turn = (event: globalThis.KeyboardEvent) => {
      const newest = region.current?.querySelector<HTMLElement>('[data-toast]:last-child button');
      if (event.key !== KEY || !newest) return;
      event.preventDefault();
      if (region.current?.contains(document.activeElement)) goBack();
      else newest.focus();
    };
    window.addEventListener('keydown', turn);
    return () => window.removeEventListener('keydown', turn);
  }, [goBack]);

  const entered = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    cameFrom.current = event.relatedTarget;
    setFocused(true);
  };
  const left = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };
  return (
    <ToastContext value={show}>
      {children}
      <section
        ref={region}
        className={styles.region}
        style={{ bottom }}
        aria-label={`Notes (${KEY})`}
        onPointerEnter={() => setPointedAt(true)}
        onPointerLeave={() => setPointedAt(false)}
        onFocus={entered}
        onBlur={left}
      >
        <div className={styles.toasts} role="status" aria-live="polite">
          {toasts.map((toast) => (
            <ToastNote
              key={toast.id}
              toast={toast}
              stays={isPointedAt || isFocused || !isVisible}
              onTimeUp={drop}
              onClose={() => close(toast)}
            />
          ))}
        </div>
      </section>
    </ToastContext>
  );
}

function ToastNote(props: { toast: Toast; stays: boolean; onTimeUp: (id: number) => void; onClose: () => void }) {
  const { toast, stays, onTimeUp, onClose } = props;
  const { id, action } = toast;
  const shownFor = action ? ANSWERED_MS : READ_MS;
  useEffect(() => {
    if (stays) return;
    const timer = window.setTimeout(() => onTimeUp(id), shownFor);
    return () => window.clearTimeout(timer);
  }, [id, shownFor, stays, onTimeUp]);
  const answer = () => {
    // close first, so that a dialog opened by the action returns the focus to the previous place
    onClose();
    action?.run();
  };
  const onEscape = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
  return (
    <div className={styles.toast} data-toast data-tone={toast.tone}>
      <span>{toast.message}</span>
      {action && (
        <Button
          size="compact-sm"
          variant="default"
          aria-keyshortcuts={KEY}
          rightSection={<kbd className={styles.key}>{KEY}</kbd>}
          onClick={answer}
          onKeyDown={onEscape}
        >
          {action.label}
        </Button>
      )}
      <CloseButton size="sm" aria-label="Dismiss" onClick={onClose} onKeyDown={onEscape} />
    </div>
  );
}

/** Throws outside ToastProvider. */
export function useToast() {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
