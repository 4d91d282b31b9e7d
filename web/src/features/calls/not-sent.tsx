// The notice above a call whose answer waits for the network: it is not sent, so the worker has no place yet.
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { removeUnsent } from '../../parts/unsent/unsent-items.ts';
import type { QueuedAnswer } from './queued-answers.ts';

export function NotSent({ queued }: { queued: QueuedAnswer }) {
  const { t } = useTranslation('calls');
  return (
    <section className="call-outcome" data-kind="waits" role="status">
      <Icon name="wifi-off" size={32} />
      <h2 className="call-outcome__title">{t(`later.title_${queued.content.answer}`)}</h2>
      <p>{t('later.text')}</p>
      <Button icon="undo" onClick={() => removeUnsent(queued)}>
        {t('later.undo')}
      </Button>
    </section>
  );
}
