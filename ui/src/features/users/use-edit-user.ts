import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { updateEmployerPassword } from '#api/accounts/contract.ts';
import { call } from '#api/http/contract/client.ts';
import type { CurrentUser } from '#api/http/contract.ts';
import { usePopup } from '#ui/components/popup.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { useSession } from '#ui/lib/session.tsx';
import { useAccount } from '#ui/lib/use-account.ts';
import { type EditUserFields, type EditUserProblems, editUserProblems } from './edit-user-problems.ts';
import { refreshUsers } from './user-queries.ts';

const noPasswords = { isChange: false, currentPassword: '', password: '', confirm: '' };

/** An account's form: its values, what is wrong with them, and saving them. */
export function useEditUser(user: CurrentUser) {
  const popup = usePopup();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { retry } = useSession();
  const account = useAccount();
  const { firstName, lastName, email, contact } = user;
  const [values, setValues] = useState<EditUserFields>({ firstName, lastName, email, contact, ...noPasswords });
  const [tried, setTried] = useState(false);
  const all = editUserProblems(values);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ isChange, currentPassword, password, confirm: _confirm, ...details }: EditUserFields) =>
      call(updateEmployerPassword, {
        params: { id: user._id },
        body: { ...details, ...(isChange && { isChange, currentPassword, password }) },
      }),
    onSuccess: async ({ message }) => {
      await popup.alert(message);
      // the bar shows the own name
      if (account._id === user._id) void retry();
      void refreshUsers(client);
      await navigate('/list-users');
    },
    onError: (error) => void popup.alert(failureMessage(error, 'Trouble connecting to the server. Try again later.')),
  });
  return {
    values,
    problems: tried ? all : whileTyping(all, values),
    busy: isPending,
    change: (change: Partial<EditUserFields>) => setValues((before) => ({ ...before, ...change })),
    /** False where something is to be mended first. */
    submit: (): boolean => {
      setTried(true);
      if (Object.keys(all).length > 0) return false;
      if (!isPending) mutate(values);
      return true;
    },
  };
}

/** Until Save was pressed only a password that has been begun is spoken of. */
function whileTyping({ password, confirm }: EditUserProblems, values: EditUserFields): EditUserProblems {
  return {
    ...(values.password !== '' && password !== undefined && { password }),
    ...(values.confirm !== '' && confirm !== undefined && { confirm }),
  };
}
