// Measures searches while jobs are imported and indexed, compared with the same searches without load.
import { z } from '#contracts/z.ts';
import { answerOf, endAll, startPart, startPrograms } from '../processes.ts';
import type { SampleSearch } from './searches.ts';
import { ours } from './sides.ts';
import { speedOf, timeSide } from './speed.ts';

const asked = z.object({ imported: z.int() });

export interface UnderImport {
  idle: number;
  busy: number;
  /** Imported ads per second. */
  rate: number;
}

/** Measures the p95 of searches in ms before and during an import, and the imported jobs per second. */
export async function measureUnderImport(
  url: string,
  { searches, dataDir, seed }: { searches: readonly SampleSearch[]; dataDir: string; seed: number },
): Promise<UnderImport> {
  const idle = speedOf(await timeSide(url, ours, searches)).p95;
  await startPrograms({ DATABASE_URL: url, DATA_DIR: dataDir });
  const { child } = await startPart('importer', [url, String(seed)]);
  const from = performance.now();
  const busy = speedOf(await timeSide(url, ours, searches, 10)).p95;
  child.send('report');
  const { imported } = await answerOf(child, asked);
  const rate = imported / ((performance.now() - from) / 1000);
  await endAll();
  if (imported === 0) throw new Error('Nothing was imported during the measurement');
  return { idle, busy, rate };
}
