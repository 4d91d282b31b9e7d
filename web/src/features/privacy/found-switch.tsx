// The button that allows or forbids employers with matching jobs to find the worker. The change takes effect at once.

import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { useToast } from '../../kit/overlay/toast.tsx';
import { useSetConsent } from './queries.ts';

export function FoundSwitch({ given }: { given: boolean }) {
  const { t } = useTranslation(['settings', 'problems']);
  const showToast = useToast();
  const set = useSetConsent('being_found');
  const change = () =>
    set.mutate(!given, {
      onSuccess: () =>
        showToast({ text: t(`settings:privacy.being_found_${given ? 'withdrawn' : 'given'}`), tone: 'ok' }),
      onError: (error) => showToast({ text: problemText(t, error), tone: 'problem' }),
    });
  return (
    <Button busy={set.isPending} onClick={change}>
      {t(given ? 'settings:privacy.withdraw' : 'settings:privacy.give')}
    </Button>
  );
}
