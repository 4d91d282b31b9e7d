// The words on the terminal once everything runs.
import { demoPeople } from '../seed/demo-people.ts';

/** What to open and, in the demo, whom to sign in as. */
export function welcome(address: string, data: 'demo' | 'own database'): string {
  const lines = ['', `  KaamSetu is running:  ${address}`];
  if (data === 'demo') lines.push(...demoLines(address));
  lines.push('', `  Administrators log in at   ${address}/admin/login   (a fresh place makes its first one there)`);
  return [...lines, '', '  Stop with Ctrl-C.', ''].join('\n');
}

/** The first employer and the first worker: enough for the loop of a job. */
function demoLines(address: string): string[] {
  const people = ['employer', 'labour'].flatMap((type) => demoPeople.find(({ user_type }) => user_type === type) ?? []);
  const rows = people.map(({ phone_number, first_name, last_name, user_type, note }) => {
    const role = user_type === 'employer' ? 'employer' : 'worker';
    return `    ${phone_number}  ${first_name} ${last_name}, ${role} (${note})`;
  });
  return ['', '  Sign in with one of these phone numbers:', ...rows, `  The code appears at   ${address}/dev/phone`];
}
