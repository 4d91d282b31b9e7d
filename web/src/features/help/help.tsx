// The help page: contact details, short answers, and what to do about problems.
import './help.css';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { NarrowPage, PagePart } from '../../kit/layout/narrow-page.tsx';
import { RowLink, Rows } from '../../kit/layout/rows.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { useBrand } from '../../parts/company/brand.ts';
import { dialled, useCompany } from '../../parts/company/company.ts';
import { ReadingHelp } from '../../parts/reading/reading-help.tsx';
import { useSession } from '../../session/session-context.ts';
import { Questions } from './questions.tsx';

/** Links to the company's phone number and e-mail address. `subject` is the subject of the e-mail. */
function Reach({ subject }: { subject?: string }) {
  const { t } = useTranslation('help');
  const { support_phone, support_email } = useCompany();
  const about = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return (
    <ul className="help__actions">
      <li>
        <a className="help__way" href={dialled(support_phone)}>
          <Icon name="phone" />
          <span>
            <b>{t('call')}</b>
            <span className="num">{support_phone}</span>
          </span>
        </a>
      </li>
      <li>
        <a className="help__way" href={`mailto:${support_email}${about}`}>
          <Icon name="send" />
          <span>
            <b>{t('write')}</b>
            <span>{support_email}</span>
          </span>
        </a>
      </li>
    </ul>
  );
}

export function Help() {
  const { t } = useTranslation(['help', 'shell', 'unpaid-wages']);
  const { user_type } = useSession();
  const { company, address, grievance_ack_hours, grievance_days } = useCompany();
  const brand = useBrand();
  const back = user_type ? { to: paths.settings, text: t('shell:nav.settings') } : undefined;
  return (
    <NarrowPage title={t('help:title')} back={back}>
      <div className="stack">
        <p>{t('help:intro')}</p>
        <Reach />
      </div>
      <PagePart title={t('help:questions')}>
        <Questions />
        <Rows>
          <RowLink to={paths.unpaidWages} icon="rupee" title={t('unpaid-wages:title')} />
          <RowLink to={paths.faq} icon="help" title={t('shell:nav.faq')} />
          <RowLink to={paths.guide('labour')} icon="hammer" title={t('shell:nav.guide_workers')} />
          <RowLink to={paths.guide('employer')} icon="users" title={t('shell:nav.guide_employers')} />
        </Rows>
      </PagePart>
      {user_type === 'labour' && (
        <PagePart title={t('help:guide.title')} text={t('help:guide.text')}>
          <LinkButton icon="list" to={paths.firstSteps}>
            {t('help:guide.go')}
          </LinkButton>
        </PagePart>
      )}
      <PagePart title={t('help:problem.title')} text={t('help:problem.text')}>
        <Reach subject={t('help:problem.subject', { site: brand })} />
        {user_type && (
          <LinkButton icon="flag" to={paths.myReports}>
            {t('help:problem.reports')}
          </LinkButton>
        )}
      </PagePart>
      <ReadingHelp />
      <PagePart
        title={t('help:complaint.title')}
        text={t('help:complaint.text', { grievance_ack_hours, grievance_days })}
      >
        <p className="soft small">
          {company}, {address}
        </p>
        <LinkButton icon="scale" to={paths.grievance}>
          {t('shell:nav.grievance')}
        </LinkButton>
      </PagePart>
    </NarrowPage>
  );
}
