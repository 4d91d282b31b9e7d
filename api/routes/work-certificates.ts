// HTTP routes of work certificates: the worker requests one, and the employer answers.
import type { Express } from 'express';
import { workCertificateEndpoints as endpoints } from '#contracts/work-certificates.ts';
import {
  decideCertificate,
  requestCertificate,
  showCertificate,
  showWorkDays,
} from '#marketplace/wages/actions/certificate.ts';
import type { ApiDeps } from '../deps.ts';
import { mount, personOf } from '../http/route.ts';

export function workCertificateRoutes(app: Express, deps: ApiDeps): void {
  mount(app, deps, endpoints.getCertificate, (call) => showCertificate(deps, personOf(call), call.params.account_id));
  mount(app, deps, endpoints.requestCertificate, (call) =>
    requestCertificate(deps, personOf(call), call.body.account_id),
  );
  mount(app, deps, endpoints.decideCertificate, (call) =>
    decideCertificate(deps, personOf(call), call.params.certificate_id, call.body),
  );
  mount(app, deps, endpoints.getWorkDays, (call) => showWorkDays(deps, personOf(call)));
}
