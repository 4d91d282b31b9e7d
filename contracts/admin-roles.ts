// Administrator roles and their capabilities (D41, D42): the one table that the API, the screens and the tests read.

export const adminRoles = ['viewer', 'moderator', 'superuser'] as const;
export type AdminRole = (typeof adminRoles)[number];

/** Capability → roles that have it. */
export const capabilities = {
  /** Statistics, lists with masked data, tables, settings; the administrator's own name and password. */
  look: ['viewer', 'moderator', 'superuser'],
  /** The review queue of posts, reports and identities; users; revealing a phone number with a reason; grievances. */
  moderate: ['moderator', 'superuser'],
  list_admins: ['moderator', 'superuser'],
  /** A moderator reads only their own entries. */
  read_audit: ['moderator', 'superuser'],
  manage_admins: ['superuser'],
  execute_sql: ['superuser'],
  change_settings: ['superuser'],
  /** Retry or discard failed tasks. */
  operate: ['superuser'],
  handle_breaches: ['superuser'],
} as const satisfies Record<string, readonly AdminRole[]>;

export type Capability = keyof typeof capabilities;

/** Whether a role has a capability. */
export function roleMay(role: AdminRole, capability: Capability): boolean {
  const roles: readonly AdminRole[] = capabilities[capability];
  return roles.includes(role);
}
