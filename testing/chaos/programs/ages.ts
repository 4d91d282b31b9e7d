// Tells how old instants are by the clock and the zone of this process, as a browser shows it.
import { ageOf } from '#web/ui/age.ts';

console.log(JSON.stringify(process.argv.slice(2).map((instant) => ageOf(instant).kind)));
