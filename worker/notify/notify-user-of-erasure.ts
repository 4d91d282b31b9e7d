// An account will be erased: its owner hears of it, whoever asked.
import { tellPerson } from './tell-person.ts';

export const notifyUserOfErasure = tellPerson('erasure_requested');
