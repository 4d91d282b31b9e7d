// The worker's tasks: the most urgent one with a button, the other tasks as rows.
import './waiting.css';
import type { LabourDashboard } from '#contracts/labour-dashboard.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { RowLink, Rows } from '../../kit/layout/rows.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { OriginalTitle } from '../../parts/job/original-title.tsx';
import { withReaderTitle } from '../../parts/job/reader-title.ts';

type Item = LabourDashboard['waiting'][number];

const icons = {
  enter_code: 'door',
  confirm_contact: 'phone',
  rate: 'star',
  claim_completion: 'check-circle',
} as const satisfies Partial<Record<Item['act'], IconName>>;

/**
 * A task whose `act` has an icon in `icons`. The server sends only tasks with these acts, although the contract's type
 * allows more.
 */
type ShownItem = Item & { act: keyof typeof icons };
const isShown = (item: Item): item is ShownItem => Object.hasOwn(icons, item.act);

const MAX_LINES = 3;

const placeOf = ({ act, application_id }: Item) =>
  act === 'enter_code' ? paths.myDays : paths.myApplication(application_id);

export function Waiting({ waiting }: Pick<LabourDashboard, 'waiting'>) {
  const { t } = useTranslation('labour-home');
  const [first, ...others] = waiting.filter(isShown);
  if (!first) return null;
  return (
    <section className="waiting" aria-labelledby="waiting">
      <h2 id="waiting" className="visually-hidden">
        {t('waiting.title')}
      </h2>
      <div className="waiting__first">
        <Icon name={icons[first.act]} />
        <div className="waiting__words">
          <p className="waiting__ask">{t(`waiting.${first.act}.ask`, { company: readable(first.company) })}</p>
          <p className="small">
            {/* The question of each task names the employer, except the question about today's code. So the
               employer is named below that question. */}
            {first.act === 'enter_code' ? <About item={first} /> : <JobTitleOf item={first} />}
          </p>
        </div>
        <LinkButton variant="main" size="big" to={placeOf(first)}>
          {t(`waiting.${first.act}.do`)}
        </LinkButton>
      </div>
      {others.length > 0 && (
        <Rows>
          {others.slice(0, MAX_LINES).map((item) => (
            <RowLink
              key={`${item.act} ${item.application_id}`}
              to={placeOf(item)}
              icon={icons[item.act]}
              title={t(`waiting.${item.act}.do`)}
              text={<About item={item} />}
            />
          ))}
        </Rows>
      )}
    </section>
  );
}

/** Names the job of a task; renders nothing for an application that belongs to no job. */
function JobTitleOf({ item: { job_title, reader_title } }: { item: Item }) {
  if (!job_title) return null;
  const job = withReaderTitle({ title: job_title, reader_title });
  return (
    <>
      {job.title}
      <OriginalTitle of={job} />
    </>
  );
}

/** Names the job and the employer of a task. */
function About({ item: { job_title, reader_title, company } }: { item: Item }) {
  const { t } = useTranslation('labour-home');
  if (!job_title) return readable(company);
  const job = withReaderTitle({ title: job_title, reader_title });
  return (
    <>
      {t('waiting.about', { job: job.title, company: readable(company) })}
      <OriginalTitle of={job} />
    </>
  );
}
