// The account has another number: its owner must hear of it, whoever changed it.
import { notifyUser } from './notify-user.ts';

export const notifyUserOfNewPhone = notifyUser('phone_changed');
