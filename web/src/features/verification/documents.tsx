// The part of the identity check in which the user uploads and submits copies of documents, with advice on good copies.

import { fileEndpoints } from '#contracts/files.ts';
import type { Verification } from '#contracts/verification.ts';
import { problemFields, problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { PagePart } from '../../kit/layout/narrow-page.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { ReadAloud } from '../../parts/reading/read-aloud.tsx';
import { UploadField } from '../../parts/upload/upload-field.tsx';
import { useSession } from '../../session/session-context.ts';
import { MaskedIdCard } from './masked-card.tsx';
import { useRefreshVerification, useSubmit } from './queries.ts';

function LabourDocument({ state }: { state: Verification }) {
  const { t } = useTranslation('verification');
  const refresh = useRefreshVerification();
  const isAadhaar = state.identity?.type === 'aadhaar';
  return (
    <>
      {isAadhaar && <MaskedIdCard caption={t('documents.drawing')} />}
      <UploadField
        kind="identity"
        label={t('documents.identity')}
        help={t(isAadhaar ? 'documents.identity_aadhaar' : 'documents.identity_pan')}
        file={state.documents.identity}
        set={fileEndpoints.setIdentityDocument}
        remove={fileEndpoints.removeIdentityDocument}
        onChanged={refresh}
      />
      <p className="soft small">{t('documents.kept')}</p>
    </>
  );
}

function EmployerDocuments({ state }: { state: Verification }) {
  const { t } = useTranslation('verification');
  const refresh = useRefreshVerification();
  return (
    <>
      <UploadField
        kind="pan"
        label={t('documents.pan')}
        help={t('documents.pan_text')}
        file={state.documents.pan}
        set={fileEndpoints.setPanDocument}
        remove={fileEndpoints.removePanDocument}
        onChanged={refresh}
      />
      <UploadField
        kind="gst"
        label={t('documents.gst')}
        help={t('documents.gst_text')}
        file={state.documents.gst}
        set={fileEndpoints.setGstDocument}
        remove={fileEndpoints.removeGstDocument}
        onChanged={refresh}
      />
    </>
  );
}

function SendOff({ isReady }: { isReady: boolean }) {
  const { t } = useTranslation(['verification', 'problems']);
  const showToast = useToast();
  const submit = useSubmit();
  const send = () =>
    submit.mutate(undefined, {
      onSuccess: () => showToast({ text: t('verification:documents.sent'), tone: 'ok' }),
    });
  return (
    <>
      {submit.isError && (
        <Notice tone="danger" role="alert" title={t('verification:documents.not_sent')}>
          <p>{Object.values(problemFields(t, submit.error))[0] ?? problemText(t, submit.error)}</p>
        </Notice>
      )}
      {!isReady && <p className="soft">{t('verification:documents.send_first')}</p>}
      <Button variant="main" size="big" wide icon="send" disabled={!isReady} busy={submit.isPending} onClick={send}>
        {t('verification:documents.send')}
      </Button>
    </>
  );
}

/** The button that reads aloud which copies our moderators need, and what a good copy shows. */
function ListenToDocuments({ state: { identity }, isLabour }: { state: Verification; isLabour: boolean }) {
  const { t } = useTranslation('verification');
  const title = t('documents.title');
  const copies = isLabour
    ? [t('documents.identity'), t(`documents.identity_${identity?.type ?? 'pan'}`), t('documents.kept')]
    : [t('documents.pan'), t('documents.pan_text'), t('documents.gst'), t('documents.gst_text')];
  return <ReadAloud of={{ text: { title, words: [title, ...copies] } }} looks="big" />;
}

export function Documents({ state }: { state: Verification }) {
  const { t } = useTranslation('verification');
  const { user_type } = useSession();
  const { identity, pan, gst } = state.documents;
  const isLabour = user_type === 'labour';
  return (
    <PagePart title={t('documents.title')}>
      <ListenToDocuments state={state} isLabour={isLabour} />
      {isLabour ? <LabourDocument state={state} /> : <EmployerDocuments state={state} />}
      <SendOff isReady={isLabour ? identity !== null : (pan ?? gst) !== null} />
    </PagePart>
  );
}
