// The copy of somebody’s data can be fetched.
import { notifyUser } from './notify-user.ts';

export const notifyUserOfExport = notifyUser('export_ready');
