// The test phone of the demo: a simulated phone that shows the SMS that the product would have sent.
import './dev-phone.css';
import { useState } from 'react';
import { intlLocale } from '#locales/languages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, LinkButton } from '../../kit/control/button.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { useWindowTitle } from '../../parts/company/use-window-title.ts';
import { codeIn, type PhoneMessage, useMessages } from './messages.ts';

function CopyCode({ code }: { code: string }) {
  const { t } = useTranslation('signin');
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Button size="small" icon={isCopied ? 'check' : 'file'} onClick={() => void copy()}>
      {isCopied ? t('dev.copied') : `${t('dev.copy')}: ${code}`}
    </Button>
  );
}

function Message({ message }: { message: PhoneMessage }) {
  const { t } = useTranslation('signin');
  const { language } = useLanguage();
  const code = codeIn(message.text);
  const time = new Intl.DateTimeFormat(intlLocale(language), {
    timeZone: 'Asia/Kolkata',
    numberingSystem: 'latn',
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
  return (
    <li className="sms">
      <p className="sms__header">
        <span className="num">{t('dev.to', { phone: message.to })}</span>
        <time dateTime={message.sent_at}>{time.format(new Date(message.sent_at))}</time>
      </p>
      <p className="sms__text">{message.text}</p>
      {code && <CopyCode code={code} />}
    </li>
  );
}

function Messages() {
  const { t } = useTranslation('signin');
  const { data, error, refetch, isFetching } = useMessages();
  if (data?.length) {
    return (
      <ul className="stack" aria-live="polite">
        {data.map((message) => (
          <Message key={`${message.sent_at} ${message.to} ${message.text}`} message={message} />
        ))}
      </ul>
    );
  }
  if (data) return <EmptyState title={t('dev.empty')}>{t('dev.empty_text')}</EmptyState>;
  if (error) {
    return (
      <Failure
        title={t('common:load_failed')}
        again={t('common:try_again')}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {t('dev.off')}
      </Failure>
    );
  }
  return (
    <Skeleton words={t('common:loading')}>
      <SkeletonLine shape="block" />
    </Skeleton>
  );
}

export function DevPhone() {
  const { t } = useTranslation('signin');
  useWindowTitle(t('dev.title'));
  return (
    <main className="dev-phone">
      <header className="dev-phone__header">
        <h1>{t('dev.title')}</h1>
        <p className="soft small">{t('dev.text')}</p>
        <LinkButton variant="link" icon="log-in" to={paths.signIn()}>
          {t('dev.sign_in')}
        </LinkButton>
      </header>
      <div className="dev-phone__body">
        <Messages />
      </div>
    </main>
  );
}
