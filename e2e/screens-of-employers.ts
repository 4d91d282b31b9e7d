// The screens of an employer.
import { article, heading, type Screen } from './screen.ts';
import {
  actsOfAJob,
  beforeDeleting,
  beforeHiring,
  beforeRejectingMany,
  secondStepOfPosting,
  severalApplicants,
} from './ways-to-screens.ts';

export const screensOfEmployers: readonly Screen[] = [
  { name: 'an employer’s dashboard', path: '/employer/dashboard', who: 'employer', ready: article },
  {
    name: 'an employer’s figures',
    path: '/employer/dashboard/analytics',
    who: 'employer',
    ready: heading('analytics:words.title'),
  },
  { name: 'wages of workers', path: '/employer/hisaab', who: 'employer', ready: heading('shell:nav.hisaab') },
  { name: 'post a job', path: '/employer/dashboard/post', who: 'employer', ready: heading('posting:form.title') },
  { name: 'post a job: the rest', path: '/employer/dashboard/post', who: 'employer', ready: secondStepOfPosting },
  { name: 'my jobs', path: '/employer/dashboard/jobs', who: 'employer', ready: article },
  { name: 'what can be done with a job', path: '/employer/dashboard/jobs', who: 'employer', ready: actsOfAJob },
  { name: 'the question before deleting', path: '/employer/dashboard/jobs', who: 'employer', ready: beforeDeleting },
  {
    name: 'changing a job',
    path: (ids) => `/employer/dashboard/jobs/${ids.job}/edit`,
    who: 'employer',
    ready: heading('posting:edit.title'),
  },
  {
    name: 'an own job',
    path: (ids) => `/employer/dashboard/jobs/${ids.job}`,
    who: 'employer',
    ready: heading('jobs:detail.work'),
  },
  {
    name: 'sharing a job',
    path: (ids) => `/employer/dashboard/jobs/${ids.job}/posted`,
    who: 'employer',
    ready: heading('job-page:share.open'),
  },
  {
    name: 'people whom a job fits',
    path: (ids) => `/employer/dashboard/jobs/${ids.job}/people`,
    who: 'employer',
    ready: heading('matching:people.title'),
  },
  {
    name: 'the code of a job and who has come',
    path: (ids) => `/employer/dashboard/jobs/${ids.hired}/attendance`,
    who: 'employer',
    ready: heading('attendance:job.title'),
  },
  { name: 'applicants', path: '/employer/dashboard/applicants', who: 'employer', ready: article },
  { name: 'applicants one by one', path: '/employer/dashboard/applicants?view=deck', who: 'employer', ready: article },
  { name: 'several applicants', path: '/employer/dashboard/applicants', who: 'employer', ready: severalApplicants },
  {
    name: 'before telling several',
    path: '/employer/dashboard/applicants',
    who: 'employer',
    ready: beforeRejectingMany,
  },
  {
    name: 'applicants of one status',
    path: '/employer/dashboard/applicants?status=shortlisted',
    who: 'employer',
    ready: article,
  },
  {
    name: 'an applicant',
    path: (ids) => `/employer/dashboard/applicants/${ids.application}`,
    who: 'employer',
    ready: heading('applications:person.status_flow'),
  },
  {
    name: 'before hiring',
    path: (ids) => `/employer/dashboard/applicants/${ids.application}`,
    who: 'employer',
    ready: beforeHiring,
  },
  {
    name: 'an applicant that is gone',
    path: '/employer/dashboard/applicants/999999',
    who: 'employer',
    ready: heading('applications:person.not_found'),
    forgives: /404/,
  },
  { name: 'an employer’s notifications', path: '/notifications', who: 'employer', ready: heading('bell:title') },
  {
    name: 'an employer’s profile',
    path: '/employer/dashboard/profile',
    who: 'employer',
    ready: heading('profile:group.company'),
  },
  {
    name: 'changing an employer’s profile',
    path: '/employer/dashboard/profile/edit',
    who: 'employer',
    ready: heading('profile:form.title'),
  },
  { name: 'ratings of an employer', path: '/ratings', who: 'employer', ready: article },
];
