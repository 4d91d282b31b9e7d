// Notifies the owner of an account, on the devices that are still registered, that the phone number of the account now
// belongs to another person.
import { notifyUser } from './notify-user.ts';

export const notifyUserOfLostPhone = notifyUser('phone_lost');
