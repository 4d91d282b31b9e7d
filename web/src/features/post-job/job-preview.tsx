// The card as workers will see it, while it is being written; a phone may fold it away.
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProfile } from '../../session/profile.ts';
import { Icon } from '../../ui/icon.tsx';
import { JobCard } from '../../ui/job-card.tsx';
import { readRupees } from '../../ui/money.ts';
import type { Draft } from './draft.ts';

export function JobPreview({ draft }: { draft: Draft }) {
  const { t } = useTranslation('jobs');
  const id = useId();
  const [open, setOpen] = useState(draft.title !== '');
  return (
    <aside className="job-preview" aria-label={t('post.preview')} data-open={open || undefined}>
      <button
        type="button"
        className="job-preview__title phone-only"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <PreviewWords />
        <Icon name="chevron-down" />
      </button>
      <p className="job-preview__title desk-only">
        <PreviewWords />
        <span className="soft small">{t('post.preview_live')}</span>
      </p>
      <div className="job-preview__card" id={id}>
        <PreviewCard draft={draft} />
      </div>
    </aside>
  );
}

function PreviewWords() {
  const { t } = useTranslation('jobs');
  return (
    <>
      <Icon name="eye" />
      <b>{t('post.preview')}</b>
    </>
  );
}

function PreviewCard({ draft }: { draft: Draft }) {
  const { t } = useTranslation('jobs');
  const { data: profile } = useProfile('employer');
  const company_name = profile && 'company_name' in profile ? profile.company_name : null;
  return (
    <JobCard
      job={{
        ...draft,
        title: draft.title || t('post.preview_title'),
        salary_amount: readRupees(draft.salary_amount) ?? 0,
        location: draft.location || null,
        city: draft.city || null,
        industry: null,
        employer: {
          id: profile?.id ?? 0,
          company_name,
          first_name: profile?.first_name ?? '',
          last_name: profile?.last_name ?? '',
          verified: false,
        },
        created_at: new Date().toISOString(),
      }}
    />
  );
}
