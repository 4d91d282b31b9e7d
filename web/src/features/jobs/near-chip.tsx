// The chip “Near me”: one tap sorts jobs by distance, a second tap ends this sort order.
import { useTranslation } from '../../i18n/use-translation.ts';
import { Chip } from '../../kit/control/chip.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import type { NearMeState } from './near-me.ts';

interface NearChipProps {
  chosen: boolean;
  state: NearMeState;
  onPress: () => void;
}

export function NearChip({ chosen, state, onPress }: NearChipProps) {
  const { t } = useTranslation('jobs');
  return (
    <Chip
      chosen={chosen}
      picture={<Icon name="locate" />}
      aria-busy={state === 'asking' || undefined}
      onClick={onPress}
    >
      {t(state === 'asking' ? 'near.asking' : 'near.me')}
    </Chip>
  );
}

/** Explains why the location is not available and what the user can do instead. */
export function NearNews({ state }: { state: NearMeState }) {
  const { t } = useTranslation('jobs');
  if (state === 'idle' || state === 'asking') return null;
  return (
    <div className="near-news">
      <Notice tone="info" icon="map-pin" role="status" title={t(`near.${state}`)}>
        <p>{t('near.instead')}</p>
      </Notice>
    </div>
  );
}
