// The dialog before a verdict: the moderator gives a reason (prepared or typed) and, for some verdicts, chooses what
// happens to the job or crew.
import { type FormEvent, useState } from 'react';
import type { Language } from '#contracts/values.ts';
import { languageName } from '#locales/languages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Chip, Chips } from '../../kit/control/chip.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { CheckField, TextArea } from '../../kit/form/field.tsx';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { useTextsOf } from './queries.ts';
import { useRefusalText } from './refusal-text.ts';

/** Translation keys of the prepared reasons for each verdict. */
const picks = {
  reject: [
    'pick.reject.money',
    'pick.reject.phone',
    'pick.reject.fake',
    'pick.reject.pay',
    'pick.reject.unfair',
    'pick.reject.unsafe',
  ],
  remove: [
    'pick.reject.money',
    'pick.reject.phone',
    'pick.reject.fake',
    'pick.reject.pay',
    'pick.reject.unfair',
    'pick.reject.unsafe',
  ],
  hold: ['pick.hold.proof', 'pick.hold.reported'],
  restore: ['pick.restore.mistake'],
  release: ['pick.release.fine'],
  uphold: ['pick.uphold.removed', 'pick.uphold.acted'],
  dismiss: ['pick.dismiss.fine', 'pick.dismiss.more'],
  hide: ['pick.hide.not_work', 'pick.hide.private', 'pick.hide.rude'],
  keep: ['pick.keep.work'],
  unhide: ['pick.unhide.mistake'],
  uphold_day: ['pick.uphold_day.right'],
  dismiss_day: ['pick.dismiss_day.stands'],
} as const;

export type Decision = keyof typeof picks;
const harsh: readonly Decision[] = ['reject', 'remove', 'hide'];

const sanctions = { job: ['none', 'hold', 'remove'], crew: ['none', 'hold'] } as const;
export type Sanction = (typeof sanctions)['job'][number];

export interface DecisionInput {
  reason: string;
  measure: Sanction;
}

interface VerdictDialogProps {
  verdict: Decision;
  /**
   * The reader of the reason. `both`: the author and the recipient of a rating. `audit_log`: no user, because only the
   * audit log stores the reason.
   */
  reader: 'employer' | 'reporter' | 'both' | 'labour' | 'audit_log';
  /** The language of the user who reads the reason; undefined if several users or no user read it. */
  language?: Language | undefined;
  /** The target of a sanction that the moderator also chooses; null without one. */
  measureOf?: keyof typeof sanctions | null;
  busy: boolean;
  /** The error of the last attempt to send a decision; null without one. */
  error: unknown;
  onClose: () => void;
  onSay: (said: DecisionInput) => void;
}

function isTexts(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Returns the string at `path` in the texts of a topic (a locale file); null if there is no string at that path. */
function textAt(texts: unknown, path: readonly string[]): string | null {
  const found = path.reduce<unknown>((inner, key) => (isTexts(inner) ? inner[key] : null), texts);
  return typeof found === 'string' ? found : null;
}

/** Returns the prepared reasons. That the job was removed is true only if the verdict removes it. */
const reasonsOf = (verdict: Decision, isRemoved: boolean) =>
  picks[verdict].filter((key) => key !== 'pick.uphold.removed' || isRemoved);

/** Prepared reasons as buttons in the moderator's language. A press inserts the reason in the reader's language. */
function Picks({
  verdict,
  language,
  isRemoved,
  onPick,
}: Pick<VerdictDialogProps, 'verdict' | 'language'> & { isRemoved: boolean; onPick: (words: string) => void }) {
  const { t } = useTranslation('admin-moderation');
  const own = useLanguage().language;
  const theirs = useTextsOf(language === own ? undefined : language);
  return (
    <>
      <Chips label={t('picks')} wrap>
        {reasonsOf(verdict, isRemoved).map((key) => (
          <Chip key={key} onClick={() => onPick(textAt(theirs, key.split('.')) ?? t(key))}>
            {t(key)}
          </Chip>
        ))}
      </Chips>
      {language && language !== own && <p className="soft small">{t('reads', { language: languageName(language) })}</p>}
    </>
  );
}

interface SanctionPickerProps {
  of: keyof typeof sanctions;
  value: Sanction;
  onChoose: (measure: Sanction) => void;
}

function SanctionPicker({ of, value, onChoose }: SanctionPickerProps) {
  const { t } = useTranslation('admin-moderation');
  return (
    <fieldset className="verdict__measures">
      <legend>{t(of === 'crew' ? 'measure.label_crew' : 'measure.label')}</legend>
      {sanctions[of].map((measure) => (
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

function Form({ verdict, reader, language, measureOf = null, busy, error, onClose, onSay }: VerdictDialogProps) {
  const { t } = useTranslation('admin-moderation');
  const [reason, setReason] = useState('');
  const [measure, setMeasure] = useState<Sanction>('none');
  const [isMissing, setMissing] = useState(false);
  const [hasSent, setSent] = useState(false);
  const refusalText = useRefusalText();
  const send = (event: FormEvent) => {
    event.preventDefault();
    const words = reason.trim();
    setMissing(words.length < 3);
    if (words.length < 3) return;
    setSent(true);
    onSay({ reason: words, measure });
  };
  return (
    <form className="verdict" onSubmit={send} noValidate>
      {measureOf && <SanctionPicker of={measureOf} value={measure} onChoose={setMeasure} />}
      <Picks verdict={verdict} language={language} isRemoved={measure === 'remove'} onPick={setReason} />
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
      {/* Not the error of another dialog, which sent with the same mutation. */}
      {hasSent && error !== null && (
        <Notice tone="danger" role="alert">
          {refusalText(error)}
        </Notice>
      )}
      <div className="dialog__actions">
        <Button onClick={onClose}>{t('ask.keep_it')}</Button>
        <Button type="submit" variant={harsh.includes(verdict) || measure === 'remove' ? 'danger' : 'main'} busy={busy}>
          {t(`act.${verdict}`)}
        </Button>
      </div>
    </form>
  );
}

/** While a decision is being sent, the dialog stays open: it shows the error, and its success closes the open dialog. */
export function VerdictDialog(props: VerdictDialogProps) {
  const { t } = useTranslation('admin-moderation');
  const close = () => {
    if (!props.busy) props.onClose();
  };
  return (
    <Dialog open title={t(`ask.${props.verdict}`)} onClose={close}>
      <Form {...props} onClose={close} />
    </Dialog>
  );
}
