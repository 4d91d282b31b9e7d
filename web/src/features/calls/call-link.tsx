// The page of a link in an SMS about a call (D83): one question with two buttons, and then the result. It opens without
// a session, in the language of the worker who got the SMS, and changes nothing before a tap.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { isRefusedWith } from '#contracts/call-error.ts';
import { callLinkEndpoints as endpoints, type CallLink as Link } from '#contracts/call-links.ts';
import { hourText } from '#locales/day-parts.ts';
import { call } from '../../http/call.ts';
import { keyOf } from '../../http/query-keys.ts';
import { weekDay } from '../../i18n/calendar-text.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { showLanguage } from '../../i18n/show-language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, LinkButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { CheckField } from '../../kit/form/field.tsx';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { readStored } from '../../kit/storage/browser-store.ts';
import { Pay } from '../../parts/job/pay.tsx';
import { usePlaceNames } from '../../parts/places/place.ts';
import { TradeTile } from '../../parts/trades/trade-icon.tsx';
import { useHoursText } from './call-facts.tsx';
import { CallSkeleton, LoadFailed } from './load-failed.tsx';

interface Answer {
  answer: 'yes' | 'no';
  night_ok?: boolean;
}

/**
 * Shows the page in the language of the SMS, unless the user has chosen a language in this browser. Does not store the
 * language as a choice.
 */
async function showLanguageOfSms(texts: i18n, { language }: Link): Promise<void> {
  if (readStored('language') === null && language !== texts.language) await showLanguage(texts, language);
}

function useCallLink(token: string) {
  const client = useQueryClient();
  const { i18n } = useTranslation();
  const queryKey = keyOf('callLinks', 'readCallLink', { token });
  const question = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const link = await call(endpoints.readCallLink, { params: { token }, signal });
      // Before the question is rendered, so that it does not appear in another language first.
      await showLanguageOfSms(i18n, link);
      return link;
    },
    staleTime: 0,
  });
  const answering = useMutation({
    mutationFn: (body: Answer) => call(endpoints.answerCallLink, { params: { token }, body }),
    onSuccess: (answered: Link) => client.setQueryData(queryKey, answered),
    // A refusal means that the shown question is outdated.
    onError: () => void client.invalidateQueries({ queryKey }),
  });
  return { question, answering };
}

export function CallLink({ token }: { token: string }) {
  const { question, answering } = useCallLink(token);
  const { data, error, isFetching, refetch } = question;
  if (isRefusedWith(error, 'not_found') || isRefusedWith(answering.error, 'not_found')) return <Expired />;
  if (data)
    return (
      <Question
        link={data}
        busy={answering.isPending ? answering.variables.answer : null}
        error={answering.error}
        hasAnswered={answering.isSuccess}
        onAnswer={answering.mutate}
      />
    );
  if (error) return <LoadFailed heading="h1" error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  return <CallSkeleton />;
}

function Expired() {
  const { t } = useTranslation('calls');
  return (
    <section className="call-outcome" data-kind="over">
      <Icon name="clock" size={32} />
      <h1 className="call-outcome__title">{t('link.expired')}</h1>
      <p>{t('link.expired_text')}</p>
      <LinkButton to={paths.labourCalls}>{t('link.mine')}</LinkButton>
    </section>
  );
}

interface QuestionProps {
  link: Link;
  busy: Answer['answer'] | null;
  error: Error | null;
  /** True after the user has answered on this page. */
  hasAnswered: boolean;
  onAnswer: (answer: Answer) => void;
}

