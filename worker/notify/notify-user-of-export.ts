// The copy of somebody’s data can be fetched.
import { tellPerson } from './tell-person.ts';

export const notifyUserOfExport = tellPerson('export_ready');
