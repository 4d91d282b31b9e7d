// Notifies the owner that the phone number of the account has changed, whether the owner or an administrator changed
// it.
import { notifyUser } from './notify-user.ts';

export const notifyUserOfNewPhone = notifyUser('phone_changed');
