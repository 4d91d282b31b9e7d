// One notification: icon of its kind, title, message, time, and whether it is new.
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { Notification, notificationSubjects } from '#contracts/notifications.ts';
import type { UserType } from '#contracts/reference.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { breachNoticesPath, crewsPath, grievanceAnswerPath } from '../../kit/navigation/answer-paths.ts';
import { paths } from '../../kit/navigation/paths.ts';
import { OriginalTitle } from '../../parts/job/original-title.tsx';
import { ReadAloud } from '../../parts/reading/read-aloud.tsx';
import { useSession } from '../../session/session-context.ts';
import { signOf } from './note-sign.ts';
import { noteTime } from './note-time.ts';

const places: Record<(typeof notificationSubjects)[number], string> = {
  applicants: paths.applicants,
  own_job: paths.myJobs,
  report: paths.myReports,
  grievance: grievanceAnswerPath,
  data_breach: breachNoticesPath,
  own_ratings: paths.ratings,
  own_data: paths.privacy,
  saved_searches: paths.savedSearches,
};

interface NoteItemProps {
  note: Notification;
  /** Called when the user presses the notification. `leads.away` is true if the press also opens another page. */
  onOpen: (note: Notification, leads: { away: boolean }) => void;
}

/** Returns the path of the page that the notification opens; null if it opens none. */
function placeOf(
  { application_id, job_uid, job_part, subject, notification_type, kind = '' }: Notification,
  user_type: UserType | null,
): string | null {
  if (kind.startsWith('wage_') && user_type !== null) return paths.hisaab(user_type);
  if (kind.startsWith('crew_')) return crewsPath;
  if (application_id !== null)
    return user_type === 'employer' ? paths.applicant(application_id) : paths.myApplication(application_id);
  if (job_uid !== null && kind.startsWith('call_'))
    return user_type === 'employer' ? paths.myCall(job_uid) : paths.labourCall(job_uid);
  if (job_uid !== null) return job_part ? paths.editWords(job_uid) : paths.job(job_uid);
  if (subject !== null) return places[subject];
  return notification_type === 'verification_request' ? paths.verification : null;
}

const LEADING_SIGNS = /^[\s.।]+/;

/**
 * The label above a moderator's words that are not in the page's language. The label does not reuse `OwnWordsLabel`: if
 * the bell shared that module with the job page, the job page would load more code than its size budget allows.
 */
function WordsLabel({ lang }: { lang: string }) {
  const { t } = useTranslation(['jobs', 'reference']);
  const code = lang.replace(/-.*/, '').replace('bho', 'bh');
  const language = t(`reference:spoken_language.${code}`, { defaultValue: code });
  return <span className="soft small">{t('jobs:detail.own_words', { language })}</span>;
}

/** The message. If it quotes a moderator in another language, the quote has a `lang` attribute and a label. */
function NoteMessage({ note: { message, own_words, own_words_lang } }: { note: Notification }) {
  const start = own_words ? message.indexOf(own_words) : -1;
  if (!own_words || !own_words_lang || start < 0) return <span>{message}</span>;
  const before = message.slice(0, start).trim();
  const after = message.slice(start + own_words.length).replace(LEADING_SIGNS, '');
  return (
    <>
      {before && <span>{before}</span>}
      <Suspense>
        <WordsLabel lang={own_words_lang} />
      </Suspense>
      <span lang={own_words_lang}>{`“${own_words}”`}</span>
      {after && <span>{after}</span>}
    </>
  );
}

export function NoteItem({ note, onOpen }: NoteItemProps) {
  const { t } = useTranslation('bell');
  const { language } = useLanguage();
  const { user_type } = useSession();
  const place = placeOf(note, user_type);
  const sign = signOf(note);
  const content = (
    <>
      <span className="note__picture" data-tone={sign.tone}>
        <Icon name={sign.icon} size={20} />
      </span>
      <span className="note__text">
        <span className="note__title">{note.title}</span>
        <NoteMessage note={note} />
        <OriginalTitle of={note} />
        <time className="note__time" dateTime={note.created_at}>
          {noteTime(t, note.created_at, language, new Date())}
        </time>
      </span>
      <span className="note__tag">{note.is_read ? t('read') : t('new')}</span>
    </>
  );
  return (
    <li className="note" data-new={!note.is_read || undefined}>
      {place === null ? (
        <button type="button" className="note__body" onClick={() => onOpen(note, { away: false })}>
          {content}
        </button>
      ) : (
        <Link className="note__body" to={place} onClick={() => onOpen(note, { away: true })}>
          {content}
        </Link>
      )}
      <ReadAloud of={{ note }} looks="corner" />
    </li>
  );
}
