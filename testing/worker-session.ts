// Signs a worker in in the browser's storage, for tests of the web app.

/** Stores a session of the worker with this id, as after a sign-in in this browser. */
export function signInWorker(id = 2): void {
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('userType', 'labour');
  localStorage.setItem('userData', JSON.stringify({ id, first_name: 'Meena', user_type: 'labour', completion: 80 }));
}
