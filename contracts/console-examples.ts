// Example statements of the SQL console, which read the masked views.

export const consoleExamples = {
  open_jobs: `select role, count(*) as open_jobs, sum(positions) as positions
from jobs
where status = 'active'
group by role
order by open_jobs desc`,
  new_users: `select created_at::date as day, user_type, count(*) as new_users
from users
where created_at > now() - interval '30 days'
group by day, user_type
order by day desc`,
  answers: `select status, count(*) as applications,
  round(avg(extract(epoch from answered_at - created_at)) / 3600, 1) as hours_to_answer
from applications
where created_at > now() - interval '30 days'
group by status
order by applications desc`,
  waiting: `select employer_id, count(*) as unanswered, min(created_at) as oldest
from applications
where status = 'pending' and created_at < now() - interval '3 days'
group by employer_id
order by unanswered desc
limit 50`,
  searches: `select kind, value, sum(searches) as total
from search_counts
where day > current_date - 30
group by kind, value
order by total desc
limit 50`,
  pay: `select role, state, count(*) as jobs,
  percentile_cont(0.5) within group (order by salary_amount) as median_pay
from jobs
where salary_period = 'day' and salary_amount is not null
group by role, state
order by jobs desc
limit 50`,
} as const;

export type ConsoleExample = keyof typeof consoleExamples;
