// The page of one grievance: its text, known facts, history and the actions that are allowed now.

import type { GrievanceDetail } from '#contracts/grievances.ts';
import { languageOf } from '#contracts/languages.ts';
import { languageName } from '#locales/languages.ts';
import { formatDateTime } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../kit/control/notice.tsx';
import { BackLink } from '../../kit/layout/back-link.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { Facts as FactList } from '../../parts/admin/facts.tsx';
import { QueryView } from '../../parts/admin/query-view.tsx';
import { MarkedWords } from '../../parts/phrases/marked-words.tsx';
import { Acts } from './acts.tsx';
import { Contact } from './contact.tsx';
import { Due } from './due.tsx';
import { useGrievance } from './queries.ts';

export function GrievanceView({ id }: { id: number }) {
  const { t } = useTranslation('admin-grievances');
  const answer = useGrievance(id);
  return (
    <>
      <BackLink to={adminPaths.grievances}>{t('back')}</BackLink>
      <QueryView answer={answer} loading={t('common:loading')} failed={t('failed_one')} again={t('common:try_again')}>
        {(grievance) => <Detail grievance={grievance} />}
      </QueryView>
    </>
  );
}

interface Props {
  grievance: GrievanceDetail;
}

function Detail({ grievance }: Props) {
  const { t } = useTranslation('admin-grievances');
  const { ticket, kind, words, words_lang, outcome, verdict } = grievance;
  return (
    <>
      <h1 className="grievances-title">
        {ticket} · {t(`kind.${kind}`)}
      </h1>
      <div className="grievance-detail">
        <div className="grievance-side">
          <Card as="section" label={t('fact.complaint')}>
            <MarkedWords className="grievance-words" lang={words_lang?.words}>
              {words ?? t('no_words')}
            </MarkedWords>
          </Card>
          {outcome && (
            <Notice tone={verdict === 'upheld' ? 'ok' : 'still'} title={verdict ? t(`verdict.${verdict}`) : ''}>
              <MarkedWords className="grievance-words" lang={words_lang?.outcome}>
                {outcome}
              </MarkedWords>
            </Notice>
          )}
          <Acts grievance={grievance} />
        </div>
        <div className="grievance-side">
          <Facts grievance={grievance} />
          <History grievance={grievance} />
        </div>
      </div>
    </>
  );
}

function Facts({ grievance }: Props) {
  const { t } = useTranslation('admin-grievances');
  const { language } = useLanguage();
  const { created_at, due_ack_at, due_at, assignee, status, link, user_id } = grievance;
  const spoken = languageOf(grievance.language);
  const facts = [
    { name: t('fact.with'), value: assignee ?? t('nobody') },
    { name: t('fact.who'), value: grievance.user_name ?? (user_id ? `#${user_id}` : t('fact.visitor')) },
    { name: t('fact.contact'), value: <Contact grievance={grievance} /> },
    { name: t('fact.received'), value: formatDateTime(created_at, language) },
    { name: t('fact.ack'), value: formatDateTime(due_ack_at, language) },
    { name: t('fact.due'), value: formatDateTime(due_at, language) },
    {
      name: t('fact.language'),
      value: spoken ? <span lang={spoken}>{languageName(spoken)}</span> : grievance.language,
    },
    { name: t('fact.link'), value: link },
  ];
  return (
    <Card as="section" label={t(`status.${status}`)}>
      <div className="grievance-side">
        <p>
          <b>{t(`status.${status}`)}</b> · <Due of={grievance} />
        </p>
        <FactList facts={facts} />
      </div>
    </Card>
  );
}

function History({ grievance: { steps } }: Props) {
  const { t } = useTranslation('admin-grievances');
  const { language } = useLanguage();
  if (steps.length === 0) return null;
  return (
    <Card as="section" label={t('history')}>
      <h2>{t('history')}</h2>
      <ol className="grievance-steps">
        {steps.map(({ id, kind, by, words, at }) => (
          <li key={id}>
            {kind === 'overdue'
              ? t(`step.overdue_${words === 'decision' ? 'decision' : 'acknowledgement'}`)
              : t(`step.${kind}`, { by: by ?? t('somebody') })}
            <time className="soft small" dateTime={at}>
              {' '}
              · {formatDateTime(at, language)}
            </time>
            {words && kind !== 'overdue' && <p className="grievance-words soft">{words}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
