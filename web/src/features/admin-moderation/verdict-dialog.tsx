// The question before a verdict: why, in a ready sentence or one's own words, and what becomes of the job.
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contracts/values.ts';
import { languageName } from '#locales/languages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Button } from '../../ui/button.tsx';
import { Chip, Chips } from '../../ui/chip.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckField, TextArea } from '../../ui/field.tsx';
import { useTextsOf } from './queries.ts';

/** The ready sentences of each verdict. */
const picks = {
  reject: ['money', 'phone', 'fake', 'pay', 'unfair', 'unsafe'],
  remove: ['money', 'phone', 'fake', 'pay', 'unfair', 'unsafe'],
  hold: ['proof', 'reported'],
  restore: ['mistake'],
  uphold: ['removed', 'acted'],
  dismiss: ['fine', 'more'],
  hide: ['not_work', 'private', 'rude'],
  keep: ['work'],
  unhide: ['mistake'],
  uphold_day: ['right'],
  dismiss_day: ['stands'],
} as const;

export type Decision = keyof typeof picks;
const harsh: readonly Decision[] = ['reject', 'remove', 'hide'];

const sanctions = ['none', 'hold', 'remove'] as const;
export type Sanction = (typeof sanctions)[number];

export interface DecisionInput {
  reason: string;
  measure: Sanction;
}

interface VerdictDialogProps {
  verdict: Decision;
  /** Who reads the reason. */
  reader: 'employer' | 'reporter' | 'both' | 'labour' | 'trail';
  /** The language they read in, where they are one. */
  language?: Language | undefined;
  /** Whether a job's fate is to be chosen as well. */
  withMeasure?: boolean;
  busy: boolean;
  onClose: () => void;
  onSay: (said: DecisionInput) => void;
}

function isTexts(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The sentence at `path` of a topic, or null where it has none. */
function textAt(texts: unknown, path: readonly string[]): string | null {
  const found = path.reduce<unknown>((inner, key) => (isTexts(inner) ? inner[key] : null), texts);
  return typeof found === 'string' ? found : null;
}

/** Ready sentences as buttons in the moderator's language; pressed, they stand in the reader's. */
function Picks({
  verdict,
  language,
  onPick,
}: Pick<VerdictDialogProps, 'verdict' | 'language'> & { onPick: (words: string) => void }) {
  const { t } = useTranslation('admin-moderation');
  const own = useLanguage().language;
  const theirs = useTextsOf(language === own ? undefined : language);
  const topic = verdict === 'remove' ? 'reject' : verdict;
  return (
    <>
      <Chips label={t('picks')} wrap>
        {picks[verdict].map((code) => (
          <Chip key={code} onClick={() => onPick(textAt(theirs, ['pick', topic, code]) ?? t(`pick.${topic}.${code}`))}>
            {t(`pick.${topic}.${code}`)}
          </Chip>
        ))}
      </Chips>
      {language && language !== own && <p className="soft small">{t('reads', { language: languageName(language) })}</p>}
    </>
  );
}

function SanctionPicker({ value, onChoose }: { value: Sanction; onChoose: (measure: Sanction) => void }) {
  const { t } = useTranslation('admin-moderation');
  return (
    <fieldset className="verdict__measures">
      <legend>{t('measure.label')}</legend>
      {sanctions.map((measure) => (
        <CheckField
          key={measure}
          kind="radio"
          name="measure"
          label={t(`measure.${measure}`)}
          checked={value === measure}
          onChange={() => onChoose(measure)}
        />
      ))}
    </fieldset>
  );
}

function Form({ verdict, reader, language, withMeasure = false, busy, onClose, onSay }: VerdictDialogProps) {
  const { t } = useTranslation('admin-moderation');
  const [reason, setReason] = useState('');
  const [measure, setMeasure] = useState<Sanction>('none');
  const [isMissing, setMissing] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const words = reason.trim();
    setMissing(words.length < 3);
    if (words.length >= 3) onSay({ reason: words, measure });
  };
  return (
    <form className="verdict" onSubmit={send} noValidate>
      {withMeasure && <SanctionPicker value={measure} onChoose={setMeasure} />}
      <Picks verdict={verdict} language={language} onPick={setReason} />
      <TextArea
        label={t('reason')}
        help={t(`reason_help.${reader}`)}
        error={isMissing ? t('reason_missing') : undefined}
        required
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="dialog__actions">
        <Button onClick={onClose}>{t('ask.keep_it')}</Button>
        <Button type="submit" variant={harsh.includes(verdict) || measure === 'remove' ? 'danger' : 'main'} busy={busy}>
          {t(`act.${verdict}`)}
        </Button>
      </div>
    </form>
  );
}

export function VerdictDialog(props: VerdictDialogProps) {
  const { t } = useTranslation('admin-moderation');
  return (
    <Dialog open title={t(`ask.${props.verdict}`)} onClose={props.onClose}>
      <Form {...props} />
    </Dialog>
  );
}
