// What waits for a moderator, as one number in the bar.

/** Nothing yet: the queues fill it. */
export function WaitingBadge() {
  return null;
}
