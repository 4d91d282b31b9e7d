// Answers whether the employer has contacted the worker (D31).
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Application } from '#contracts/applications.ts';
import { contactEndpoints } from '#contracts/contact.ts';
import { call } from '../../http/call.ts';
import { applicationKeys, refreshMine, withApplication } from './queries.ts';

interface Answer {
  contacted: boolean;
  notes: string | null;
}

/** Sends the answer and updates all cached lists and the open application. */
export function useConfirmContact({ id }: Pick<Application, 'id'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: Answer) =>
      call(contactEndpoints.confirmContact, { params: { application_id: id }, body: answer }),
    onSuccess: (contact_confirmation) =>
      client.setQueriesData({ queryKey: applicationKeys.all }, (data: unknown) =>
        withApplication(data, id, (before) => ({ ...before, contact_confirmation })),
      ),
    onSettled: () => refreshMine(client),
  });
}
