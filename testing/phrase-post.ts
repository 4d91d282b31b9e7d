// A job post without a description, for tests of phrases (prepared sentences in all languages).
export const phrasePost = {
  title: 'School wall',
  state: 'Maharashtra',
  city: 'Pune',
  job_type: 'daily_wage' as const,
  salary_amount: 900,
  salary_period: 'day' as const,
  role: 'mason' as const,
};
