import { Button, FileButton, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Company, companySizes, updateEmployer } from '#api/companies/contract.ts';
import { call } from '#api/http/contract/client.ts';
import { pictureMediaTypes } from '#api/profile/contract.ts';
import { CompanyLogo } from '#ui/components/company-logo.tsx';
import { useToast } from '#ui/components/toasts.tsx';
import { companyOf } from '#ui/lib/company-query.ts';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { focusFirstProblem, keepFocus } from '#ui/lib/focus.ts';
import { refreshJobs } from '#ui/lib/job-queries.ts';
import { pathProblems } from '#ui/lib/path-problems.ts';
import { pictureProblem } from '#ui/lib/picture-problem.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { requiredField } from '#ui/lib/required-field.ts';
import { useLeaveGuard } from '#ui/lib/use-leave-guard.ts';
import { useObjectUrl } from '#ui/lib/use-object-url.ts';
import { useOneMutation } from '#ui/lib/use-one-mutation.ts';
import { useVisitedFields } from '#ui/lib/use-visited-fields.ts';
import { withScheme } from '#ui/lib/with-scheme.ts';
import styles from './company-form.module.css';
import { type CompanyToSend, type CompanyValues, companySchema, companyValues } from './company-values.ts';

/** The stored or newly chosen logo, and a button to change it. */
function LogoField(props: {
  current: string;
  chosen: File | null;
  problem: string | null;
  onChoose: (file: File | null) => void;
}) {
  const { chosen, problem } = props;
  const preview = useObjectUrl(problem ? null : chosen);
  return (
    <div className={styles.logo}>
      <CompanyLogo src={preview ?? props.current} name="the company" />
      <div>
        <FileButton accept={pictureMediaTypes.join()} onChange={props.onChoose}>
          {(button) => (
            <Button {...button} variant="default" size="xs">
              {props.current || chosen ? 'Change logo' : 'Upload logo'}
            </Button>
          )}
        </FileButton>
        <p className={styles.hint}>{chosen?.name ?? 'PNG, JPEG or WebP, at most 2 MB'}</p>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}

const BLOCKED = 'Fix errors first';
const UNSAVED = 'You have unsaved changes. Close without saving them?';

/** The form of the company details; `onClose` returns to reading them. */
export function CompanyForm(props: { company: Company | null; userId: string; onClose: () => void }) {
  const { company, userId } = props;
  const client = useQueryClient();
  const popup = usePopup();
  const toast = useToast();
  const [initial] = useState(() => companyValues(company));
  const [values, setValues] = useState<CompanyValues>(initial);
  const [logo, setLogo] = useState<File | null>(null);
  const { leave, submitted, sayable } = useVisitedFields();
  const problems = sayable(pathProblems(companySchema, values));
  const wrongLogo = logo && pictureProblem(logo);
  const isDirty = logo !== null || JSON.stringify(values) !== JSON.stringify(initial);
  const close = async () => {
    if (!isDirty || (await popup.confirm(UNSAVED, 'Close'))) props.onClose();
  };

  const update = useOneMutation({
    mutationFn: (body: CompanyToSend) => call(updateEmployer, { body, files: logo ? { companyLogo: logo } : {} }),
    onSuccess: async ({ message, employer }) => {
      client.setQueryData(companyOf(userId).queryKey, { success: true, message, company: employer });
      await refreshJobs(client);
      props.onClose();
      toast(message);
    },
    onError: (error) => void popup.alert(failureMessage(error, 'Server error.')),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submitted();
    const parsed = companySchema.safeParse({ ...values, companyWebsite: withScheme(values.companyWebsite) });
    if (!parsed.success || wrongLogo) {
      const form = event.currentTarget;
      void popup.alert(BLOCKED).then(() => focusFirstProblem(form));
    } else if (!update.isPending) update.mutate(parsed.data);
  };
  const field = (path: string) => ({ error: problems[path], onBlur: () => leave(path) });
  const text = (name: 'companyName' | 'companyWebsite' | 'industry' | 'description') => ({
    ...field(name),
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setValues((before) => ({ ...before, [name]: value }));
    },
  });
  const address = (name: keyof CompanyValues['headquarters']) => ({
    ...field(`headquarters.${name}`),
    value: values.headquarters[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setValues((before) => ({ ...before, headquarters: { ...before.headquarters, [name]: value } }));
    },
  });
  return (
    <form className={styles.form} noValidate aria-label="Company Profile" onSubmit={submit}>
      {isDirty && <LeaveGuard />}
      <LogoField current={company?.companyLogo ?? ''} chosen={logo} problem={wrongLogo} onChoose={setLogo} />
      <div className={styles.pair}>
        <TextInput
          label="Company Name"
          {...requiredField}
          maxLength={200}
          autoComplete="organization"
          {...text('companyName')}
        />
        <TextInput
          label="Website"
          type="url"
          maxLength={2_000}
          placeholder="https://"
          autoComplete="url"
          {...text('companyWebsite')}
          onBlur={() => {
            setValues((before) => ({ ...before, companyWebsite: withScheme(before.companyWebsite) }));
            field('companyWebsite').onBlur();
          }}
        />
        <TextInput label="Industry" {...requiredField} maxLength={200} {...text('industry')} />
        <NativeSelect
          label="Company Size"
          {...requiredField}
          {...field('companySize')}
          data={[
            { value: '', label: 'Select', disabled: true },
            ...companySizes.map((size) => ({ value: size, label: `${size} employees` })),
          ]}
          value={values.companySize}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setValues((before) => ({ ...before, companySize: value }));
          }}
        />
        <TextInput label="Address Line 1" {...requiredField} maxLength={500} {...address('addressLine1')} />
        <TextInput label="Address Line 2" maxLength={500} {...address('addressLine2')} />
        <TextInput label="City" {...requiredField} maxLength={200} {...address('city')} />
        <TextInput label="State" {...requiredField} maxLength={200} {...address('state')} />
        <TextInput label="Country" {...requiredField} maxLength={200} {...address('country')} />
        <TextInput label="Zip Code" {...requiredField} inputMode="numeric" maxLength={10} {...address('zipCode')} />
      </div>
      <Textarea label="About Us" autosize minRows={4} maxRows={14} maxLength={20_000} {...text('description')} />
      <div className={styles.buttons}>
        <Button variant="default" onMouseDown={keepFocus} onClick={() => void close()}>
          Close
        </Button>
        <Button type="submit" onMouseDown={keepFocus} loading={update.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
}

/** Mounted only while there are unsaved changes: only one guard of a page may ask. */
function LeaveGuard() {
  useLeaveGuard(true);
  return null;
}
