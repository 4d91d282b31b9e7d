// A push with a span around it, named by what it tells.
import type { Push } from './push.ts';
import { withSpan } from './spans.ts';

/** The same push; each call is a span where spans are made. */
export const tracedPush =
  (push: Push): Push =>
  (db, messages) => {
    const events = [...new Set(messages.map(({ event }) => event))].join(' ');
    const rooms = messages.reduce((sum, message) => sum + message.rooms.length, 0);
    return withSpan({ name: `push ${events}`, kind: 'producer', attributes: { rooms } }, () => push(db, messages));
  };
