// The review of one identity: the data that the user entered, the identity document, and buttons that approve or reject
// the identity.

import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { IdentityDetail } from '#contracts/admin-identities.ts';
import { formatDateTime } from '../../i18n/day-text.ts';
import { problemText } from '../../i18n/problem-text.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, LinkButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { BackLink } from '../../kit/layout/back-link.tsx';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { useToast } from '../../kit/overlay/toast.tsx';
import { Facts } from '../../parts/admin/facts.tsx';
import { QueryView } from '../../parts/admin/query-view.tsx';
import { useNames } from '../../parts/admin/user-names.ts';
import { IdentityBadge } from './badges.tsx';
import { DocumentViewer } from './document-viewer.tsx';
import { type DocumentKind, useDecideIdentity, useIdentity } from './queries.ts';
import { ReasonSheet } from './reason-sheet.tsx';
import { Part } from './user-facts.tsx';

interface ReviewProps {
  review: IdentityDetail;
}

function Verdicts({ review }: ReviewProps) {
  const { t } = useTranslation(['admin-users', 'problems']);
  const showToast = useToast();
  const decide = useDecideIdentity(review.id);
  const [isRejecting, setRejecting] = useState(false);
  const done = (key: 'approved' | 'rejected') => () => {
    showToast({ text: t(`admin-users:identities.${key}`) });
    setRejecting(false);
  };
  return (
    <>
      <div className="people-acts">
        <Button
          variant="main"
          icon="check"
          busy={decide.isPending && !isRejecting}
          onClick={() => decide.mutate(null, { onSuccess: done('approved') })}
        >
          {t('admin-users:identities.approve')}
        </Button>
        <Button variant="danger" icon="x" aria-haspopup="dialog" onClick={() => setRejecting(true)}>
          {t('admin-users:identities.reject')}
        </Button>
      </div>
      {decide.error && !isRejecting && (
        <Notice tone="danger" role="alert">
          {problemText(t, decide.error)}
        </Notice>
      )}
      {isRejecting && (
        <ReasonSheet
          title={t('admin-users:identities.reject')}
          help={t('admin-users:identities.reject_help')}
          variant="danger"
          busy={decide.isPending}
          error={decide.error}
          onGo={(reason) => decide.mutate(reason, { onSuccess: done('rejected') })}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  );
}

function DecisionNotice({ review }: ReviewProps) {
  const { t } = useTranslation('admin-users');
  const { language } = useLanguage();
  const { reviewer, decided_at, reason } = review;
  return (
    <Notice
      title={t('identities.decided_by', {
        name: reviewer ?? '–',
        moment: decided_at ? formatDateTime(decided_at, language) : '–',
      })}
    >
      {reason && <p>{reason}</p>}
      <p>{t('identities.deleted')}</p>
    </Notice>
  );
}

/**
 * Shows why the review is needed, and how many other accounts have the same identity number. The other accounts are not
 * named.
 */
function Claims({ review }: ReviewProps) {
  const { t } = useTranslation('admin-users');
  const { cause, other_claims, status } = review;
  if (status !== 'pending') return null;
  return (
    <>
      {other_claims.accounts > 0 && (
        <Notice tone={other_claims.verified ? 'danger' : 'info'} role="status">
          {t(other_claims.verified ? 'identities.claims_closed' : 'identities.claims_open')}
        </Notice>
      )}
      {cause === 'shared_number' && (
        <Notice title={t('identities.cause_of.shared_number')}>{t('identities.shared_help')}</Notice>
      )}
      {cause === 'returning' && (
        <Notice title={t('identities.cause_of.returning')}>{t('identities.returning_help')}</Notice>
      )}
    </>
  );
}

function claimsText(t: Translate<'admin-users'>, { accounts, verified }: IdentityDetail['other_claims']): string {
  if (accounts === 0) return t('identities.claims_none');
  const count = t('identities.claims', { count: accounts });
  return verified ? `${count} (${t('identities.claims_verified')})` : count;
}

function IdentityFacts({ review }: ReviewProps) {
  const { t } = useTranslation(['admin-users', 'reference']);
  const { t: tOf } = useTranslation('admin-users');
  const { language } = useLanguage();
  const { placeOf } = useNames();
  return (
    <Part title={t('admin-users:part.account')}>
      <Facts
        facts={[
          { name: t('admin-users:column.name'), value: `${review.first_name} ${review.last_name}`.trim() },
          { name: t('admin-users:column.kind'), value: t(`reference:user_type.${review.user_type}`) },
          { name: t('admin-users:fact.identity'), value: review.identity?.masked },
          { name: t('admin-users:identities.claims_label'), value: claimsText(tOf, review.other_claims) },
          { name: t('admin-users:fact.gst'), value: review.gst_number },
          { name: t('admin-users:fact.place'), value: placeOf(review) },
          { name: t('admin-users:identities.since'), value: formatDateTime(review.submitted_at, language) },
        ]}
      />
    </Part>
  );
}

const isDocumentKind = (kind: string): kind is DocumentKind => ['identity', 'pan', 'gst'].includes(kind);

function Review({ review }: ReviewProps) {
  const { t } = useTranslation('admin-users');
  const { nameOf } = useNames();
  return (
    <>
      <header className="admin-head">
        <div>
          <h1 className="admin-title">{nameOf(review)}</h1>
          <div className="people-badges">
            <IdentityBadge status={review.status} />
          </div>
        </div>
        {review.status === 'pending' && <Verdicts review={review} />}
      </header>
      {review.status !== 'pending' && <DecisionNotice review={review} />}
      <Claims review={review} />
      <div className="admin-parts">
        <IdentityFacts review={review} />
        {review.status === 'pending' && (
          <Part title={t('identities.papers')} wide>
            <p className="people-count soft small">
              {t('identities.compare')} {t('identities.logged')} {t('identities.marked')}
            </p>
            {review.papers.length === 0 && <p>{t('identities.no_papers')}</p>}
            {review.papers.map(
              ({ kind }) =>
                isDocumentKind(kind) && <DocumentViewer key={kind} review={review} kind={kind} name={nameOf(review)} />,
            )}
          </Part>
        )}
      </div>
      <p className="people-more">
        <Link className="admin-link" to={adminPaths.user(review.user_id)}>
          #{review.user_id} · {nameOf(review)}
        </Link>
      </p>
    </>
  );
}

export function IdentityReview({ id }: { id: number }) {
  const { t } = useTranslation('admin-users');
  const answer = useIdentity(id);
  const missing = (
    <EmptyState
      heading="h1"
      title={t('identities.unknown')}
      action={<LinkButton to={adminPaths.identities}>{t('identities.title')}</LinkButton>}
    >
      {t('identities.none_text')}
    </EmptyState>
  );
  return (
    <>
      <BackLink to={adminPaths.identities}>{t('identities.title')}</BackLink>
      <QueryView
        answer={answer}
        loading={t('common:loading')}
        failed={t('identities.failed_one')}
        again={t('common:try_again')}
        missing={missing}
      >
        {(review) => <Review key={review.id} review={review} />}
      </QueryView>
    </>
  );
}
