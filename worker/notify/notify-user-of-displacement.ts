// Another account proved the identity number by documents; this one has to give its own.
import { notifyUser } from './notify-user.ts';

export const notifyUserOfDisplacement = notifyUser('identity_displaced');
