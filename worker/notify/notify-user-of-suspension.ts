// An account was closed by an administrator, or opened again: its owner hears of it, with the reason.
import { tellPerson } from './tell-person.ts';

export const notifyUserOfSuspension = tellPerson('account_suspended');
export const notifyUserOfRestoring = tellPerson('account_restored');
