// Maps the names of tasks to their names in the previous release. Processes of that release add tasks under the old
// names, and some of these tasks may still wait when the last of these processes has ended (docs/decisions/0064).
// Delete the table in the release after this one.

/** Maps the present name of a task to its former name. */
const formerNames: Readonly<Record<string, string>> = {
  advance_applications: 'follow_applications',
  repair_search: 'mend_search',
  remind_silent_employers: 'wake_employers',
  start_day: 'begin_day',
  cleanup: 'tidy',
  notify_admins_of_days: 'tell_admins_of_days',
  notify_admins_of_grievances: 'tell_admins_of_grievances',
  notify_admins_of_held_words: 'tell_admins_of_held_words',
  notify_admins_of_identities: 'tell_admins_of_identities',
  notify_admins_of_jobs: 'tell_admins_of_jobs',
  notify_admins_of_ratings: 'tell_admins_of_ratings',
  notify_admins_of_reports: 'tell_admins_of_reports',
  notify_of_wage_closing_answer: 'push_wage_closing',
  notify_of_wage_terms_answer: 'push_wage_terms',
};

/** Returns the tasks by name. A renamed task is included under its present and its former name. */
export function withFormerNames<T>(tasks: Readonly<Record<string, T>>): Record<string, T> {
  const former = Object.entries(tasks).flatMap(([name, task]): [string, T][] => {
    const old = formerNames[name];
    return old === undefined ? [] : [[old, task]];
  });
  return { ...tasks, ...Object.fromEntries(former) };
}
