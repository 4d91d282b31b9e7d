// Another account proved the identity number by documents; this one has to give its own.
import { tellPerson } from './tell-person.ts';

export const notifyUserOfDisplacement = tellPerson('identity_displaced');
