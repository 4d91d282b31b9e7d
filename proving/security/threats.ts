// Ids of the security tests, the threats of docs/security.md that each covers, and its test files. `npm run
// test:security` runs all these files.

interface ThreatEvidence {
  id: string;
  threats: readonly string[];
  /** Description of what the test proves. */
  shows: string;
  files: readonly string[];
}

const check = (name: string) => `proving/security/${name}.check.ts`;

export const shown: readonly ThreatEvidence[] = [
  {
    id: 'SEC-ADM-1',
    threats: ['T1'],
    shows: 'fifty calls at once create one first administrator, and none after its deletion',
    files: ['api/routes/admins.test.ts'],
  },
  {
    id: 'SEC-DEP',
    threats: ['T1', 'T3'],
    shows:
      "the README's recipe for a server behind nginx gives an anonymous visitor no phone, no administrator and no exemption",
    files: [
      'proving/security/deployment.test.ts',
      'platform/env.test.ts',
      'platform/secret-strength.test.ts',
      'api/http/client-address.test.ts',
      'bin/start.test.ts',
    ],
  },
  {
    id: 'SEC-ADM-2',
    threats: ['T19'],
    shows: 'the last superuser cannot be deleted, and administrators cannot change their own role',
    files: ['api/routes/admins.test.ts'],
  },
  {
    id: 'SEC-ADM-3',
    threats: ['T25'],
    shows:
      'a superuser or moderator without a second factor may only enrol one; passkeys and recovery codes: wrong origin, replayed challenge, another user, a counter that goes back, used codes',
    files: ['api/routes/second-factors.test.ts', 'api/http/passkey-site.test.ts', 'api/live/admin-sockets.test.ts'],
  },
  {
    id: 'SEC-MTX',
    threats: ['T2', 'T11'],
    shows: 'every route × every role, and tokens of the other kind',
    files: ['proving/security/permissions.test.ts', 'api/http/access.test.ts'],
  },
  {
    id: 'SEC-OTP-1',
    threats: ['T3'],
    shows: '10,000 wrong guesses do not sign in',
    files: [check('otp'), 'marketplace/signin/brute-force-alert.test.ts'],
  },
  {
    id: 'SEC-OTP-2',
    threats: ['T5'],
    shows: 'SMS pumping from one address and from a hundred',
    files: [check('otp'), 'api/routes/signin-limits.test.ts'],
  },
  {
    id: 'SEC-ENUM-1',
    threats: ['T4'],
    shows: 'known and unknown numbers take the same time and the same steps, within limits',
    files: [check('enumeration'), 'api/routes/signin-limits.test.ts'],
  },
  {
    id: 'SEC-PII-1',
    threats: ['T6', 'T21', 'T24'],
    shows: 'planted numbers, codes and tokens in rows, tasks, pushes, WAL, logs, responses and backups',
    files: [
      check('canaries'),
      'platform/log.test.ts',
      'testing/scenarios/one-trace.test.ts',
      'bin/backup/backup.test.ts',
    ],
  },
  {
    id: 'SEC-SQL-1',
    threats: ['T7'],
    shows: 'hostile statements in the console, with and without the parser',
    files: [check('sql'), 'platform/console/hostile-sql.test.ts', 'api/routes/console.test.ts'],
  },
  {
    id: 'SEC-SQLI',
    threats: ['T8'],
    shows: 'SQL in texts, sort orders, columns and page parameters is never executed',
    files: ['platform/sql.test.ts', 'api/http/bad-input.test.ts'],
  },
  {
    id: 'SEC-XSS-1',
    threats: ['T9'],
    shows: 'texts of users are rendered as text; npm run prove -- xss checks it in a browser',
    files: ['api/pages/prerender.test.ts', 'api/http/bad-input.test.ts'],
  },
  {
    id: 'SEC-XSS-2',
    threats: ['T22'],
    shows: 'formulas are plain text in exports of administrators',
    files: ['web/src/parts/admin/csv.test.ts', 'api/routes/console.test.ts'],
  },
  {
    id: 'SEC-MASS',
    threats: ['T10'],
    shows: 'twelve extra fields in every body',
    files: [check('mass-assignment'), 'proving/security/checklist.test.ts'],
  },
  {
    id: 'SEC-CSRF',
    threats: ['T9'],
    shows: 'bad CSRF tokens on every route that requires one',
    files: [check('csrf'), 'api/http/csrf.test.ts'],
  },
  {
    id: 'SEC-HDR',
    threats: ['T9', 'T14'],
    shows: 'the security headers of every kind of response, word for word',
    files: ['proving/security/headers.test.ts', 'api/http/web-app.test.ts'],
  },
  {
    id: 'SEC-UPL',
    threats: ['T12'],
    shows: 'hostile files are refused, or stored as harmless downloads',
    files: [check('files'), 'api/routes/hostile-files.test.ts', 'api/routes/files.test.ts'],
  },
  {
    id: 'SEC-SSRF',
    threats: ['T13'],
    shows: 'redirects of providers are not followed, push services are public hosts',
    files: ['worker/sms/senders.test.ts', 'worker/push/push-to-devices.test.ts'],
  },
  {
    id: 'SEC-DOS',
    threats: ['T14'],
    shows: 'bodies, times, pages, statements and searches have limits',
    files: [
      'api/http/bad-input.test.ts',
      'api/http/uploads.test.ts',
      'api/http/idle-connections.test.ts',
      'api/http/search-limit.test.ts',
      'platform/db.test.ts',
    ],
  },
  {
    id: 'SEC-BIZ-1',
    threats: ['T15'],
    shows: 'ratings only of work between the two users, once',
    files: ['api/routes/ratings.test.ts', 'marketplace/reputation/rules.test.ts'],
  },
  {
    id: 'SEC-BIZ-2',
    threats: ['T16'],
    shows: 'every status change × every role, and a hundred calls at once',
    files: [
      'marketplace/applications/rules.test.ts',
      'api/routes/applying-once.test.ts',
      'api/routes/applications.test.ts',
    ],
  },
  {
    id: 'SEC-BIZ-3',
    threats: ['T17'],
    shows: 'identities are confirmed by a moderator only, one number for one account',
    files: ['api/routes/verification.test.ts', 'api/routes/identity-number.test.ts'],
  },
  {
    id: 'SEC-AUD',
    threats: ['T18'],
    shows: 'the audit log is append-only, and a changed or missing row is detected',
    files: ['api/routes/audit.test.ts'],
  },
  {
    id: 'SEC-WS',
    threats: ['T20'],
    shows: 'rooms by session, origins, the end of a session, no messages accepted from browsers',
    files: ['api/live/socket-server.test.ts', 'api/live/admin-sockets.test.ts'],
  },
  {
    id: 'SEC-SUP',
    threats: ['T23'],
    shows: 'exact versions with known hashes, no install scripts; npm run prove -- supply checks more',
    files: ['proving/security/checklist.test.ts'],
  },
];

/** All files, without duplicates. */
export const threatFiles: readonly string[] = [...new Set(shown.flatMap(({ files }) => files))];
