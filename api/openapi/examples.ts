// Example bodies for the operations that new developers try first. A test validates each against its contract.

const someJob = {
  title: 'Mason for a school wall',
  description: 'Brick work on a school wall, three rooms.',
  state: 'Maharashtra',
  city: 'Pune',
  job_type: 'daily_wage',
  salary_amount: 900,
  salary_period: 'day',
  role: 'mason',
};

/** Maps the operationId to an example body. */
export const bodyExamples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  signin_sendOtp: { phone_number: '+919845012310', for_registration: false },
  signin_verifyOtp: { phone_number: '+919845012310', otp: '402913' },
  signin_proveAccount: { identity_end: '2346' },
  signin_registerLabour: {
    first_name: 'Ramesh',
    last_name: 'Yadav',
    phone_number: '+919845012310',
    identity_type: 'aadhaar',
    identity_number: '499118665246',
  },
  jobs_postJob: someJob,
  jobs_lintJob: { title: someJob.title, description: 'Pay a registration fee of Rs 500 before joining.' },
  jobs_setJobStatus: { status: 'paused' },
  applications_apply: {
    job_uid: '0b8f7f5e-4f7f-4b0e-9d5e-0d1c2b3a4f5e',
    message: 'I have laid bricks for four years.',
  },
  applications_setApplicationStatus: { status: 'shortlisted' },
  contact_confirmContact: { contacted: true },
  notifications_markRead: { is_read: true },
  ratings_rate: { application_id: 7, score: 5, review: 'Paid on time.' },
  admins_login: { username: 'asha.menon', password: 'teal umbrella 47 over Nashik' },
  console_executeSql: { query: 'select count(*) from jobs' },
};