function Question({ link, busy, error, hasAnswered, onAnswer }: QuestionProps) {
  const { t } = useTranslation(['calls', 'problems']);
  return (
    <div className="stack call-page">
      {link.outcome && <Result link={link} outcome={link.outcome} hasFocus={hasAnswered} />}
      <Card as="article">
        <Facts link={link} />
      </Card>
      {error && (
        <Notice tone="danger" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
      {link.is_open && link.outcome === null && <Buttons link={link} busy={busy} onAnswer={onAnswer} />}
    </div>
  );
}

const icons: Record<NonNullable<Link['outcome']>, IconName> = {
  place: 'check-circle',
  confirmed: 'check-circle',
  reserve: 'hourglass',
  full: 'users',
  no: 'x-circle',
  booked: 'calendar',
  profile: 'user',
};

interface ResultProps {
  link: Link;
  outcome: NonNullable<Link['outcome']>;
  /** True if the result replaces the pressed button: its title takes the focus. */
  hasFocus: boolean;
}

/** The result of the answer, and the way to the worker’s own pages, which need a session. */
function Result({ link, outcome, hasFocus }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasFocus) heading.current?.focus();
  }, [hasFocus]);
  const { t } = useTranslation('calls');
  const { language } = useLanguage();
  const when = { day: weekDay(link.date, language), time: hourText(link.starts_at, { language }) };
  const words = {
    place: [t('outcome.place.title'), t('link.place', when)],
    confirmed: [t('link.confirmed'), t('link.place', when)],
    reserve: [t('outcome.reserve.title'), t('outcome.reserve.text')],
    full: [t('outcome.full.title'), t('outcome.full.text')],
    no: [t('outcome.no.title'), t('outcome.no.text')],
    booked: [t('booked.title'), null],
    profile: [t('link.profile'), t('link.profile_text')],
  } as const;
  const [title, text] = words[outcome];
  return (
    <section
      className="call-outcome"
      data-kind={outcome === 'confirmed' ? 'place' : outcome}
      role={outcome === 'booked' || outcome === 'profile' ? 'alert' : 'status'}
    >
      <Icon name={icons[outcome]} size={32} />
      <h2 className="call-outcome__title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {text && <p>{text}</p>}
      <LinkButton to={paths.labourCalls}>{t('link.mine')}</LinkButton>
    </section>
  );
}

/** Trade, town, day, hours and pay. The response has no further facts, because each reader of the SMS sees the page. */
function Facts({ link }: { link: Link }) {
  const { t } = useTranslation(['calls', 'reference']);
  const { language } = useLanguage();
  const { placeText } = usePlaceNames();
  const hoursText = useHoursText();
  const facts: [IconName, string][] = [
    ['calendar', weekDay(link.date, language)],
    ['clock', hoursText(link)],
    ['map-pin', placeText(link)],
  ];
  return (
    <div className="call-facts">
      <Pay amount={link.pay} period="day" size="page" />
      <div className="call-facts__trade">
        <TradeTile role={link.role} />
        <h1 className="call-facts__title">{t(`reference:role.${link.role}`)}</h1>
      </div>
      <ul className="call-facts__list">
        {facts.map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Buttons({ link, busy, onAnswer }: Pick<QuestionProps, 'link' | 'busy' | 'onAnswer'>) {
  const { t } = useTranslation('calls');
  const [isNightOk, setNightOk] = useState(false);
  const needsNight = link.purpose === 'offer' && link.night;
  return (
    <section className="call-question">
      <h2>{link.purpose === 'offer' ? t('link.ask') : t(`ask.${link.purpose}`)}</h2>
      <div className="call-answers">
        {needsNight && (
          <CheckField
            label={t('call.night_ok')}
            checked={isNightOk}
            onChange={(event) => setNightOk(event.target.checked)}
          />
        )}
        <Button size="big" disabled={busy === 'yes'} busy={busy === 'no'} onClick={() => onAnswer({ answer: 'no' })}>
          {t('call.no')}
        </Button>
        <Button
          variant="main"
          size="big"
          icon="check"
          disabled={(needsNight && !isNightOk) || busy === 'no'}
          busy={busy === 'yes'}
          onClick={() => onAnswer({ answer: 'yes', ...(needsNight && { night_ok: isNightOk }) })}
        >
          {link.purpose === 'offer' ? t('call.yes') : t(`ask.${link.purpose}_yes`)}
        </Button>
      </div>
    </section>
  );
}
