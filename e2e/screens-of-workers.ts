// The screens of a worker, a newly registered worker and a suspended worker.
import { article, heading, type Screen, step } from './screen.ts';
import { beforeContesting, profileRequirementOfApplying, sumOfTheScore, wordsToAnEmployer } from './ways-to-screens.ts';

export const screensOfWorkers: readonly Screen[] = [
  { name: 'an identity to be given', path: '/verification', who: 'newcomer', ready: step },
  { name: 'no reports', path: '/settings/reports', who: 'newcomer', ready: heading('reports:mine.none') },
  {
    name: 'no work today',
    path: '/labour/dashboard/attendance',
    who: 'worker',
    ready: heading('attendance:mine.none'),
  },
  {
    name: 'a worker’s profile',
    path: '/labour/dashboard/profile',
    who: 'worker',
    ready: heading('profile:group.work'),
  },
  {
    name: 'changing a worker’s profile',
    path: '/labour/dashboard/profile/edit',
    who: 'worker',
    ready: heading('profile:form.title'),
  },
  {
    name: 'a dashboard that asks for more',
    path: '/labour/dashboard',
    who: 'newcomer',
    ready: ({ page, words }) => page.getByRole('link', { name: words('profile:gate.go') }).waitFor(),
  },
  {
    name: 'a profile that lacks much',
    path: '/labour/dashboard/profile',
    who: 'newcomer',
    ready: heading('profile:group.work'),
  },
  {
    name: 'a job that waits for a profile',
    path: (ids) => `/jobs/${ids.job}`,
    who: 'newcomer',
    ready: profileRequirementOfApplying,
  },
  { name: 'a worker’s dashboard', path: '/labour/dashboard', who: 'worker', ready: article, fewWords: true },
  {
    name: 'a job for whoever may apply',
    path: (ids) => `/jobs/${ids.job}`,
    who: 'worker',
    ready: heading('jobs:detail.work'),
    fewWords: true,
  },
  { name: 'no saved jobs', path: '/labour/dashboard/saved', who: 'worker', ready: heading('saved-jobs:none') },
  { name: 'saved searches', path: '/labour/dashboard/searches', who: 'worker', ready: article },
  {
    name: 'no saved searches',
    path: '/labour/dashboard/searches',
    who: 'newcomer',
    ready: heading('saved-searches:none'),
  },
  { name: 'my applications', path: '/labour/dashboard/applications', who: 'worker', ready: article },
  {
    name: 'an own application',
    path: (ids) => `/labour/dashboard/applications/${ids.application}`,
    who: 'worker',
    ready: heading('applications:one.status_flow'),
  },
  {
    name: 'an own application that is gone',
    path: '/labour/dashboard/applications/999999',
    who: 'worker',
    ready: heading('applications:one.not_found'),
    forgives: /404/,
  },
  {
    name: 'words to an employer',
    path: (ids) => `/jobs/${ids.job}`,
    who: 'worker',
    ready: wordsToAnEmployer,
  },
  { name: 'a score', path: '/labour/dashboard/score', who: 'worker', ready: sumOfTheScore },
  { name: 'ratings of a worker', path: '/ratings', who: 'worker', ready: article },
  { name: 'before contesting a rating', path: '/ratings', who: 'worker', ready: beforeContesting },
  {
    name: 'a score without a number',
    path: '/labour/dashboard/score',
    who: 'newcomer',
    ready: heading('score:changes'),
  },
  {
    name: 'a worker’s notifications',
    path: '/notifications',
    who: 'worker',
    ready: heading('bell:title'),
    fewWords: true,
  },
  {
    name: 'an account that is suspended',
    path: '/suspended',
    who: 'suspended',
    ready: heading('suspended:reason'),
    forgives: /403/,
  },
];
