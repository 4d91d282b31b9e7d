// What an employer does on the page of an applicant: the number, the bio-data, what was made sure of, own notes.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { applicationEndpoints, type EmployerApplication } from '#contracts/applications.ts';
import { contactEndpoints } from '#contracts/contact.ts';
import type { FileInfo } from '#contracts/files.ts';
import type { Request } from '#contracts/http.ts';
import { call, callFile } from '../../http/call.ts';
import { saveAs } from '../../http/download.ts';
import { applicantKey, refreshApplicants } from './queries.ts';

const paramsOf = (id: number) => ({ application_id: id });

/** Shows the number; the server writes down that it was asked for. It is kept on the screen only. */
export function useReveal(id: number) {
  return useMutation({ mutationFn: () => call(contactEndpoints.revealContact, { params: paramsOf(id) }) });
}

/** Shows the bio-data as pictures or text; the server records the look. It is kept on the screen only. */
export function usePreview(id: number) {
  return useMutation({ mutationFn: () => call(applicationEndpoints.previewApplicantResume, { params: paramsOf(id) }) });
}

/** Downloads the original of the bio-data under its own name. */
export function useResume(id: number) {
  return useMutation({
    mutationFn: async ({ name }: FileInfo) =>
      saveAs(await callFile(applicationEndpoints.getApplicantResume, { params: paramsOf(id) }), name),
  });
}

export type Verification = Request<typeof contactEndpoints.recordVerification>['body'];

/** Records how the employer made sure of the applicant. */
export function useVerify(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Verification) => call(contactEndpoints.recordVerification, { params: paramsOf(id), body }),
    onSuccess: (verification) =>
      client.setQueryData<EmployerApplication>(applicantKey(id), (one) => one && { ...one, verification }),
    onSettled: () => refreshApplicants(client),
  });
}

/** Keeps the employer's own notes; nothing removes them. */
export function useNotes(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (notes: string) =>
      call(applicationEndpoints.setApplicantNotes, { params: paramsOf(id), body: { notes: notes.trim() || null } }),
    onSuccess: ({ notes }) =>
      client.setQueryData<EmployerApplication>(applicantKey(id), (one) => one && { ...one, notes }),
  });
}

/** Moves many at once; answers who was moved and who was not, and why. */
export function useMoveMany() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Request<typeof applicationEndpoints.setManyStatuses>['body']) =>
      call(applicationEndpoints.setManyStatuses, { body }),
    onSettled: () => refreshApplicants(client),
  });
}
