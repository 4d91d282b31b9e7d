// The subjects of a complaint, in the order of the form, each with an icon.
import type { GrievanceKind } from '#contracts/grievances.ts';
import type { IconName } from '../../kit/icon/icon.tsx';

export const kinds: readonly { kind: GrievanceKind; icon: IconName }[] = [
  { kind: 'fraud', icon: 'rupee' },
  { kind: 'fake_job', icon: 'briefcase' },
  { kind: 'payment', icon: 'hourglass' },
  { kind: 'harassment', icon: 'alarm' },
  { kind: 'impersonation', icon: 'user-x' },
  { kind: 'privacy', icon: 'lock' },
  { kind: 'account', icon: 'ban' },
  { kind: 'other', icon: 'help' },
];
