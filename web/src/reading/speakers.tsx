// The speakers of all that is read aloud, each with the sentences of its kind; loaded once a voice is there.
import { useTranslation } from 'react-i18next';
import type { Application } from '#contracts/applications.ts';
import type { Job } from '#contracts/jobs.ts';
import type { Notification } from '#contracts/notifications.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { usePlaceNames } from '../ui/place.ts';
import { SpeakerButton, type SpeakerLooks } from './speaker-button.tsx';
import { applicationWords } from './spoken-application.ts';
import { cardWords, jobWords, type SpokenCard, said } from './spoken-job.ts';

/** What is read: what a card shows, a whole job, how an application stands, or one notification. */
type Spoken = { card: SpokenCard } | { job: Job } | { application: Application } | { note: Notification };

export interface SpeakerProps {
  of: Spoken;
  looks: SpeakerLooks;
}

export function Speaker({ of, looks }: SpeakerProps) {
  if ('note' in of) return <NoteSpeaker note={of.note} looks={looks} />;
  if ('application' in of) return <ApplicationSpeaker application={of.application} looks={looks} />;
  return <JobSpeaker of={of} looks={looks} />;
}

function JobSpeaker({ of, looks }: { of: { card: SpokenCard } | { job: Job }; looks: SpeakerLooks }) {
  const { t } = useTranslation(['read-aloud', 'reference']);
  const { language } = useLanguage();
  const { placeText } = usePlaceNames();
  const formatters = { t, language, placeText };
  const words = () => ('job' in of ? jobWords(formatters, of.job) : cardWords(formatters, of.card));
  return <SpeakerButton title={'job' in of ? of.job.title : of.card.title} looks={looks} words={words} />;
}

function ApplicationSpeaker({ application, looks }: { application: Application; looks: SpeakerLooks }) {
  const { t } = useTranslation(['read-aloud', 'applications', 'reference']);
  const { language } = useLanguage();
  const title = application.job?.title ?? t('applications:mine.general');
  return <SpeakerButton title={title} looks={looks} words={() => applicationWords(t, application, language)} />;
}

function NoteSpeaker({ note, looks }: { note: Notification; looks: SpeakerLooks }) {
  const { t } = useTranslation('read-aloud');
  const words = () => [`${said(t, note.title)}.`, said(t, note.message)];
  return <SpeakerButton title={note.title} looks={looks} words={words} />;
}
