import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { CandidateProfile } from '#api/candidates/contract.ts';
import { candidateCorrect } from '#api/candidates/corrections-contract.ts';
import { call } from '#api/http/contract/client.ts';
import { noticeNames, noticePeriods } from '#domain/notice-periods.ts';
import { useToast } from '#ui/components/toasts.tsx';
import { useRefreshCandidate } from '#ui/features/candidate/use-candidate.ts';
import styles from './corrections.module.css';
import { correctionsQuery } from './corrections-query.ts';

interface Values {
  noticePeriod: string;
  currentCTC: string;
  expectedCTC: string;
  phoneNumber: string;
  city: string;
}

const valuesOf = (candidate: CandidateProfile): Values => ({
  noticePeriod: candidate.noticePeriod ?? '',
  currentCTC: candidate.currentCTC ? String(candidate.currentCTC.amount) : '',
  expectedCTC: candidate.expectedCTC ? String(candidate.expectedCTC.amount) : '',
  phoneNumber: candidate.phoneNumber?.number ?? '',
  city: candidate.presentAddress?.city ?? '',
});

/** The values that differ from the profile, as the call takes them. */
function changedValues(values: Values, before: Values) {
  const changed = (name: keyof Values) => values[name].trim() !== '' && values[name].trim() !== before[name];
  const lpa = (name: 'currentCTC' | 'expectedCTC') => (changed(name) ? { [name]: Number(values[name]) } : {});
  return {
    ...(changed('noticePeriod') && { noticePeriod: noticePeriods.find((one) => one === values.noticePeriod) }),
    ...lpa('currentCTC'),
    ...lpa('expectedCTC'),
    ...(changed('phoneNumber') && { phoneNumber: values.phoneNumber.trim() }),
    ...(changed('city') && { city: values.city.trim() }),
  };
}

/** Notice, pay, phone and city as learned in a call; only what differs is stored. */
export function CorrectionForm({ candidate, onClose }: { candidate: CandidateProfile; onClose: () => void }) {
  const before = valuesOf(candidate);
  const [values, setValues] = useState(before);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const client = useQueryClient();
  const refresh = useRefreshCandidate(candidate._id);
  const toast = useToast();
  const body = changedValues(values, before);
  const nothing = Object.keys(body).length === 0;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (nothing || sending) return;
    setSending(true);
    setFailure(null);
    try {
      const { message, corrections } = await call(candidateCorrect, { params: { id: candidate._id }, body });
      client.setQueryData(correctionsQuery(candidate._id).queryKey, corrections);
      refresh();
      toast(message);
      onClose();
    } catch (error) {
      setFailure((error as Error).message);
      setSending(false);
    }
  };
  const field = (name: Exclude<keyof Values, 'noticePeriod'>, label: string) => (
    <TextInput
      size="xs"
      label={label}
      inputMode={name === 'city' ? 'text' : 'decimal'}
      autoComplete="off"
      value={values[name]}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setValues((now) => ({ ...now, [name]: text }));
      }}
    />
  );
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <p className={styles.note}>
        {candidate.user
          ? 'The candidate keeps this profile: what you enter stays beside it as a note that only your company sees.'
          : 'The profile is changed for everybody, with its former values and your name.'}
      </p>
      <div className={styles.fields}>
        <NativeSelect
          size="xs"
          label="Notice period"
          data-autofocus
          data={[
            { value: '', label: 'Not stated' },
            ...noticePeriods.map((value) => ({ value, label: noticeNames[value] })),
          ]}
          value={values.noticePeriod}
          onChange={(event) => {
            const noticePeriod = event.currentTarget.value;
            setValues((now) => ({ ...now, noticePeriod }));
          }}
        />
        {field('currentCTC', 'Current CTC, in LPA')}
        {field('expectedCTC', 'Expected CTC, in LPA')}
        {field('phoneNumber', 'Phone, 10 digits')}
        {field('city', 'City')}
      </div>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={styles.foot}>
        <Button size="xs" variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" size="xs" disabled={nothing || sending}>
          {candidate.user ? 'Add note' : 'Correct profile'}
        </Button>
      </div>
    </form>
  );
}
