import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { FormEvent, ReactNode } from 'react';
import { focusFirstProblem } from '#ui/lib/focus-first-problem.ts';
import styles from './my-account.module.css';

/** A section of the page: what it is called, what can be done with it, what it holds. */
export function Panel(props: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.panel} aria-label={props.title}>
      <div className={styles.panelHead}>
        <h2>{props.title}</h2>
        {props.action}
      </div>
      {props.children}
    </section>
  );
}

export function EditButton({ of, onClick }: { of: string; onClick: () => void }) {
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconPencil size={14} />}
      aria-label={`Edit ${of}`}
      onClick={onClick}
    >
      Edit
    </Button>
  );
}

/** A form with its two buttons; after a refused save the focus stands in the first field that needs a hand. */
export function PanelForm(props: {
  busy: boolean;
  save?: string;
  close?: string;
  onSave: () => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
}) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // a form in a dialog stands in the page's tree of components inside another
    event.stopPropagation();
    const form = event.currentTarget;
    void props.onSave().then((saved) => saved || focusFirstProblem(form));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-busy={props.busy}>
      {props.children}
      <div className={styles.buttons}>
        <Button variant="default" onClick={props.onClose}>
          {props.close ?? 'Close'}
        </Button>
        <Button type="submit" loading={props.busy}>
          {props.save ?? 'Save'}
        </Button>
      </div>
    </form>
  );
}

export type Row = [name: string, value: ReactNode];

/** Names and values; what has none says so by a dash. */
export function Values({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={styles.values}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
