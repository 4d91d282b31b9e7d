// Notifies the user that the copy of their data is ready for download.
import { notifyUser } from './notify-user.ts';

export const notifyUserOfExport = notifyUser('export_ready');
