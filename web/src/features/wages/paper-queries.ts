// Query and mutations of the signed paper (wage statement) of a wage account.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { documentEndpoints as endpoints, type SignedPaper } from '#contracts/documents.ts';
import { call, callFile } from '../../http/call.ts';
import { saveAs } from '../../http/download.ts';
import { keyOf } from '../../http/query-keys.ts';
import { useLanguage } from '../../i18n/use-language.ts';

/** Milliseconds between two requests for the state of a paper that the server makes. */
const POLL = 2_000;

const keyOfPaper = (uid: string | null) => keyOf('documents', 'getDocument', { uid });

/** Returns the mutation that requests the paper of a wage account in the reader's language. */
export function useRequestPaper(account_id: number) {
  const queryClient = useQueryClient();
  const { language } = useLanguage();
  return useMutation({
    mutationFn: () =>
      call(endpoints.requestDocument, { params: { account_id }, body: { kind: 'wage-statement', language } }),
    onSuccess: (paper) => queryClient.setQueryData<SignedPaper>(keyOfPaper(paper.uid), paper),
  });
}

/** Returns the paper, and fetches its state again while the server makes it. `uid` is null before the request. */
export function usePaper(uid: string | null) {
  return useQuery({
    queryKey: keyOfPaper(uid),
    queryFn: ({ signal }) => call(endpoints.getDocument, { params: { document_uid: uid ?? '' }, signal }),
    enabled: uid !== null,
    refetchInterval: ({ state }) => (state.data?.state === 'requested' ? POLL : false),
  });
}

/** Returns the mutation that downloads the PDF of a paper. */
export function useSavePaper(uid: string) {
  return useMutation({
    mutationFn: async () =>
      saveAs(await callFile(endpoints.getDocumentPdf, { params: { document_uid: uid } }), 'kaamsetu-hisaab.pdf'),
  });
}
