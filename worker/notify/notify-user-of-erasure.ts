// Notifies the owner that the account will be erased, whether the owner or an administrator requested it.
import { notifyUser } from './notify-user.ts';

export const notifyUserOfErasure = notifyUser('erasure_requested');
