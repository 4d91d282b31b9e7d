// The public screens.
import { testDemo } from '#testing/secrets.ts';
import { askForCode } from './registering.ts';
import { article, heading, type Screen } from './screen.ts';
import { firstPageOf, questionOfIdleAccount, secondPageOf } from './ways-to-screens.ts';

export const screensOfVisitors: readonly Screen[] = [
  { name: 'help', path: '/help', who: 'visitor', ready: heading('help:title') },
  { name: 'unpaid wages', path: '/help/wages', who: 'visitor', ready: heading('unpaid-wages:title') },
  { name: 'about us', path: '/about', who: 'visitor', ready: heading('about:title') },
  { name: 'questions', path: '/faq', who: 'visitor', ready: heading('faq:title') },
  { name: 'for employers', path: '/for-employers', who: 'visitor', ready: heading('for-employers:title') },
  { name: 'the guide for workers', path: '/guides/workers', who: 'visitor', ready: heading('guides:workers.title') },
  {
    name: 'the guide for employers',
    path: '/guides/employers',
    who: 'visitor',
    ready: heading('guides:employers.title'),
  },
  { name: 'the terms', path: '/terms', who: 'visitor', ready: heading('terms:title') },
  { name: 'the privacy notice', path: '/privacy', who: 'visitor', ready: heading('privacy-notice:title') },
  { name: 'the grievance officer', path: '/grievance', who: 'visitor', ready: heading('grievance:title') },
  {
    name: 'the answer to a complaint',
    path: '/grievance/answer',
    who: 'visitor',
    ready: heading('complaint:follow.title'),
  },
  { name: 'the check of a paper', path: '/v', who: 'visitor', ready: heading('documents:check.title') },
  { name: 'the link of an SMS', path: ({ openLink }) => `/y/${openLink}`, who: 'visitor', ready: article },
  {
    name: 'the link of an SMS after the answer',
    path: ({ answeredLink }) => `/y/${answeredLink}`,
    who: 'visitor',
    ready: heading('calls:outcome.no.title'),
  },
  {
    name: 'a link of an SMS that has expired',
    path: '/y/aaaaaaaaaaaaaaaa',
    who: 'visitor',
    ready: heading('calls:link.expired'),
    forgives: /404|429/,
  },
  { name: 'home', path: '/', who: 'visitor', ready: article },
  { name: 'jobs', path: '/jobs', who: 'visitor', ready: article },
  { name: 'a search', path: '/jobs?role=mason&location=Pune', who: 'visitor', ready: article },
  { name: 'an empty search', path: '/jobs?q=zzzz', who: 'visitor', ready: heading('jobs:list.none') },
  { name: 'a job', path: (ids) => `/jobs/${ids.job}`, who: 'visitor', ready: heading('jobs:detail.work') },
  {
    name: 'a job that is gone',
    path: '/jobs/none',
    who: 'visitor',
    ready: heading('jobs:detail.not_found'),
    forgives: /404|422/,
  },
  { name: 'a poster', path: (ids) => `/jobs/${ids.job}/poster`, who: 'visitor', ready: article },
  { name: 'sign-in', path: '/signin', who: 'visitor', ready: heading('signin:phone.title') },
  {
    name: 'sign-in after a long pause',
    path: '/signin?timeout=true',
    who: 'visitor',
    ready: heading('signin:phone.title'),
  },
  {
    name: 'the code',
    path: '/signin',
    who: 'visitor',
    ready: (visitor) => askForCode(visitor, visitor.language === 'hi' ? '9765000001' : '9765000002'),
  },
  { name: 'the end of the ID number', path: '/signin', who: 'visitor', ready: questionOfIdleAccount },
  { name: 'register', path: '/register', who: 'visitor', ready: heading('signin:register.title') },
  { name: 'register: a worker', path: '/register', who: 'visitor', ready: (visitor) => firstPageOf(visitor, 'labour') },
  {
    name: 'register: a worker’s trade and place',
    path: '/register',
    who: 'visitor',
    ready: (visitor) => secondPageOf(visitor, 'labour'),
  },
  {
    name: 'register: an employer',
    path: '/register',
    who: 'visitor',
    ready: (visitor) => firstPageOf(visitor, 'employer'),
  },
  {
    name: 'register: a business',
    path: '/register',
    who: 'visitor',
    ready: (visitor) => secondPageOf(visitor, 'employer'),
  },
  {
    name: 'the test phone',
    path: `/dev/phone?key=${testDemo.key}`,
    who: 'visitor',
    ready: heading('signin:dev.title'),
  },
  {
    name: 'an address that leads nowhere',
    path: '/nowhere/at/all',
    who: 'visitor',
    ready: heading('shell:error.not_found'),
    forgives: /404/,
  },
];
