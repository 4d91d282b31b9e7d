// The mutation with which a worker answers whether the employer has made contact (D31).
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Application } from '#contracts/application-shapes.ts';
import { contactEndpoints } from '#contracts/contact.ts';
import { call } from '../../http/call.ts';
import { changeCachedApplication } from '../../parts/application/cached-applications.ts';
import { refreshMine } from './queries.ts';

interface Answer {
  contacted: boolean;
  notes: string | null;
}

/** Sends the worker's answer. Updates the application in all cached lists and on the application's page. */
export function useConfirmContact({ id }: Pick<Application, 'id'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: Answer) =>
      call(contactEndpoints.confirmContact, { params: { application_id: id }, body: answer }),
    onSuccess: (contact_confirmation) =>
      changeCachedApplication(client, id, (before) => ({ ...before, contact_confirmation })),
    onSettled: () => refreshMine(client),
  });
}
