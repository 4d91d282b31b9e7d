// The phone of the account belongs to another person now: its owner is notified on the devices that are left.
import { notifyUser } from './notify-user.ts';

export const notifyUserOfLostPhone = notifyUser('phone_lost');
