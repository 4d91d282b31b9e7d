// Records all commands that a Redis server receives, with its command MONITOR.
import { Redis } from 'ioredis';

/**
 * Starts recording. `heard` returns the commands so far: it sends a marker command and waits until the server has
 * reported it.
 */
export async function listenToRedis(url: string) {
  const asking = new Redis(url);
  const listening = new Redis(url);
  const commands: string[] = [];
  const monitor = await listening.monitor();
  let marks = 0;
  const waiting = new Map<string, () => void>();
  monitor.on('monitor', (_time: string, args: readonly (string | Buffer)[]) => {
    const line = args.map(String).join(' ');
    const [, mark = ''] = args.map(String);
    const arrived = waiting.get(mark);
    if (arrived) arrived();
    else commands.push(line);
  });
  return {
    async heard(): Promise<readonly string[]> {
      marks += 1;
      const mark = `heard-until-${marks}`;
      const arrived = new Promise<void>((resolve) => waiting.set(mark, resolve));
      await asking.echo(mark);
      await arrived;
      return commands;
    },
    stop() {
      for (const client of [asking, listening, monitor]) client.disconnect();
    },
  };
}
