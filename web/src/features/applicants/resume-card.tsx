// The résumé card of an applicant: a preview and a download of the original file. The server renders the preview, so
// that the employer's device need not open a file from a stranger.

import type { EmployerApplication } from '#contracts/application-shapes.ts';
import type { FileInfo } from '#contracts/files.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { SectionCard } from '../../kit/layout/section-card.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { usePreview, useResume } from './applicant-queries.ts';
import { ResumePages } from './resume-pages.tsx';

/** The file type (old Word documents) for which the server cannot make a preview. Only the download is offered. */
const WITHOUT_PREVIEW = 'application/msword';

export function ResumeCard({ application }: { application: EmployerApplication }) {
  const { t } = useTranslation('contact');
  const name = readable(application.applicant.first_name);
  const { resume } = application.applicant_profile;
  const mayHave = application.acts.includes('see_resume');
  return (
    <SectionCard icon="file" title={t('resume.title')}>
      {!resume && <p>{t('resume.none', { name })}</p>}
      {resume && !mayHave && <p>{t('resume.closed')}</p>}
      {resume && mayHave && (
        <>
          <p className="applicant-page__file">{resume.name}</p>
          {resume.content_type === WITHOUT_PREVIEW ? (
            <p>{t('resume.no_preview')}</p>
          ) : (
            <Look id={application.id} name={name} />
          )}
          <Original id={application.id} resume={resume} />
          <p className="soft small">{t('resume.notified', { name })}</p>
        </>
      )}
    </SectionCard>
  );
}

function Look({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation(['contact', 'problems']);
  const preview = usePreview(id);
  if (preview.data) return <ResumePages preview={preview.data} name={name} />;
  return (
    <>
      <Button wide variant="main" icon="eye" busy={preview.isPending} onClick={() => preview.mutate()}>
        {t('contact:resume.show')}
      </Button>
      <p role="status" className="soft small">
        {preview.isPending && t('contact:resume.loading')}
      </p>
      {preview.error && (
        <Notice tone="danger" role="alert" title={t('contact:resume.show_failed')}>
          {problemText(t, preview.error)}
        </Notice>
      )}
    </>
  );
}

function Original({ id, resume }: { id: number; resume: FileInfo }) {
  const { t } = useTranslation(['contact', 'problems']);
  const showToast = useToast();
  const fetching = useResume(id);
  const get = () =>
    fetching.mutate(resume, {
      onError: (error) =>
        showToast({ tone: 'problem', text: `${t('contact:resume.failed')} ${problemText(t, error)}` }),
    });
  return (
    <>
      <Button wide icon="download" busy={fetching.isPending} onClick={get}>
        {t('contact:resume.get')}
      </Button>
      <p className="soft small">{t('contact:resume.care')}</p>
    </>
  );
}
