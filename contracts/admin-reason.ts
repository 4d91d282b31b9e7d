// The reason that an administrator gives for an action. The audit log stores it.
import { prose } from './values.ts';

export const MAX_REASON_LENGTH = 500;

export const adminReason = { reason: prose({ max: MAX_REASON_LENGTH }) };
