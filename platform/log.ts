// One JSON line an entry on stdout. Callers name each field they log; nothing is spread into a line.
import { pino } from 'pino';

/** A value that may stand in a log line. */
type Loggable = string | number | boolean | null | undefined | readonly string[];

export interface Log {
  info(message: string, fields?: Record<string, Loggable>): void;
  warn(message: string, fields?: Record<string, Loggable>): void;
  error(message: string, fields?: Record<string, Loggable>): void;
}

/** A log that names its program in every line. `level` is pino's: info, warn, error or silent. */
export function createLog(program: string, level: string): Log {
  const logger = pino({ level, base: { program }, timestamp: pino.stdTimeFunctions.isoTime });
  return {
    info: (message, fields = {}) => logger.info(fields, message),
    warn: (message, fields = {}) => logger.warn(fields, message),
    error: (message, fields = {}) => logger.error(fields, message),
  };
}

/** An error as a log line may show it: its message and code, never the objects that hang on it (a database client carries its password). */
export function describeError(error: unknown): { error: string; code?: string } {
  if (!(error instanceof Error)) return { error: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { error: error.message, ...code };
}
