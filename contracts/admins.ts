// Administrators: their accounts, their login, their second factor (D41–D44).
import { adminRoles } from './admin-roles.ts';
import { endpoint } from './http.ts';
import { z } from './z.ts';

export const admin = z.object({
  id: z.int(),
  username: z.string(),
  email: z.nullable(z.string()),
  full_name: z.string(),
  role: z.enum(adminRoles),
});
export type AdminAccount = z.output<typeof admin>;

export const adminsEndpoints = {
  me: endpoint({
    method: 'GET',
    path: '/api/v1/admin/me',
    summary: 'The administrator who asks',
    auth: 'admin',
    capability: 'look',
    response: admin,
  }),
};
