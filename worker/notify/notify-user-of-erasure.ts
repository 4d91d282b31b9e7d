// An account will be erased: its owner hears of it, whoever asked.
import { notifyUser } from './notify-user.ts';

export const notifyUserOfErasure = notifyUser('erasure_requested');
