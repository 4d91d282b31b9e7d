// Where the CSRF token is fetched (D10), apart from the contract of signing in: every page begins with it.
export const csrfTokenPath = '/api/csrf-token';
