// Who administers, and which role may do what (D41, D42): the one table that the API, the screens and the tests read.

export const adminRoles = ['viewer', 'moderator', 'superuser'] as const;
export type AdminRole = (typeof adminRoles)[number];

/** What may be done in the administrators' area → the roles that may. */
export const capabilities = {
  /** Figures, lists with masked data, tables, settings; one's own name and password. */
  look: ['viewer', 'moderator', 'superuser'],
  /** Reports, posts and identities that wait; reviews; people; a phone number with a reason; grievances. */
  moderate: ['moderator', 'superuser'],
  list_admins: ['moderator', 'superuser'],
  /** A moderator reads of their own doings only. */
  read_audit: ['moderator', 'superuser'],
  manage_admins: ['superuser'],
  execute_sql: ['superuser'],
  change_settings: ['superuser'],
  /** Tasks that failed: once more, or never again. */
  operate: ['superuser'],
  handle_breaches: ['superuser'],
} as const satisfies Record<string, readonly AdminRole[]>;

export type Capability = keyof typeof capabilities;

/** Whether a role may do something. */
export function roleMay(role: AdminRole, capability: Capability): boolean {
  const roles: readonly AdminRole[] = capabilities[capability];
  return roles.includes(role);
}
