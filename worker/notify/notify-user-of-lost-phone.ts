// The phone of the account belongs to another person now: its owner is notified on the devices that are left.
import { tellPerson } from './tell-person.ts';

export const notifyUserOfLostPhone = tellPerson('phone_lost');
