// Prints how a browser with the clock and time zone of this process would show the age of the given instants.
import { relativeTimeOf } from '#web/i18n/relative-time.ts';

console.log(JSON.stringify(process.argv.slice(2).map((instant) => relativeTimeOf(instant).kind)));
