// Lists the tests that run in a separate process because they replace modules.

/**
 * Tests that replace modules with `vi.mock` or `vi.doMock`. The modules would stay replaced for the next file of the
 * process.
 */
export const ofMocks = [
  'web/src/app/live/live-connection.test.tsx',
  'web/src/features/admin-overview/admin-overview.test.tsx',
  'web/src/features/paper-check/paper-check.test.tsx',
  'web/src/i18n/start-i18n.test.ts',
];
