// Mutations of the applicant page: phone number, résumé, verification and the employer's notes.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EmployerApplication } from '#contracts/application-shapes.ts';
import { applicationEndpoints } from '#contracts/applications.ts';
import { contactEndpoints } from '#contracts/contact.ts';
import type { FileInfo } from '#contracts/files.ts';
import type { Request } from '#contracts/http.ts';
import { call, callFile } from '../../http/call.ts';
import { saveAs } from '../../http/download.ts';
import { useIdempotencyKey } from '../../http/idempotency-key.ts';
import { changeCachedApplication } from '../../parts/application/cached-applications.ts';
import { applicantKey, refreshApplicants } from './queries.ts';

const paramsOf = (id: number) => ({ application_id: id });

/** Requests the phone number. The server records the request, and the number is not cached. */
export function useReveal(id: number) {
  return useMutation({ mutationFn: () => call(contactEndpoints.revealContact, { params: paramsOf(id) }) });
}

/** Requests the résumé as page images or as text. The server records the request, and the result is not cached. */
export function usePreview(id: number) {
  return useMutation({ mutationFn: () => call(applicationEndpoints.previewApplicantResume, { params: paramsOf(id) }) });
}

/** Downloads the original résumé under its own file name. */
export function useResume(id: number) {
  return useMutation({
    mutationFn: async ({ name }: FileInfo) =>
      saveAs(await callFile(applicationEndpoints.getApplicantResume, { params: paramsOf(id) }), name),
  });
}

export type Verification = Request<typeof contactEndpoints.recordVerification>['body'];

/** Records how the employer verified the applicant. */
export function useVerify(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Verification) => call(contactEndpoints.recordVerification, { params: paramsOf(id), body }),
    onSuccess: (verification) =>
      client.setQueryData<EmployerApplication>(applicantKey(id), (one) => one && { ...one, verification }),
    onSettled: () => refreshApplicants(client),
  });
}

export type Message = Request<typeof applicationEndpoints.messageApplicant>['body'];

/** Sends a further message to the applicant. The idempotency key prevents a second message after a retry. */
export function useMessage(id: number) {
  const client = useQueryClient();
  const once = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: Message) =>
      call(applicationEndpoints.messageApplicant, {
        params: paramsOf(id),
        body,
        idempotencyKey: once.keyFor(body),
      }),
    onSuccess: (fresh) => changeCachedApplication(client, id, () => fresh),
    onSettled: (_fresh, error) => {
      once.answered(error ?? undefined);
      return refreshApplicants(client);
    },
  });
}

/** Saves the employer's private notes on an applicant; an empty text removes the notes. */
export function useNotes(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (notes: string) =>
      call(applicationEndpoints.setApplicantNotes, { params: paramsOf(id), body: { notes: notes.trim() || null } }),
    onSuccess: ({ notes }) =>
      client.setQueryData<EmployerApplication>(applicantKey(id), (one) => one && { ...one, notes }),
  });
}

/**
 * Changes the status of many applications. Resolves to the changed applications, and to the refused applications with
 * their reasons.
 */
export function useMoveMany() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Request<typeof applicationEndpoints.setManyStatuses>['body']) =>
      call(applicationEndpoints.setManyStatuses, { body }),
    onSettled: () => refreshApplicants(client),
  });
}
