import { Checkbox, Modal, Textarea, TextInput } from '@mantine/core';
import { useRef } from 'react';
import type { z } from 'zod';
import { Choice } from '#ui/features/my-account/form/choice.tsx';
import { PanelForm } from '#ui/features/my-account/form/panel.tsx';
import { useUnsaved } from '#ui/features/my-account/form/unsaved.tsx';
import { atPath, type SectionForm, useSectionForm } from '#ui/features/my-account/form/use-section-form.ts';
import styles from '#ui/features/my-account/my-account.module.css';
import { usePopup } from '#ui/lib/popup.tsx';
import { requiredField } from '#ui/lib/required-field.ts';
import { withScheme } from '#ui/lib/with-scheme.ts';
import type { EntryField } from './entry-field.ts';

export interface EntryForm<Values extends object> {
  title: string;
  fields: readonly EntryField[];
  rules: z.ZodType;
  /** The message for a refused save. */
  blocked: string;
  /** The form's initial values. */
  start: Values;
  /** The stored entry; null for a new one. */
  stored: Values | null;
  busy: boolean;
  onSave: (values: Values) => Promise<boolean>;
  onClose: () => void;
}

/** Adds or changes one entry of a list. */
export function EntryModal<Values extends object>(props: EntryForm<Values>) {
  const popup = usePopup();
  const form = useSectionForm(props.rules, props.start, props.stored);
  const mayClose = useUnsaved(form.dirty);
  const held = useRef(false);
  // Escape reaches every open dialog: while a confirmation is open, only that closes
  const hold = async (work: () => Promise<boolean>): Promise<boolean> => {
    held.current = true;
    try {
      return await work();
    } finally {
      window.setTimeout(() => {
        held.current = false;
      });
    }
  };
  const close = () => {
    if (!held.current) void hold(mayClose).then((may) => may && props.onClose());
  };
  const submit = () =>
    hold(async () => {
      if (form.check()) return props.onSave(form.values);
      await popup.alert(props.blocked);
      return false;
    });
  return (
    <Modal.Root opened onClose={close} size="lg" transitionProps={{ duration: 0 }} centered>
      <Modal.Overlay />
      <Modal.Content>
        <div className={styles.modalHead}>
          <Modal.Title>{props.title}</Modal.Title>
        </div>
        <Modal.Body>
          <PanelForm busy={props.busy} save={props.stored ? 'Update' : 'Save'} onSave={submit} onClose={close}>
            <div className={styles.fields}>
              {props.fields
                .filter((field) => !field.hidden?.(form.values))
                .map((field) => (
                  <Field key={field.path} field={field} form={form} />
                ))}
            </div>
          </PanelForm>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function Field<Values extends object>({ field, form }: { field: EntryField; form: SectionForm<Values> }) {
  const { path, label, kind = 'text' } = field;
  const disabled = field.disabled?.(form.values) ?? false;
  const needed = field.required && !disabled ? requiredField : {};
  if (kind === 'choice') return <Choice form={form} path={path} label={label} choices={field.choices ?? {}} />;
  if (kind === 'flag') {
    return (
      <Checkbox
        className={styles.switch}
        label={label}
        checked={atPath(form.values, path) === true}
        onChange={(event) => form.set(path, event.currentTarget.checked)}
      />
    );
  }
  if (kind === 'prose') {
    return (
      <Textarea
        className={styles.wide}
        label={label}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={field.most ?? 5_000}
        {...form.text(path)}
      />
    );
  }
  const { value, ...rest } = form.text(path);
  return (
    <TextInput
      label={label}
      type={kind === 'day' ? 'date' : 'text'}
      maxLength={field.most ?? 200}
      disabled={disabled}
      {...(field.numeric && { inputMode: 'decimal' as const })}
      {...(kind === 'day' && { min: '1900-01-01', max: '2100-12-31' })}
      {...needed}
      {...rest}
      {...(kind === 'link' && {
        onBlur: () => {
          form.set(path, withScheme(value));
          rest.onBlur();
        },
      })}
      value={disabled ? '' : value}
    />
  );
}
