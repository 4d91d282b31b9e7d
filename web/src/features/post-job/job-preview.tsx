// A live preview of the job card and of the first facts on the job page.

import { useId, useState } from 'react';
import { noEmployerReputation } from '#contracts/reputation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { readRupees } from '../../kit/text/money.ts';
import { JobCard } from '../../parts/job/job-card.tsx';
import { useProfile } from '../../session/profile.ts';
import { type Draft, provisions } from './draft.ts';
import { provisionIcons } from './provided-field.tsx';
import { useWhenText } from './when-text.ts';

export function JobPreview({ draft }: { draft: Draft }) {
  const { t } = useTranslation('posting');
  const id = useId();
  const [open, setOpen] = useState(draft.title !== '');
  return (
    <aside className="job-preview" aria-label={t('form.preview')} data-open={open || undefined}>
      <button
        type="button"
        className="job-preview__title phone-only"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <PreviewWords />
        <span className="job-preview__fold">
          <Icon name="chevron-down" />
        </span>
      </button>
      <p className="job-preview__title desktop-only">
        <PreviewWords />
        <span className="soft small">{t('form.preview_live')}</span>
      </p>
      <div className="job-preview__card" id={id}>
        <PreviewCard draft={draft} />
        <PreviewFacts draft={draft} />
      </div>
    </aside>
  );
}

function PreviewWords() {
  const { t } = useTranslation('posting');
  return (
    <>
      <Icon name="eye" />
      <b>{t('form.preview')}</b>
    </>
  );
}

function PreviewCard({ draft }: { draft: Draft }) {
  const { t } = useTranslation('posting');
  const { data: profile } = useProfile('employer');
  const company_name = profile && 'company_name' in profile ? profile.company_name : null;
  return (
    <JobCard
      job={{
        ...draft,
        title: draft.title || t('form.preview_title'),
        salary_amount: readRupees(draft.salary_amount) ?? 0,
        location: draft.location || null,
        city: draft.city || null,
        industry: draft.industry || null,
        employer: {
          id: profile?.id ?? 0,
          company_name,
          first_name: profile?.first_name ?? '',
          last_name: profile?.last_name ?? '',
          verified: false,
          reputation: noEmployerReputation,
        },
        created_at: new Date().toISOString(),
      }}
    />
  );
}

function PreviewFacts({ draft }: { draft: Draft }) {
  const { t } = useTranslation('posting');
  const when = useWhenText(draft);
  const provided = provisions.filter((one) => draft[one]);
  if (!when && provided.length === 0 && draft.positions === 1) return null;
  return (
    <ul className="preview-facts small">
      {draft.positions > 1 && (
        <li>
          <Icon name="users" size={20} />
          {t('form.preview_people', { count: draft.positions })}
        </li>
      )}
      {when && (
        <li>
          <Icon name="calendar" size={20} />
          {when}
        </li>
      )}
      {provided.map((one) => (
        <li key={one}>
          <Icon name={provisionIcons[one]} size={20} />
          {t(`form.${one}`)}
        </li>
      ))}
    </ul>
  );
}
