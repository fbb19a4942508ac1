import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ErasureReceipt } from '#api/erasure/receipt-contract.ts';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import styles from './erasure.module.css';

interface ErasePanelProps {
  title: string;
  /** The data that will be removed. */
  what: string;
  /** The label of the button that opens the form. */
  opener: string;
  icon?: ReactNode;
  /** The field that confirms it; `isConfirmed` once it is valid. */
  children: ReactNode;
  isConfirmed: boolean;
  isBusy: boolean;
  onErase: () => void;
}

/**
 * A form to erase a person: collapsed at first, and protected by a confirmation that only the right person can give.
 */
export function ErasePanel({ title, what, opener, icon, children, isConfirmed, isBusy, onErase }: ErasePanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const heading = useId();
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <p>{what}</p>
      {isOpen ? (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (isConfirmed) onErase();
          }}
        >
          {children}
          <p role="status">{isBusy && 'Erasing the profile, its files and all traces. This takes some seconds.'}</p>
          <div className={styles.buttons}>
            <Button type="submit" color="red" size="xs" disabled={!isConfirmed} loading={isBusy}>
              Erase for good
            </Button>
            <Button variant="default" size="xs" disabled={isBusy} onClick={() => setIsOpen(false)}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <div className={styles.form}>
          <div className={styles.buttons}>
            <Button variant="default" size="xs" leftSection={icon} onClick={() => setIsOpen(true)}>
              {opener}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}

interface Erased {
  receipt: ErasureReceipt;
}

/** Erases and navigates to the receipt; `afterwards` runs once the receipt is shown. */
export function useErase<Given>(erase: (given: Given) => Promise<Erased>, afterwards: () => void) {
  const navigate = useNavigate();
  const popup = usePopup();
  return useMutation({
    mutationFn: erase,
    onSuccess: async ({ receipt }) => {
      await navigate('/erasure-receipt', { replace: true, state: { receipt }, flushSync: true });
      afterwards();
    },
    onError: (error) => void popup.alert(failureMessage(error, 'Nothing was erased. Please try again.')),
  });
}
