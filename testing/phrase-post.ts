// A job post without words, for tests of phrases.
export const phrasePost = {
  title: 'School wall',
  state: 'Maharashtra',
  city: 'Pune',
  job_type: 'daily_wage' as const,
  salary_amount: 900,
  salary_period: 'day' as const,
  role: 'mason' as const,
};
