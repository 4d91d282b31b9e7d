// Path of the CSRF token endpoint (D10). Separate from the sign-in contract, because every page loads it.
export const csrfTokenPath = '/api/csrf-token';
