// Paths of the people with whom a user has worked, by the type of the user. A separate file, because the pages that a
// visitor opens first do not need these paths.
export const rosterPaths = {
  employer: '/employer/dashboard/people',
  labour: '/labour/dashboard/employers',
} as const;
