// Adds custom flags, such as the trace context, to a broadcast of the Redis emitter, which has no public function for
// this. Flags reach other API processes with the message, but not the browsers.

/**
 * Adds flags to a broadcast, which sends all its flags together with its packet. Writes to a private property of the
 * broadcast. If the library has renamed this property, the broadcast is sent without the added flags.
 */
export function addFlags(broadcast: object, flags: Readonly<Record<string, string>>): void {
  const stored: unknown = Reflect.get(broadcast, 'flags');
  if (typeof stored === 'object' && stored !== null) Object.assign(stored, flags);
}
