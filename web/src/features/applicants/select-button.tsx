// The button that starts and ends the selection of several applicants.
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import type { Selection } from './selection.ts';

export function SelectButton({ selection }: { selection: Selection }) {
  const { t } = useTranslation('applications');
  return selection.chosen ? (
    <Button size="small" icon="x" onClick={selection.stop}>
      {t('bulk.stop')}
    </Button>
  ) : (
    <Button size="small" icon="check-check" onClick={selection.start}>
      {t('bulk.go')}
    </Button>
  );
}
