import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Decision, updateApplicationStatus } from '#api/applications/contract.ts';
import { type DecisionResults, decideApplications, takeBackDecisions } from '#api/applications/decision-contract.ts';
import { call } from '#api/http/contract/client.ts';
import { failureMessage } from '#ui/lib/failure-message.ts';
import { EMPLOYER_WORK_KEY } from '#ui/lib/job-queries.ts';
import { usePopup } from '#ui/lib/popup.tsx';
import { ACTIVITY_KEY } from '#ui/lib/shortlist-queries.ts';
import { useToast } from './toasts.tsx';

const FAILED = 'Trouble in updating Application status! please contact support team.';

interface Done {
  message: string;
  /** Absent for a single application, whose refusal is an error. */
  results?: DecisionResults;
}

/** Decides applications and takes decisions back; refetches everything that shows them, also after a refusal. */
export function useDecisions() {
  const client = useQueryClient();
  const popup = usePopup();
  const toast = useToast();
  const [refused, setRefused] = useState<DecisionResults>([]);
  const then = {
    onMutate: () => setRefused([]),
    onError: (error: Error) => void popup.alert(failureMessage(error, FAILED)),
    // awaited, so that the icons don't reappear for a moment
    onSettled: () =>
      Promise.all(
        [['employer-applications'], EMPLOYER_WORK_KEY, ACTIVITY_KEY].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  };
  const undo = useMutation({
    mutationFn: (ids: string[]) => call(takeBackDecisions, { body: { ids } }),
    onSuccess: ({ message, results }) => {
      setRefused(results.filter(({ isDone }) => !isDone));
      toast(message);
    },
    ...then,
  });
  const decide = useMutation({
    mutationFn: async ({ ids, status }: { ids: string[]; status: Decision }): Promise<Done> => {
      const [id] = ids;
      if (id !== undefined && ids.length === 1) return call(updateApplicationStatus, { body: { id, status } });
      return call(decideApplications, { body: { ids, status } });
    },
    onSuccess: ({ message, results }, { ids }) => {
      const done = results ? results.flatMap(({ id, isDone }) => (isDone ? [id] : [])) : ids;
      setRefused(results?.filter(({ isDone }) => !isDone) ?? []);
      toast(message, 'plain', done.length > 0 ? { label: 'Undo', run: () => undo.mutate(done) } : undefined);
    },
    ...then,
  });
  return {
    decide: (ids: string[], status: Decision) => decide.mutate({ ids, status }),
    undo: (ids: string[]) => undo.mutate(ids),
    /** The applications whose decision is being saved or taken back. */
    busy: new Set([...(decide.isPending ? decide.variables.ids : []), ...(undo.isPending ? undo.variables : [])]),
    /** Those that were decided last. */
    decided: new Set(decide.isSuccess ? decide.variables.ids : []),
    /** Those whose decision was taken back last. */
    takenBack: new Set(undo.isSuccess ? undo.variables : []),
    /** Of the last several applications, those that were refused. */
    refused,
  };
}
