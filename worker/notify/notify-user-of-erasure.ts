// Notifies the owner of an account that it will be erased, whether the owner or an administrator requested the erasure.
import { notifyUser } from './notify-user.ts';

export const notifyUserOfErasure = notifyUser('erasure_requested');
