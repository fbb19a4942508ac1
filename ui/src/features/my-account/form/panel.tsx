import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styles from '#ui/features/my-account/my-account.module.css';
import { focusFirstProblem } from '#ui/lib/focus.ts';

/** A section of the page: title, actions, content. */
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

export function EditButton(props: { of: string; opener: RefObject<HTMLButtonElement | null>; onClick: () => void }) {
  return (
    <Button
      ref={props.opener}
      className={styles.opener}
      size="xs"
      variant="default"
      leftSection={<IconPencil size={14} />}
      aria-label={`Edit ${props.of}`}
      onClick={props.onClick}
    >
      Edit
    </Button>
  );
}

/**
 * A form with its two buttons. After a refused save, the focus moves to the first invalid field; on each new `openRequest`,
 * to the first required field that is empty.
 */
export function PanelForm(props: {
  busy: boolean;
  save?: string;
  close?: string;
  openRequest?: object | null;
  onSave: () => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
}) {
  const box = useRef<HTMLFormElement>(null);
  const { openRequest } = props;
  useEffect(() => {
    if (openRequest) firstGap(box.current)?.focus();
  }, [openRequest]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React bubbles a dialog's submit to the form that contains it in the component tree
    event.stopPropagation();
    const form = event.currentTarget;
    void props.onSave().then((saved) => saved || focusFirstProblem(form));
  };
  return (
    <form ref={box} className={styles.form} onSubmit={submit} noValidate aria-busy={props.busy}>
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

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function firstGap(form: HTMLFormElement | null): Field | undefined {
  const fields = form?.querySelectorAll<Field>('[aria-required="true"]') ?? [];
  return [...fields].find(({ value, disabled }) => value === '' && !disabled);
}

export type Row = [name: string, value: ReactNode];

/** Names and values; a dash for empty ones. */
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
