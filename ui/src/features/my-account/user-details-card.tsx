import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { userDetails, userDetailsFields } from '#api/accounts/contract.ts';
import { call } from '#api/http/contract/client.ts';
import { email as emailRule, otp as otpRule } from '#api/http/contract/fields.ts';
import { currentPassword as currentPasswordRule } from '#api/http/contract/password.ts';
import type { ProfileData } from '#api/profile/contract.ts';
import form from '#ui/components/form.module.css';
import { OtpField } from '#ui/components/otp-field.tsx';
import { PasswordField } from '#ui/components/password-field.tsx';
import { SendOtpButton } from '#ui/components/send-otp-button.tsx';
import { accessFailure } from '#ui/lib/failure-message.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { requiredField } from '#ui/lib/required-field.ts';
import { useSession } from '#ui/lib/session.tsx';
import { useEditing } from '#ui/lib/use-editing.ts';
import { useSendOtp } from '#ui/lib/use-send-otp.ts';
import { EditButton, Panel, PanelForm, Values } from './form/panel.tsx';
import { useUnsaved } from './form/unsaved.tsx';
import { UNREACHABLE, useSave } from './form/use-save.ts';
import { useSectionForm } from './form/use-section-form.ts';
import styles from './my-account.module.css';

/** The account's own name, email and contact. */
export function UserDetailsCard({ profile }: { profile: ProfileData }) {
  const { isEditing, open, close, opener } = useEditing();
  if (isEditing) return <DetailsForm profile={profile} onClose={close} />;
  return (
    <Panel title="User Details" action={<EditButton of="User Details" opener={opener} onClick={open} />}>
      <Values
        rows={[
          ['First Name', profile.firstName],
          ['Last Name', profile.lastName],
          ['Email', profile.email],
          ['Contact', profile.contact],
        ]}
      />
    </Panel>
  );
}

const rules = z.object(userDetailsFields);
/** A new email requires the code that was sent to it, and the current password. */
const rulesOfNewEmail = rules.extend({
  otp: otpRule,
  currentPassword: currentPasswordRule,
});

function DetailsForm({ profile, onClose }: { profile: ProfileData; onClose: () => void }) {
  const popup = usePopup();
  const { retry } = useSession();
  const [{ firstName, lastName, email, contact }] = useState(profile);
  const [newEmail, setNewEmail] = useState(false);
  const fields = useSectionForm(
    newEmail ? rulesOfNewEmail : rules,
    { firstName, lastName, email, contact, otp: '', currentPassword: '' },
    null,
  );
  const { values } = fields;
  const isNew = values.email.trim().toLowerCase() !== email;
  if (isNew !== newEmail) setNewEmail(isNew);
  const code = useSendOtp('change-email', { failed: (error) => void popup.alert(accessFailure(error)) });
  const { busy, save } = useSave(UNREACHABLE);
  const mayClose = useUnsaved(fields.dirty);
  const sendOtp = () => {
    const checked = emailRule.safeParse(values.email);
    if (checked.success) code.send(checked.data);
    else void popup.alert(checked.error.issues[0]?.message ?? '');
  };
  const submit = async () => {
    if (!fields.check()) return false;
    const { otp, currentPassword, ...details } = values;
    const body = isNew ? { ...details, otp, currentPassword } : details;
    const saved = await save(() => call(userDetails, { body }));
    if (!saved) return false;
    // the top bar shows the account's name
    await retry();
    onClose();
    return true;
  };
  return (
    <Panel title="User Details">
      <PanelForm busy={busy} onSave={submit} onClose={() => void mayClose().then((may) => may && onClose())}>
        <div className={styles.fields}>
          <TextInput label="First Name" autoComplete="given-name" {...requiredField} {...fields.text('firstName')} />
          <TextInput label="Last Name" autoComplete="family-name" {...requiredField} {...fields.text('lastName')} />
          <TextInput
            label="Contact"
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            {...requiredField}
            {...fields.text('contact')}
          />
          <div className={isNew ? form.withButton : undefined}>
            <TextInput label="Email" type="email" autoComplete="email" {...requiredField} {...fields.text('email')} />
            {isNew && <SendOtpButton busy={code.busy} left={code.left} onClick={sendOtp} />}
          </div>
          {isNew && (
            <OtpField
              label="OTP"
              value={values.otp}
              error={fields.problems.otp}
              onChange={(otp) => fields.set('otp', otp)}
            />
          )}
          {isNew && (
            <PasswordField
              label="Current Password"
              name="currentPassword"
              autoComplete="current-password"
              value={values.currentPassword}
              error={fields.problems.currentPassword}
              onChange={(typed) => fields.set('currentPassword', typed)}
            />
          )}
        </div>
        <p role="status" className={styles.hint}>
          {isNew &&
            (code.sentTo
              ? 'Please check your inbox!'
              : 'A new email needs the OTP sent to it and your current password. Every other browser is signed out.')}
        </p>
      </PanelForm>
    </Panel>
  );
}
