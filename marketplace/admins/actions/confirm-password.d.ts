import { type Db } from '#platform/db.ts';
import type { Admin } from '../../actor.ts';

interface Confirmation {
  password: string;
  address: string;
  session_id: number;
}
/** Opens the session's 15 minutes anew. Fails with `validation_failed` at the password, and `rate_limited`. */
export declare function confirmPassword(
  db: Db,
  admin: Admin,
  { password, address, session_id }: Confirmation,
): Promise<void>;
