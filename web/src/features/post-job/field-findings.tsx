// Shows below a form field the words in the field that may break a rule of job posts, such as a fee for workers. Each
// finding has a reason, advice, and buttons that correct or remove the words.
import './field-findings.css';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { HighlightedText } from '../../kit/text/highlighted-text.tsx';
import { byRule, findingText } from '../../parts/job/finding-text.ts';
import type { DraftField } from './draft.ts';
import type { FlaggedFinding } from './lint.ts';
import type { JobForm } from './use-job-form.ts';

interface FlaggedFieldProps {
  form: JobForm;
  field: DraftField;
  children: ReactNode;
}

/** Shows a form field, and below the field its findings. A finding names words that may break a rule of job posts. */
export function FlaggedField({ form, field, children }: FlaggedFieldProps) {
  const around = useRef<HTMLDivElement>(null);
  const flagged = form.flagged.filter((mark) => mark.field === field);
  return (
    <div className="flagged-field" ref={around} data-marked={flagged.length > 0 || undefined}>
      {children}
      <div role="status">
        {flagged.length > 0 && <Findings form={form} field={field} flagged={flagged} around={around} />}
      </div>
    </div>
  );
}

/** Returns `text` without the first occurrence of `words`. One space replaces the words and the spaces around them. */
function without(text: string, words: string): string {
  const at = text.indexOf(words);
  if (at < 0) return text;
  return `${text.slice(0, at).trimEnd()} ${text.slice(at + words.length).trimStart()}`.trim();
}

/** Focuses the form field and selects `words` in it. */
function select(around: RefObject<HTMLElement | null>, words: string): void {
  const control = around.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  if (!control) return;
  control.focus();
  const at = control.value.indexOf(words);
  if (words && at >= 0) control.setSelectionRange(at, at + words.length);
}

interface FindingsProps {
  form: JobForm;
  field: DraftField;
  flagged: readonly FlaggedFinding[];
  around: RefObject<HTMLElement | null>;
}

function Findings({ form, field, flagged, around }: FindingsProps) {
  const { t } = useTranslation('posting');
  const id = useId();
  const value = form.draft[field];
  const text = typeof value === 'string' ? value : '';
  const words = flagged.map((mark) => mark.words).filter(Boolean);
  const takeOut = (mark: FlaggedFinding) => {
    form.set({ [field]: without(text, mark.words) });
    select(around, '');
  };
  return (
    <section className="findings" aria-labelledby={id}>
      <h3 className="findings__title" id={id}>
        <Icon name="warning" size={20} />
        {t('lint.title')}
      </h3>
      {words.length > 0 && <HighlightedText text={text} words={words} />}
      <ul className="findings__list">
        {byRule(flagged, ({ finding }) => finding).map((group) => (
          <li key={group[0].finding.by ?? group[0].finding.code}>
            <FindingWords mark={group[0]} />
            {group.map((mark) => (
              <Ways
                key={mark.finding.start}
                mark={mark}
                isOneOfMany={group.length > 1}
                onFix={() => select(around, mark.words)}
                onTakeOut={() => takeOut(mark)}
              />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface WaysProps {
  mark: FlaggedFinding;
  isOneOfMany: boolean;
  onFix: () => void;
  onTakeOut: () => void;
}

/**
 * The two buttons of a finding: one selects the flagged words in the field, so that the employer can correct them, the
 * other removes the words. A finding about a whole field has no buttons. A sentence that the learned reader marks may be
 * honest, so its finding does not offer to remove the sentence.
 */
function Ways({ mark, isOneOfMany, onFix, onTakeOut }: WaysProps) {
  const { t } = useTranslation('posting');
  if (mark.words === '') return null;
  const words = <span className="visually-hidden">: {mark.words}</span>;
  return (
    <>
      {isOneOfMany && <p className="findings__words">“{mark.words}”</p>}
      <div className="findings__actions">
        <Button size="small" icon="pencil" onClick={onFix}>
          {t('lint.fix')}
          {words}
        </Button>
        {!mark.finding.by && (
          <Button size="small" icon="x" onClick={onTakeOut}>
            {t('lint.take_out')}
            {words}
          </Button>
        )}
      </div>
    </>
  );
}

function FindingWords({ mark }: { mark: FlaggedFinding }) {
  const { t } = useTranslation('trust');
  const { title, why, instead } = findingText(t, mark.finding);
  return (
    <>
      {title && <p className="findings__rule">{title}</p>}
      <p>{why}</p>
      {instead && <p className="soft">{instead}</p>}
    </>
  );
}
