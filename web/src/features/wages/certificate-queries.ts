// Queries and mutations of work certificates.
import { useQuery } from '@tanstack/react-query';
import { type CertificateDecision, workCertificateEndpoints as endpoints } from '#contracts/work-certificates.ts';
import { call } from '../../http/call.ts';
import { keyOf } from '../../http/query-keys.ts';
import { useChange } from './queries.ts';

/** Returns the latest certificate of a wage account, and what the user can do. */
export const useCertificate = (account_id: number) =>
  useQuery({
    queryKey: keyOf('workCertificates', 'getCertificate', { account_id }),
    queryFn: ({ signal }) => call(endpoints.getCertificate, { params: { account_id }, signal }),
    staleTime: 0,
  });

/** Returns the worker's certified days of work. */
export const useWorkDays = () =>
  useQuery({
    queryKey: keyOf('workCertificates', 'getWorkDays'),
    queryFn: ({ signal }) => call(endpoints.getWorkDays, { signal }),
    staleTime: 0,
  });

/** Returns the mutation that asks the employer for a certificate. */
export const useRequestCertificate = (account_id: number) =>
  useChange(() => call(endpoints.requestCertificate, { body: { account_id } }));

/** Returns the mutation with which the employer certifies, declines or takes a certificate back. */
export const useDecideCertificate = (certificate_id: number) =>
  useChange((body: CertificateDecision) => call(endpoints.decideCertificate, { params: { certificate_id }, body }));
