// The message on the terminal when all programs run.
import { demoPeople } from '../seed/demo-people.ts';

/**
 * Returns the URLs to open and, in the demo, the users with whom to sign in. `key` is the secret that the demo links
 * contain; null without a demo.
 */
export function welcome(address: string, key: string | null): string {
  const lines = ['', `  KaamSetu is running:  ${address}`];
  if (key) lines.push(...demoLines(address, key));
  else lines.push('', `  Administrators log in at   ${address}/admin/login`);
  return [...lines, '', '  Stop with Ctrl-C.', ''].join('\n');
}

/** Lists the first employer and the first worker. With these two, a user can try a job from post to completion. */
function demoLines(address: string, key: string): string[] {
  const people = ['employer', 'labour'].flatMap((type) => demoPeople.find(({ user_type }) => user_type === type) ?? []);
  const rows = people.map(({ phone_number, first_name, last_name, user_type, note }) => {
    const role = user_type === 'employer' ? 'employer' : 'worker';
    return `    ${phone_number}  ${first_name} ${last_name}, ${role} (${note})`;
  });
  return [
    '',
    '  Sign in with one of these phone numbers:',
    ...rows,
    '',
    '  The test phone shows the codes:',
    `    ${address}/dev/phone?key=${key}`,
    '  Administrators log in here; the first visit makes the first one:',
    `    ${address}/dev/admin?key=${key}`,
    '  Both links are valid until you stop KaamSetu.',
  ];
}
