// Who applied: to all own jobs, or to one of them.
import './pipeline.css';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Application } from '#contracts/applications.ts';
import { paths } from '../../app/paths.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { Blank } from '../../ui/blank.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { Decision } from './decisions.ts';
import { Pipeline } from './pipeline.tsx';
import { isStale, useApplicants, useDecide, useJobChoices } from './queries.ts';

interface ApplicantsProps {
  /** One own job, or all of them. */
  job_uid: string | null;
}

export function Applicants({ job_uid }: ApplicantsProps) {
  const { t } = useTranslation('applications');
  return (
    <>
      <div className="applicants-head">
        <h1 className="page__title">{t('received.title')}</h1>
        <JobChoice job_uid={job_uid} />
      </div>
      <ApplicantList job_uid={job_uid} />
    </>
  );
}

function JobChoice({ job_uid }: ApplicantsProps) {
  const { t } = useTranslation('applications');
  const navigate = useNavigate();
  const { data } = useJobChoices();
  return (
    <SelectField
      label={t('received.job')}
      value={job_uid ?? ''}
      onChange={(event) => navigate(event.target.value ? paths.jobApplicants(event.target.value) : paths.applicants)}
    >
      <option value="">{t('received.all_jobs')}</option>
      {data?.jobs
        .filter(({ status }) => status !== 'draft')
        .map((job) => (
          <option key={job.uid} value={job.uid}>
            {job.title} ({job.application_count})
          </option>
        ))}
    </SelectField>
  );
}

function ApplicantList({ job_uid }: ApplicantsProps) {
  const { t } = useTranslation('applications');
  const { t: tProblem } = useTranslation();
  const [params] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const { data, error, isPending, isFetching, refetch } = useApplicants(job_uid, page);
  const decide = useShownDecision();
  if (isPending) return <ApplicantBones />;
  if (error) {
    return (
      <Failure title={t('received.failed')} again={t('again')} busy={isFetching} onAgain={() => void refetch()}>
        {problemText(tProblem, error)}
      </Failure>
    );
  }
  if (data.total === 0) {
    return (
      <Blank
        title={t('received.none')}
        action={
          <LinkButton variant="main" to={paths.myJobs}>
            {t('received.my_jobs')}
          </LinkButton>
        }
      >
        {t('received.none_step')}
      </Blank>
    );
  }
  const here = job_uid ? paths.jobApplicants(job_uid) : paths.applicants;
  return (
    <>
      <Pipeline applications={data.applications} showsJob={job_uid === null} onDecide={decide} />
      <Pager
        page={data.page}
        pages={data.pages}
        label={t('received.pages')}
        previous={t('received.previous')}
        next={t('received.next')}
        words={t('received.page', { page: data.page, pages: data.pages })}
        linkTo={(next) => `${here}?page=${next}`}
      />
    </>
  );
}

/** Decides and says how it went. */
function useShownDecision() {
  const { t } = useTranslation('applications');
  const { t: tProblem } = useTranslation();
  const showToast = useToast();
  const { mutateAsync } = useDecide();
  return async (application: Application, decision: Decision) => {
    const name = application.applicant.first_name;
    try {
      const fresh = await mutateAsync({ application, decision });
      showToast({ text: t(`done.${fresh.status}`, { name, defaultValue: t('done.changed') }) });
    } catch (error) {
      const why = problemText(tProblem, error);
      showToast({ tone: 'problem', text: isStale(error) ? t('stale') : why });
    }
  };
}

function ApplicantBones() {
  const { t } = useTranslation('applications');
  return (
    <Skeleton words={t('received.loading')}>
      <div className="pipeline-bones">
        {[1, 2, 3, 4].map((bone) => (
          <div key={bone} className="stack">
            <Bone shape="title" width="half" />
            <Bone shape="block" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
