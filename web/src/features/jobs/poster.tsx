// A printable A4 poster of a job for tea stalls and labour markets: trade, pay, place and a QR code that opens the job.
import { TypedName } from '../../parts/name/typed-name.tsx';
import './back-bar.css';
import './poster.css';
import { Link } from 'react-router-dom';
import type { Job } from '#contracts/job-shapes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BrandMark } from '../../kit/control/brand-mark.tsx';
import { Button } from '../../kit/control/button.tsx';
import { QrCode } from '../../kit/control/qr-code.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { employerName, typedEmployerName } from '../../parts/employer/employer-name.ts';
import { OriginalTitle } from '../../parts/job/original-title.tsx';
import { Pay } from '../../parts/job/pay.tsx';
import type { WithOriginal } from '../../parts/job/reader-title.ts';
import { inReadersLanguage } from '../../parts/job/translated.ts';
import { usePlaceNames } from '../../parts/places/place.ts';
import { TradeIcon } from '../../parts/trades/trade-icon.tsx';
import { jobAddress } from './share-sheet.tsx';

export function Poster({ job: asWritten }: { job: Job }) {
  const { t } = useTranslation('job-page');
  const job = inReadersLanguage(asWritten);
  return (
    <div className="poster-page">
      <div className="poster-page__bar">
        <Link className="back-link" to={paths.job(job.uid)}>
          <Icon name="arrow-left" />
          {t('poster.back')}
        </Link>
        <Button variant="main" icon="printer" onClick={() => window.print()}>
          {t('poster.print')}
        </Button>
      </div>
      <Sheet job={job} />
    </div>
  );
}

function Sheet({ job }: { job: Job & WithOriginal }) {
  const { t } = useTranslation(['job-page', 'jobs']);
  const { placeText } = usePlaceNames();
  const address = jobAddress(job);
  return (
    <article className="poster" data-theme="light">
      <div className="poster__picture">
        <TradeIcon role={job.role} />
      </div>
      <Pay amount={job.salary_amount} period={job.salary_period} />
      <h1>{job.title}</h1>
      <OriginalTitle of={job} />
      <p className="poster__place">
        <Icon name="map-pin" />
        {placeText(job)}
      </p>
      <div className="poster__foot">
        <QrCode text={address} label={t('job-page:poster.code')} />
        <div className="poster__how">
          <b className="poster__scan">{t('job-page:poster.scan')}</b>
          <p>{address.replace(/^https?:\/\//, '')}</p>
          <p>
            {employerName(job.employer) || t('jobs:employer.unknown')}
            <TypedName name={typedEmployerName(job.employer)} />
          </p>
          <BrandMark />
        </div>
      </div>
      <b className="poster__no-fee">
        <Icon name="rupee" />
        {t('jobs:detail.no_fee')}
      </b>
    </article>
  );
}
