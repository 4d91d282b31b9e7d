// The words on the terminal once everything runs.

/** What to open and, in the demo, whom to sign in as. */
export function welcome(address: string, data: 'demo' | 'own database'): string {
  const lines = ['', `  KaamSetu is running:  ${address}`];
  if (data === 'demo') lines.push(`  The demo phone:       ${address}/dev/phone`);
  return [...lines, '', '  Stop with Ctrl-C.', ''].join('\n');
}
