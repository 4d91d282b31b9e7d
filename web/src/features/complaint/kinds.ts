// What a complaint may be about, in the order people are asked, with a picture each.
import type { GrievanceKind } from '#contracts/grievances.ts';
import type { IconName } from '../../ui/icon.tsx';

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
