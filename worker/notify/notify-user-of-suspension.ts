// Notifies the owner of an account that an administrator has suspended or restored the account, with the reason.
import { notifyUser } from './notify-user.ts';

export const notifyUserOfSuspension = notifyUser('account_suspended');
export const notifyUserOfRestoring = notifyUser('account_restored');
