// Notifies the owner, on the remaining devices, that the phone number of the account now belongs to another person.
import { notifyUser } from './notify-user.ts';

export const notifyUserOfLostPhone = notifyUser('phone_lost');
