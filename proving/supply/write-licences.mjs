// npm run prove -- licences: writes docs/licences.md. Fails on a licence that is unknown or not allowed.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { documentOf, faultsOfLicences, shippedNow } from './licences.mjs';

process.chdir(path.join(import.meta.dirname, '..', '..'));
const shipped = shippedNow();
const faults = faultsOfLicences(shipped);
for (const fault of faults) console.error(fault);
writeFileSync('docs/licences.md', documentOf(shipped));
console.log(`docs/licences.md: ${shipped.length} packages, ${faults.length} licences that are not allowed`);
process.exitCode = faults.length === 0 ? 0 : 1;
