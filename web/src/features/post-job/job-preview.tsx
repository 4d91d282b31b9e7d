// The card as workers will see it, while it is being written.
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/session-context.ts';
import { Icon } from '../../ui/icon.tsx';
import { JobCard } from '../../ui/job-card.tsx';
import { readRupees } from '../../ui/money.ts';
import type { Draft } from './draft.ts';

export function JobPreview({ draft }: { draft: Draft }) {
  const { t } = useTranslation('jobs');
  const { user } = useSession();
  return (
    <aside className="job-preview" aria-label={t('post.preview')}>
      <p className="job-preview__title">
        <Icon name="eye" />
        <b>{t('post.preview')}</b>
        <span className="soft small">{t('post.preview_live')}</span>
      </p>
      <JobCard
        job={{
          ...draft,
          title: draft.title || t('post.preview_title'),
          salary_amount: readRupees(draft.salary_amount),
          location: draft.location || null,
          city: draft.city || null,
          industry: null,
          employer: { company_name: null, first_name: user?.first_name ?? '', last_name: '' },
          created_at: new Date().toISOString(),
        }}
      />
    </aside>
  );
}
