import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { createEmployer } from '#api/accounts/contract.ts';
import { call } from '#api/http/contract/client.ts';
import { usePopup } from '#ui/components/popup.tsx';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { useVisitedFields } from '#ui/lib/use-visited-fields.ts';
import { type CreateEmployerFields, createEmployerProblems } from './create-employer-problems.ts';
import { refreshUsers } from './user-queries.ts';

const nothing: CreateEmployerFields = {
  firstName: '',
  lastName: '',
  contact: '',
  email: '',
  password: '',
  confirm: '',
};

/** The form for a new employer: a field is spoken of once it was left, Create works once all of them are right. */
export function useCreateEmployer() {
  const popup = usePopup();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [values, setValues] = useState(nothing);
  const { leave, sayable } = useVisitedFields<keyof CreateEmployerFields>();
  const all = createEmployerProblems(values);
  const ready = Object.keys(all).length === 0;
  const { mutate, isPending } = useMutation({
    mutationFn: ({ confirm: _confirm, lastName, contact, ...fields }: CreateEmployerFields) =>
      call(createEmployer, {
        body: { ...fields, ...(lastName.trim() && { lastName }), ...(contact.trim() && { contact }) },
      }),
    onSuccess: async ({ message }) => {
      await popup.alert(message);
      void refreshUsers(client);
      await navigate('/list-users');
    },
    onError: (error) =>
      void popup.alert(failureMessage(error, 'Trouble in connecting to the Server! Please try again later.')),
  });
  return {
    values,
    problems: sayable(all),
    ready,
    busy: isPending,
    change: (change: Partial<CreateEmployerFields>) => setValues((before) => ({ ...before, ...change })),
    leave,
    create: () => {
      if (ready && !isPending) mutate(values);
    },
  };
}
