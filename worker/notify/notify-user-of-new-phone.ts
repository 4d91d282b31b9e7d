// Notifies the owner of an account that its phone number has changed, whether the owner or an administrator changed it.
import { notifyUser } from './notify-user.ts';

export const notifyUserOfNewPhone = notifyUser('phone_changed');
