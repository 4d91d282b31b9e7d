// The worker's newest answer with the button “Undo”, for five seconds. A live region announces the answer.
import './undo-bar.css';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import type { StoredAnswer, TaskAnswer } from './stored-answers.ts';

interface UndoBarProps {
  /** The answer; null if nothing can be undone. */
  last: StoredAnswer | null;
  onUndo: () => void;
  onFocus: () => void;
}

export function UndoBar({ last, onUndo, onFocus }: UndoBarProps) {
  const { t } = useTranslation('labour-home');
  const text = useAnswerText();
  return (
    <div role="status">
      {last && (
        <div key={last.key} className="undo-bar">
          <Icon name="check-circle" size={20} />
          <span className="undo-bar__text">{text(last.content.answer)}</span>
          <Button variant="link" onClick={onUndo} onFocus={onFocus}>
            {t('common:undo')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Returns a function that describes an answer in the user's language. */
function useAnswerText(): (answer: TaskAnswer) => string {
  const { t } = useTranslation(['labour-home', 'ratings', 'contact']);
  return (answer) => {
    if (answer.act === 'confirm_contact') {
      return t(answer.contacted ? 'contact:question.said_yes' : 'contact:question.said_no');
    }
    if (answer.act === 'answer_invitation') {
      return t(answer.accepted ? 'labour-home:answer.accepted' : 'labour-home:answer.declined');
    }
    if (answer.act === 'answer_day')
      return t(answer.agrees ? 'labour-home:answer.agreed' : 'labour-home:answer.disagreed');
    const word = t(`ratings:stars.${answer.score}`, { defaultValue: '' });
    return t('ratings:stars.one', { count: answer.score, word });
  };
}
