// The share sheet of a job: WhatsApp first, then the phone's own share menu, a copied link, or a printed page.
import './share-job.css';
import type { Job } from '#contracts/job-shapes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, LinkButton } from '../../kit/control/button.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { formatPay, formatRupees } from '../../kit/text/money.ts';
import { usePlaceNames } from '../../parts/places/place.ts';

/**
 * Returns the URL of a job for sharing. The URL contains the job's number instead of its uuid, because the number is
 * short enough to type.
 */
export const jobAddress = (job: Pick<Job, 'id'>) => window.location.origin + paths.job(job.id);

/** The fields of a job that are needed for the message and the link with which a user shares the job. */
type SharedJob = Pick<
  Job,
  'id' | 'uid' | 'title' | 'salary_amount' | 'salary_period' | 'state' | 'city' | 'location' | 'all_cities'
>;

function useShareText(job: SharedJob): string {
  const { t } = useTranslation(['jobs', 'reference']);
  const { placeText } = usePlaceNames();
  const payTextOf = ({ salary_amount, salary_period }: SharedJob) =>
    salary_period && salary_amount !== null
      ? `${t(`reference:pay_name.${salary_period}`)}: ${formatRupees(salary_amount)}`
      : formatPay(salary_amount, null);
  return [payTextOf(job), job.title, placeText(job)].filter(Boolean).join(' · ');
}

interface ShareSheetProps {
  job: Job;
  open: boolean;
  onClose: () => void;
}

export function ShareSheet({ job, open, onClose }: ShareSheetProps) {
  const { t } = useTranslation(['job-page', 'jobs']);
  return (
    <Sheet open={open} title={t('job-page:share.open')} close={t('common:close')} onClose={onClose}>
      <ShareWays job={job} onDone={onClose} />
    </Sheet>
  );
}

interface ShareWaysProps {
  job: SharedJob;
  /** Called after the job was shared. */
  onDone?: () => void;
}

export function ShareWays({ job, onDone = () => undefined }: ShareWaysProps) {
  const { t } = useTranslation('job-page');
  const showToast = useToast();
  const text = useShareText(job);
  const url = jobAddress(job);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ text: t('share.copied') });
      onDone();
    } catch {
      showToast({ text: t('share.not_copied'), tone: 'problem' });
    }
  };
  // The promise rejects if the user closes the phone's share menu without a choice. This is not an error.
  const toOthers = () => void navigator.share({ title: job.title, text, url }).then(onDone, () => undefined);
  return (
    <div className="share-job">
      <p>{text}</p>
      <a
        className="button"
        data-variant="main"
        data-size="big"
        href={`https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('share.whatsapp')}
      </a>
      {'share' in navigator && (
        <Button icon="share" onClick={toOthers}>
          {t('share.others')}
        </Button>
      )}
      <Button icon="copy" onClick={() => void copy()}>
        {t('share.copy')}
      </Button>
      <LinkButton icon="printer" to={paths.jobPoster(job.uid)}>
        {t('share.poster')}
      </LinkButton>
      <p className="share-job__address soft small">{url}</p>
    </div>
  );
}
