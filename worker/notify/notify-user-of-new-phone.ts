// The account has another number: its owner must hear of it, whoever changed it.
import { tellPerson } from './tell-person.ts';

export const notifyUserOfNewPhone = tellPerson('phone_changed');
