// The screens that every signed-in user has.
import { article, heading, type Screen, step } from './screen.ts';
import { beforeErasing } from './ways-to-screens.ts';

export const screensOfAccount = (who: 'employer' | 'worker'): Screen[] => [
  { name: `${who}: settings`, path: '/settings', who, ready: heading('settings:notifications.title') },
  { name: `${who}: sessions`, path: '/settings/sessions', who, ready: step },
  { name: `${who}: another number`, path: '/settings/phone', who, ready: heading('settings:phone.title') },
  { name: `${who}: privacy`, path: '/settings/privacy', who, ready: heading('settings:privacy.copy') },
  { name: `${who}: before erasing`, path: '/settings/privacy', who, ready: beforeErasing },
  { name: `${who}: reports`, path: '/settings/reports', who, ready: article },
  { name: `${who}: proof of identity`, path: '/verification', who, ready: step },
];
