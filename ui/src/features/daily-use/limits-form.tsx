import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type AccountUsage, dailyLimits, setDailyLimits } from '#api/accounts/usage-contract.ts';
import { call } from '#api/http/contract/client.ts';
import { type DailyUseName, dailyUses } from '#domain/daily-uses.ts';
import { InlineError } from '#ui/components/inline-error.tsx';
import { useToast } from '#ui/components/toasts.tsx';
import { DAILY_USAGE_KEY } from '#ui/lib/daily-usage-queries.ts';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { focusFirstProblem } from '#ui/lib/focus.ts';
import { useOneMutation } from '#ui/lib/use-one-mutation.ts';
import styles from './daily-use.module.css';

type Values = Partial<Record<DailyUseName, string>>;

/** Empty restores the role's limit. */
const limitOf = (text: string): number | null => (text.trim() === '' ? null : Number(text.replaceAll(',', '')));

function problemOf(name: DailyUseName, text: string): string | undefined {
  return dailyLimits.safeParse({ [name]: limitOf(text) }).error?.issues[0]?.message;
}

/** Sets an account's limits for a day. */
export function LimitsForm(props: { userId: string; uses: AccountUsage['uses']; onClose: () => void }) {
  const { userId, uses, onClose } = props;
  const toast = useToast();
  const queries = useQueryClient();
  const before: Values = Object.fromEntries(uses.map(({ use, limit, isOwn }) => [use, isOwn ? String(limit) : '']));
  const [values, setValues] = useState(before);
  const saving = useOneMutation({
    mutationFn: (limits: Partial<Record<DailyUseName, number | null>>) =>
      call(setDailyLimits, { params: { userId }, body: { limits } }),
    onSuccess: async ({ message }) => {
      await queries.invalidateQueries({ queryKey: DAILY_USAGE_KEY });
      toast(message);
      onClose();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const changed = uses.filter(({ use }) => values[use] !== before[use]);
    if (changed.some(({ use }) => problemOf(use, values[use] ?? ''))) return focusFirstProblem(event.currentTarget);
    if (changed.length === 0) return onClose();
    saving.mutate(Object.fromEntries(changed.map(({ use }) => [use, limitOf(values[use] ?? '')])));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="Limits">
      <div className={styles.fields}>
        {uses.map(({ use, usual }) => (
          <TextInput
            key={use}
            label={`${dailyUses[use].label} a day`}
            description={`Empty: ${usual.toLocaleString('en-IN')}, as for the role`}
            inputMode="numeric"
            autoComplete="off"
            value={values[use] ?? ''}
            error={problemOf(use, values[use] ?? '')}
            onChange={({ currentTarget: { value } }) => setValues((all) => ({ ...all, [use]: value }))}
          />
        ))}
      </div>
      {saving.error && <InlineError message={failureMessage(saving.error, 'Unable to change the limits.')} />}
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={saving.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
}
