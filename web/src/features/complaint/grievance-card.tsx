// One complaint as its author sees it: status, text and the officer's answer.
import './complaint.css';
import { Link } from 'react-router-dom';
import type { Grievance } from '#contracts/grievances.ts';
import { dayText } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../kit/control/notice.tsx';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { MarkedWords } from '../../parts/phrases/marked-words.tsx';

type State = 'received' | 'acknowledged' | 'upheld' | 'dismissed';

const icons: Record<State, IconName> = {
  received: 'check',
  acknowledged: 'eye',
  upheld: 'check-circle',
  dismissed: 'info',
};

const stateOf = ({ status, verdict }: Grievance): State => (status === 'decided' ? (verdict ?? 'dismissed') : status);

export function GrievanceCard({ grievance }: { grievance: Grievance }) {
  const { t } = useTranslation('complaint');
  const { ticket, kind, words, words_lang, created_at } = grievance;
  const state = stateOf(grievance);
  return (
    <Card as="article" label={t('card.name', { number: ticket })}>
      <div className="grievance-card">
        <div className="grievance-card__line">
          <span className="grievance-card__state" data-state={state}>
            <Icon name={icons[state]} size={16} />
            {t(`state.${state}`)}
          </span>
          <span className="grievance-card__number num">{ticket}</span>
        </div>
        <h2>{t(`kind.${kind}`)}</h2>
        {words && (
          <div>
            <p className="soft small">{t('card.words')}</p>
            <MarkedWords className="grievance-card__words" lang={words_lang?.words}>
              {words}
            </MarkedWords>
          </div>
        )}
        <Answer grievance={grievance} />
        <p className="grievance-card__line soft small">
          <Day what="sent" instant={created_at} />
          <End grievance={grievance} />
        </p>
      </div>
    </Card>
  );
}

function Day({ what, instant }: { what: 'sent' | 'due' | 'decided'; instant: string }) {
  const { t } = useTranslation('complaint');
  const { language } = useLanguage();
  return <time dateTime={instant}>{t(`card.${what}`, { day: dayText(instant, language) })}</time>;
}

function End({ grievance: { decided_at, due_at } }: { grievance: Grievance }) {
  return decided_at ? <Day what="decided" instant={decided_at} /> : <Day what="due" instant={due_at} />;
}

function Answer({ grievance }: { grievance: Grievance }) {
  const { t } = useTranslation('complaint');
  const { outcome, verdict, words_lang } = grievance;
  if (!outcome) return null;
  return (
    <>
      <Notice tone={verdict === 'upheld' ? 'ok' : 'still'} title={t('card.answer')}>
        <MarkedWords className="grievance-card__words" lang={words_lang?.outcome}>
          {outcome}
        </MarkedWords>
      </Notice>
      <Link to={`${paths.grievance}#further`}>{t('card.further')}</Link>
    </>
  );
}
