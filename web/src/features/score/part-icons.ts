// The icon of each component of the score.
import type { scoreParts } from '#contracts/ratings.ts';
import type { IconName } from '../../kit/icon/icon.tsx';

export const partIcons: Readonly<Record<(typeof scoreParts)[number], IconName>> = {
  rating: 'star',
  reliability: 'clock',
  jobs: 'check-circle',
  experience: 'briefcase',
};
