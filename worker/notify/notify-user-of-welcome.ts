// Somebody has registered: the first thing they read is that nobody may ask them for money.
import { notifyUser } from './notify-user.ts';

export const notifyUserOfWelcome = notifyUser('welcome');
