// The draft letter to the Data Protection Board or CERT-In. The letter contains the facts of the breach and can be
// printed or copied.
import { useRef, useState } from 'react';
import type { Breach } from '#contracts/breaches.ts';
import type { KeyOf } from '#locales/topics/text-key.ts';
import { dayText, formatDateTime } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { BackLink } from '../../kit/layout/back-link.tsx';
import { numberText } from '../../kit/text/number-text.ts';
import { useCompany } from '../../parts/company/company.ts';

export const letters = ['board_first', 'board_report', 'cert_in'] as const;
type LetterName = (typeof letters)[number];

const headOf: Record<LetterName, Record<'to' | 'about', KeyOf<'admin-breaches'>>> = {
  board_first: { to: 'letter.to_board', about: 'letter.about_first' },
  board_report: { to: 'letter.to_board', about: 'letter.about_report' },
  cert_in: { to: 'letter.to_cert', about: 'letter.about_cert' },
};

/** Returns the name and the text of each section of the letter. Empty facts show a placeholder. */
function useParts(breach: Breach) {
  const { t } = useTranslation('admin-breaches');
  const { language } = useLanguage();
  const { affected, notices, words } = breach;
  const english = words.find((one) => one.language === 'en');
  const filled = (text: string | undefined) => text || `[${t('letter.missing')}]`;
  const sent = notices.at
    ? t('letter.notices_sent', { when: formatDateTime(notices.at, language) })
    : t('letter.notices_not');
  const persons = t('letter.persons_count', { affected: numberText(affected), told: numberText(notices.told) });
  return [
    { name: t('letter.incident'), text: breach.title },
    { name: t('letter.discovered'), text: formatDateTime(breach.discovered_at, language) },
    { name: t('letter.nature'), text: filled(breach.nature) },
    { name: t('letter.timing'), text: filled(breach.happened) },
    { name: t('letter.data'), text: filled(breach.data) },
    { name: t('letter.persons'), text: persons },
    { name: t('letter.impact'), text: filled(breach.consequences) },
    { name: t('letter.measures'), text: filled(breach.measures) },
    { name: t('letter.notices'), text: sent },
    { name: t('letter.advice'), text: filled(english?.advice) },
    { name: t('letter.contact'), text: filled(breach.contact) },
  ];
}

export function Letter({ breach, letter }: { breach: Breach; letter: LetterName }) {
  const { t } = useTranslation('admin-breaches');
  const { language } = useLanguage();
  const { company, address } = useCompany();
  const [today] = useState(() => new Date().toISOString());
  const text = useRef<HTMLElement>(null);
  const { to, about } = headOf[letter];
  return (
    <div className="breach-letter">
      <BackLink to="?stage=deadlines">{t('letter.back')}</BackLink>
      <div className="breach-acts">
        <Copy textOf={() => text.current?.innerText ?? ''} />
        <Button icon="printer" onClick={() => window.print()}>
          {t('letter.print')}
        </Button>
      </div>
      <article className="breach-letter__text" ref={text}>
        <p>{t(to)}</p>
        <h1 className="breaches-title">{t(about)}</h1>
        <p>
          {t('letter.from')}: {company}, {address}
          <br />
          {t('letter.date')}: {dayText(today, language)}
        </p>
        {useParts(breach).map((part) => (
          <section key={part.name}>
            <h2>{part.name}</h2>
            <p>{part.text}</p>
          </section>
        ))}
      </article>
    </div>
  );
}

function Copy({ textOf }: { textOf: () => string }) {
  const { t } = useTranslation('admin-breaches');
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(textOf()).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Button variant="main" icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
      {t(copied ? 'letter.copied' : 'letter.copy')}
    </Button>
  );
}
