// Begins and ends the choosing of several applicants.
import { useTranslation } from 'react-i18next';
import type { Application } from '#contracts/applications.ts';
import { Button } from '../../ui/button.tsx';
import type { Selection } from './selection.ts';

interface SelectButtonsProps {
  selection: Selection;
  shown: readonly Application[];
}

export function SelectButtons({ selection, shown }: SelectButtonsProps) {
  const { t } = useTranslation('applications');
  if (!selection.chosen) {
    return (
      <Button size="small" icon="check-check" onClick={selection.start}>
        {t('bulk.go')}
      </Button>
    );
  }
  return (
    <>
      <Button size="small" icon="check-check" onClick={() => selection.choose(shown)}>
        {t('bulk.all')}
      </Button>
      <Button size="small" icon="x" onClick={selection.stop}>
        {t('bulk.stop')}
      </Button>
    </>
  );
}
