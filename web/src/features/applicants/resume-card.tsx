// An applicant's bio-data: whether there is one, and the way to have it.
import { useTranslation } from 'react-i18next';
import type { EmployerApplication } from '#contracts/applications.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useResume } from './applicant-queries.ts';

export function ResumeCard({ application }: { application: EmployerApplication }) {
  const { t } = useTranslation(['contact', 'problems']);
  const showToast = useToast();
  const fetching = useResume(application.id);
  const name = application.applicant.first_name;
  const { resume } = application.applicant_profile;
  const mayHave = application.acts.includes('see_resume');
  const get = () =>
    resume &&
    fetching.mutate(resume, {
      onError: (error) =>
        showToast({ tone: 'problem', text: `${t('contact:resume.failed')} ${problemText(t, error)}` }),
    });
  return (
    <SectionCard icon="file" title={t('contact:resume.title')}>
      {!resume && <p>{t('contact:resume.none', { name })}</p>}
      {resume && !mayHave && <p>{t('contact:resume.closed')}</p>}
      {resume && mayHave && (
        <>
          <p className="applicant-page__file">{resume.name}</p>
          <Button wide icon="download" busy={fetching.isPending} onClick={get}>
            {t('contact:resume.get')}
          </Button>
          <p className="soft small">{t('contact:resume.told', { name })}</p>
        </>
      )}
    </SectionCard>
  );
}
