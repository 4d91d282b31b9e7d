// An account was closed by an administrator, or opened again: its owner hears of it, with the reason.
import { notifyUser } from './notify-user.ts';

export const notifyUserOfSuspension = notifyUser('account_suspended');
export const notifyUserOfRestoring = notifyUser('account_restored');
