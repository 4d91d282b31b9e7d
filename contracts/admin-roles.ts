// Administrator roles and their capabilities (D41, D42). The API, the web app and the tests all use this table.

export const adminRoles = ['viewer', 'moderator', 'superuser'] as const;
export type AdminRole = (typeof adminRoles)[number];

/** Maps each capability to the roles that have it. */
export const capabilities = {
  /** View statistics, lists with masked data, tables and settings; change the caller's name and password. */
  look: ['viewer', 'moderator', 'superuser'],
  /** Review posts, reports and identities; manage users; reveal a phone number with a reason; handle grievances. */
  moderate: ['moderator', 'superuser'],
  list_admins: ['moderator', 'superuser'],
  /** Read the audit log. A moderator sees only the entries of the moderator's actions. */
  read_audit: ['moderator', 'superuser'],
  manage_admins: ['superuser'],
  execute_sql: ['superuser'],
  change_settings: ['superuser'],
  /** Retry or discard failed tasks. */
  operate: ['superuser'],
  handle_breaches: ['superuser'],
} as const satisfies Record<string, readonly AdminRole[]>;

export type Capability = keyof typeof capabilities;

export function roleMay(role: AdminRole, capability: Capability): boolean {
  const roles: readonly AdminRole[] = capabilities[capability];
  return roles.includes(role);
}
