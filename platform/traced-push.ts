// Sends socket messages within a trace span that is named after their events.
import type { Push } from './push.ts';
import { withSpan } from './spans.ts';

/** Returns a push function that creates one span per call while tracing is enabled. */
export const tracedPush =
  (push: Push): Push =>
  (db, messages) => {
    const events = [...new Set(messages.map(({ event }) => event))].join(' ');
    const rooms = messages.reduce((sum, message) => sum + message.rooms.length, 0);
    return withSpan({ name: `push ${events}`, kind: 'producer', attributes: { rooms } }, () => push(db, messages));
  };
