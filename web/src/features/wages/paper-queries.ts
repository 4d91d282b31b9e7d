// Query and mutations of the signed papers of a wage account.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { diaryEndpoints } from '#contracts/diaries.ts';
import { documentEndpoints as endpoints, type NewDocument, type SignedPaper } from '#contracts/documents.ts';
import { call, callFile } from '../../http/call.ts';
import { saveAs } from '../../http/download.ts';
import { keyOf } from '../../http/query-keys.ts';
import { useLanguage } from '../../i18n/use-language.ts';

/** Milliseconds between two requests for the state of a paper that the server makes. */
const POLL = 2_000;
/** Milliseconds after a request in which its paper is expected: 60 requests for the state. */
const EXPECTED_WITHIN = 60 * POLL;

const keyOfPaper = (uid: string | null) => keyOf('documents', 'getDocument', { uid });

type InAnyLanguage<Asked> = Asked extends unknown ? Omit<Asked, 'language'> : never;
/** A kind of paper, and the month of a wage slip. */
export type AskedPaper = InAnyLanguage<NewDocument>;

/** Returns the mutation that requests a paper of a wage account in the reader's language. */
export function useRequestPaper(account_id: number, asked: AskedPaper) {
  const queryClient = useQueryClient();
  const { language } = useLanguage();
  return useMutation({
    mutationFn: () => call(endpoints.requestDocument, { params: { account_id }, body: { ...asked, language } }),
    onSuccess: (paper) => queryClient.setQueryData<SignedPaper>(keyOfPaper(paper.uid), paper),
  });
}

/** Returns the mutation that requests the paper of a diary in the reader's language. */
export function useRequestDiaryPaper(diary_uid: string) {
  const queryClient = useQueryClient();
  const { language } = useLanguage();
  return useMutation({
    mutationFn: () => call(diaryEndpoints.requestDiaryDocument, { params: { diary_uid }, body: { language } }),
    onSuccess: (paper) => queryClient.setQueryData<SignedPaper>(keyOfPaper(paper.uid), paper),
  });
}

/**
 * Returns the paper, and fetches its state again while the server makes it, but not for ever: `isLate` if it was still
 * not made when it was expected. `uid` is null before the request, which was sent at `askedAt`.
 */
export function usePaper(uid: string | null, askedAt: number) {
  const isOver = (checkedAt: number) => checkedAt - askedAt >= EXPECTED_WITHIN;
  const { data, error, dataUpdatedAt, errorUpdatedAt } = useQuery({
    queryKey: keyOfPaper(uid),
    queryFn: ({ signal }) => call(endpoints.getDocument, { params: { document_uid: uid ?? '' }, signal }),
    enabled: uid !== null,
    refetchInterval: ({ state }) =>
      state.data?.state === 'requested' && !isOver(Math.max(state.dataUpdatedAt, state.errorUpdatedAt)) ? POLL : false,
  });
  return { data, error, isLate: data?.state === 'requested' && isOver(Math.max(dataUpdatedAt, errorUpdatedAt)) };
}

/** Returns the mutation that downloads the PDF of a paper. */
export function useSavePaper(uid: string) {
  return useMutation({
    mutationFn: async () =>
      saveAs(await callFile(endpoints.getDocumentPdf, { params: { document_uid: uid } }), 'kaamsetu-hisaab.pdf'),
  });
}
