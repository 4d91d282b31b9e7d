// Welcomes a new user and warns them never to pay money for a job.
import { notifyUser } from './notify-user.ts';

export const notifyUserOfWelcome = notifyUser('welcome');
