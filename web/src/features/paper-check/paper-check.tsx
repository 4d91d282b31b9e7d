// The page that checks the code of a signed paper (D101): genuine or not, and the facts to compare with the paper.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type DocumentContent, isLong, type ShownFact, shownFacts } from '#contracts/document-facts.ts';
import { roleSlugs } from '#contracts/lists.ts';
import { payRhythms, wageBases } from '#contracts/wage-shapes.ts';
import { weekdayName } from '#locales/weekday-name.ts';
import { localKey } from '../../http/query-keys.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { StepIllustration } from '../../kit/illustration/step-illustration.tsx';
import { NarrowPage } from '../../kit/layout/narrow-page.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { minutesText } from '../../kit/text/minutes-text.ts';
import { checkPaper } from './check-paper.ts';
import { daysText, dayText, paiseText } from './fact-texts.ts';
import { keepPageOffline } from './offline-page.ts';
import { RowsCheck } from './rows-check.tsx';

export function PaperCheck() {
  const { t } = useTranslation('documents');
  const digits = useLocation().hash.slice(1);
  useEffect(() => void keepPageOffline(), []);
  return (
    <NarrowPage title={t('check.title')}>
      {digits === '' ? (
        <>
          <p>{t('check.scan')}</p>
          <StepIllustration name="paper" />
        </>
      ) : (
        <Result digits={digits} />
      )}
    </NarrowPage>
  );
}

function Result({ digits }: { digits: string }) {
  const { t } = useTranslation('documents');
  const { data, isFetching, refetch } = useQuery({
    queryKey: localKey('paper-check', { digits }),
    queryFn: () => checkPaper(digits),
    // The check also works without a connection, with the stored keys.
    networkMode: 'always',
    refetchOnReconnect: true,
    gcTime: 0,
  });
  if (!data)
    return (
      <Skeleton words={t('common:loading')}>
        <SkeletonLine shape="block" />
      </Skeleton>
    );
  if (data.result === 'unreachable')
    return (
      <Failure
        title={t('check.unreachable')}
        again={t('common:try_again')}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {t('check.unreachable_why')}
      </Failure>
    );
  if (data.result === 'not_genuine')
    return (
      <Notice tone="danger" role="alert" title={t('check.not_genuine')}>
        <p>{t('check.not_genuine_why')}</p>
      </Notice>
    );
  const { result, content } = data;
  const isDiary = content.kind === 'diary-statement';
  return (
    <div className="stack">
      <Notice tone={tones[result]} role="status" title={t(`check.${result}`)}>
        <p>{result === 'revoked' || result === 'unchecked' ? t(`check.${result}_why`) : t('check.compare')}</p>
        {result === 'unchecked' && (
          <Button icon="refresh" busy={isFetching} onClick={() => void refetch()}>
            {t('common:try_again')}
          </Button>
        )}
      </Notice>
      <h2>{t(`title.${content.kind}`)}</h2>
      {isDiary && <Notice tone="warn">{t('diary_note')}</Notice>}
      <Facts content={content} />
      {content.kind === 'work-certificate' && result !== 'revoked' && <p>{t('certificate_note')}</p>}
      {isLong(content) && <RowsCheck signed={content.facts.rows} isDiary={isDiary} />}
    </div>
  );
}

const tones = { genuine: 'ok', expired: 'warn', unchecked: 'warn', revoked: 'danger' } as const;

/** The facts in the order of the paper. */
function Facts({ content }: { content: DocumentContent }) {
  const { t } = useTranslation('documents');
  const textOf = useFactText();
  return (
    <dl className="stack">
      {shownFacts(content).map((fact) => (
        <div key={fact.name}>
          <dt className="soft small">{t(`fact.${fact.name}`)}</dt>
          <dd>
            <b>{textOf(fact)}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns the function that writes the value of a fact as papers do. */
function useFactText() {
  const { t } = useTranslation(['reference', 'wages']);
  const { language } = useLanguage();
  const writers: Record<ShownFact['form'], (text: string) => string> = {
    name: (text) => text,
    employer: (text) => text || t('wages:unknown'),
    trade: (text) => {
      const role = roleSlugs.find((slug) => slug === text);
      return role ? t(`reference:role.${role}`) : text;
    },
    day: dayText,
    paise: (text) => paiseText(Number(text)),
    number: (text) => text,
    days: daysText,
    minutes: (text) => minutesText(Number(text)),
    rhythm: (text) => t(`wages:terms.every.${payRhythms.find((rhythm) => rhythm === text) ?? 'day'}`),
    weekday: (text) => weekdayName(Number(text), language),
    basis: (text) => t(`reference:salary_period.${wageBases.find((basis) => basis === text) ?? 'day'}`),
  };
  return ({ form, value }: ShownFact) => writers[form](String(value));
}
