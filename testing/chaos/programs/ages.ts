// Tells how old instants are by the clock and the zone of this process, as a browser shows it.
import { relativeTimeOf } from '#web/ui/relative-time.ts';

console.log(JSON.stringify(process.argv.slice(2).map((instant) => relativeTimeOf(instant).kind)));
