// Notifies a user that another account proved the same identity number with documents, so that the user must submit
// another number.
import { notifyUser } from './notify-user.ts';

export const notifyUserOfDisplacement = notifyUser('identity_displaced');
