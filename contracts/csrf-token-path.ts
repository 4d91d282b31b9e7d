// Path of the CSRF token endpoint (D10). Separate from the sign-in contract, so that pages that need only this path
// load no schemas.
export const csrfTokenPath = '/api/csrf-token';
