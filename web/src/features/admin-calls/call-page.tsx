// The administrator's page of one call: facts, seats, rounds, and whether its order follows from its seed.
import { Link } from 'react-router-dom';
import type { AdminCallDetail } from '#contracts/admin-calls.ts';
import { weekDay } from '../../i18n/calendar-text.ts';
import { formatDateTime } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { BackLink } from '../../kit/layout/back-link.tsx';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { formatRupees } from '../../kit/text/money.ts';
import { numberText } from '../../kit/text/number-text.ts';
import { Facts } from '../../parts/admin/facts.tsx';
import { PersonLink } from '../../parts/admin/person-link.tsx';
import { QueryView } from '../../parts/admin/query-view.tsx';
import { useAdminCall } from './queries.ts';

interface PartProps {
  call: AdminCallDetail;
}

function Course({ call }: PartProps) {
  const { t } = useTranslation(['admin-calls', 'admin-applications', 'admin-moderation']);
  const { language } = useLanguage();
  const { minutes_to_fill: minutes } = call;
  return (
    <section className="admin-part" aria-label={t('admin-calls:course')}>
      <h2>{t('admin-calls:course')}</h2>
      <Facts
        facts={[
          { name: t('admin-applications:column.employer'), value: <PersonLink of={call.employer} /> },
          {
            name: t('admin-applications:column.job'),
            value: (
              <Link className="admin-link" to={adminPaths.job(call.id)}>
                #{call.id}
              </Link>
            ),
          },
          { name: t('admin-moderation:list.posted'), value: formatDateTime(call.posted_at, language) },
          { name: t('admin-calls:pay'), value: formatRupees(call.pay) },
          {
            name: t('admin-calls:column.filled'),
            value: minutes !== null && t('admin-calls:minutes', { minutes: numberText(minutes) }),
          },
          { name: t('admin-calls:notified'), value: numberText(call.notified) },
          { name: t('admin-calls:late_cancellations'), value: numberText(call.late_cancellations) },
          { name: t('admin-calls:late_withdrawals'), value: numberText(call.late_withdrawals) },
        ]}
      />
    </section>
  );
}

function Seats({ call: { seats } }: PartProps) {
  const { t } = useTranslation(['admin-calls', 'calls']);
  return (
    <section className="admin-part" aria-label={t('calls:own.places')}>
      <h2>{t('calls:own.places')}</h2>
      {seats.length === 0 ? (
        <p>{t('admin-calls:deleted')}</p>
      ) : (
        <Facts
          facts={seats.map(({ no, kind, worker }) => ({
            name: kind === 'place' ? numberText(no) : `${numberText(no)} · ${t('admin-calls:reserve')}`,
            value: worker ? <PersonLink of={worker} /> : t('calls:own.free'),
          }))}
        />
      )}
    </section>
  );
}

function Rounds({ call: { rounds } }: PartProps) {
  const { t } = useTranslation('admin-calls');
  const { language } = useLanguage();
  return (
    <section className="admin-part" aria-label={t('rounds')}>
      <h2>{t('rounds')}</h2>
      {rounds.length === 0 ? (
        <p>{t('no_rounds')}</p>
      ) : (
        <Facts
          facts={rounds.map(({ round, at, notified, yes, no }) => ({
            name: t('round', { round: numberText(round) }),
            value: [
              formatDateTime(at, language),
              t('answers', { notified: numberText(notified), yes: numberText(yes), no: numberText(no) }),
            ].join(' · '),
          }))}
        />
      )}
    </section>
  );
}

function Order({ call: { order, faults } }: PartProps) {
  const { t } = useTranslation('admin-calls');
  const isRight = order.wrong === 0 && faults === 0;
  return (
    <section className="admin-part" aria-label={t('order')}>
      <h2>{t('order')}</h2>
      {order.workers === 0 && faults === 0 ? (
        <p>{t('deleted')}</p>
      ) : (
        <Notice tone={isRight ? 'ok' : 'danger'}>
          {isRight
            ? t('order_right', { workers: numberText(order.workers) })
            : t('order_wrong', { wrong: numberText(order.wrong + faults) })}
        </Notice>
      )}
    </section>
  );
}

function Detail({ call }: PartProps) {
  const { t } = useTranslation(['admin-calls', 'calls', 'reference']);
  const { language } = useLanguage();
  return (
    <>
      <header className="admin-head">
        <h1 className="admin-title">
          {t(`reference:role.${call.role}`)}, {weekDay(call.date, language)}
        </h1>
        <span className="badge">{t(`calls:phase.${call.phase}`)}</span>
      </header>
      <div className="admin-parts">
        <Course call={call} />
        <Order call={call} />
        <Rounds call={call} />
        <Seats call={call} />
      </div>
    </>
  );
}

export function CallPage({ uid }: { uid: string }) {
  const { t } = useTranslation('admin-calls');
  const missing = (
    <EmptyState heading="h1" title={t('unknown')} action={<LinkButton to={adminPaths.calls}>{t('all')}</LinkButton>}>
      {t('none_text')}
    </EmptyState>
  );
  return (
    <>
      <BackLink to={adminPaths.calls}>{t('all')}</BackLink>
      <QueryView
        answer={useAdminCall(uid)}
        loading={t('common:loading')}
        failed={t('failed_one')}
        again={t('common:try_again')}
        missing={missing}
      >
        {(call) => <Detail call={call} />}
      </QueryView>
    </>
  );
}
