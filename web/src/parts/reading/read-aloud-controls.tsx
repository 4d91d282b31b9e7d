// Speaker buttons for job cards, jobs, applications, notifications and texts of the app itself, each with the sentences
// to read. This module loads in the browser when a button is shown.

import type { Application } from '#contracts/application-shapes.ts';
import type { Job } from '#contracts/job-shapes.ts';
import type { Notification } from '#contracts/notifications.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePlaceNames } from '../places/place.ts';
import { ReadAloudButton, type ReadAloudLooks } from './read-aloud-button.tsx';
import { applicationWords } from './spoken-application.ts';
import { cardWords, jobWords, type SpokenCard, said } from './spoken-job.ts';

/**
 * Texts of the app itself, not written by a user. `onPart` is called with the index of the text in `words` that the
 * voice reaches.
 */
interface SpokenText {
  title: string;
  words: readonly string[];
  onPart?: (index: number) => void;
}

/** The item to read: a job card, a whole job, the status of an application, one notification, or texts of the app. */
type Spoken =
  | { card: SpokenCard }
  | { job: Job }
  | { application: Application }
  | { note: Notification }
  | { text: SpokenText };

export interface ReadAloudProps {
  of: Spoken;
  looks: ReadAloudLooks;
}

export function ReadAloudControl({ of, looks }: ReadAloudProps) {
  if ('note' in of) return <NoteReadAloud note={of.note} looks={looks} />;
  if ('text' in of) return <TextReadAloud text={of.text} looks={looks} />;
  if ('application' in of) return <ApplicationReadAloud application={of.application} looks={looks} />;
  return <JobReadAloud of={of} looks={looks} />;
}

function JobReadAloud({ of, looks }: { of: { card: SpokenCard } | { job: Job }; looks: ReadAloudLooks }) {
  const { t } = useTranslation(['read-aloud', 'reference']);
  const { language } = useLanguage();
  const { placeText } = usePlaceNames();
  const formatters = { t, language, placeText };
  const words = () => ('job' in of ? jobWords(formatters, of.job) : cardWords(formatters, of.card));
  return <ReadAloudButton title={'job' in of ? of.job.title : of.card.title} looks={looks} words={words} />;
}

function ApplicationReadAloud({ application, looks }: { application: Application; looks: ReadAloudLooks }) {
  const { t } = useTranslation(['read-aloud', 'applications', 'reference']);
  const { language } = useLanguage();
  const title = application.job?.reader_title?.text ?? application.job?.title ?? t('applications:mine.general');
  return <ReadAloudButton title={title} looks={looks} words={() => applicationWords(t, application, language)} />;
}

function NoteReadAloud({ note, looks }: { note: Notification; looks: ReadAloudLooks }) {
  const { t } = useTranslation('read-aloud');
  const words = () => [`${said(t, note.title)}.`, said(t, note.message)];
  return <ReadAloudButton title={note.title} looks={looks} words={words} />;
}

function TextReadAloud({ text: { title, words, onPart }, looks }: { text: SpokenText; looks: ReadAloudLooks }) {
  const { t } = useTranslation('read-aloud');
  const spoken = () => words.map((part) => said(t, part));
  return <ReadAloudButton title={title} looks={looks} words={spoken} onPart={onPart} />;
}
