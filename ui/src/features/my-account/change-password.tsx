import { Button } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { updatePassword } from '#api/accounts/contract.ts';
import { call } from '#api/http/contract/client.ts';
import {
  CONFIRM_REQUIRED_MESSAGE,
  confirmProblems,
  givenPassword,
  newPassword,
  SAME_PASSWORD_MESSAGE,
} from '#api/http/contract/password.ts';
import { PasswordField } from '#ui/components/password-field.tsx';
import { type FieldProblems, fieldProblems } from '#ui/lib/field-problems.ts';
import { useEditing } from '#ui/lib/use-editing.ts';
import { Panel, PanelForm } from './form/panel.tsx';
import { useUnsaved } from './form/unsaved.tsx';
import { UNREACHABLE, useSave } from './form/use-save.ts';
import styles from './my-account.module.css';

interface Passwords {
  currentPassword: string;
  password: string;
  confirm: string;
}

const nothing: Passwords = { currentPassword: '', password: '', confirm: '' };
const rules = z.object({
  currentPassword: givenPassword,
  password: newPassword,
  confirm: z.string().min(1, CONFIRM_REQUIRED_MESSAGE),
});

/** All errors of each field; none for an empty field before the first save. */
function problemsOf(values: Passwords, tried: boolean): FieldProblems<keyof Passwords> {
  const found: FieldProblems<keyof Passwords> = fieldProblems(rules, { ...values }, ['password']);
  const repeated = confirmProblems(values.password, values.confirm);
  if (repeated.length > 0) found.confirm = repeated.join('\n');
  if (values.password !== '' && values.password === values.currentPassword) found.password = SAME_PASSWORD_MESSAGE;
  const shown = Object.entries(found).filter(([name]) => tried || values[name as keyof Passwords] !== '');
  return Object.fromEntries(shown);
}

/** The panel that 'Change Password' opens. */
export function ChangePassword() {
  const { isEditing, open, close, opener } = useEditing();
  return (
    <Panel
      title="Password"
      action={
        !isEditing && (
          <Button ref={opener} className={styles.opener} size="xs" variant="default" onClick={open}>
            Change Password
          </Button>
        )
      }
    >
      {isEditing ? (
        <PasswordForm onClose={close} />
      ) : (
        <p className={styles.hint}>Changing it signs you out everywhere else.</p>
      )}
    </Panel>
  );
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  const [values, setValues] = useState(nothing);
  const [tried, setTried] = useState(false);
  const problems = problemsOf(values, tried);
  const { busy, save } = useSave(UNREACHABLE);
  const mayClose = useUnsaved(Object.values(values).some((text) => text !== ''));
  const field = (name: keyof Passwords, label: string) => (
    <PasswordField
      label={label}
      name={name}
      autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
      value={values[name]}
      error={problems[name]}
      onChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
    />
  );
  const submit = async () => {
    setTried(true);
    if (Object.keys(problemsOf(values, true)).length > 0) return false;
    const { confirm: _confirm, ...body } = values;
    const saved = await save(() => call(updatePassword, { body }));
    if (saved) onClose();
    return saved;
  };
  return (
    <PanelForm
      busy={busy}
      close="Cancel"
      onSave={submit}
      onClose={() => void mayClose().then((may) => may && onClose())}
    >
      <div className={styles.fields}>
        {field('currentPassword', 'Current Password')}
        {field('password', 'New Password')}
        {field('confirm', 'Confirm Password')}
      </div>
    </PanelForm>
  );
}
