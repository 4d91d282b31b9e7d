// Structured log: one JSON line per entry on stdout. Callers name each field; the ids of the request or task are added
// automatically.
import { pino } from 'pino';
import { currentContext } from './context.ts';
import { type LogStream, openLogStream } from './log-stream.ts';
import { REDACTED_FIELDS, redactText } from './redact.ts';

/** Allowed types of a logged value. */
type Loggable = string | number | boolean | null | undefined | readonly string[];

export interface Log {
  info(message: string, fields?: Record<string, Loggable>): void;
  warn(message: string, fields?: Record<string, Loggable>): void;
  error(message: string, fields?: Record<string, Loggable>): void;
}

/** Returns the ids that link the log entries of a request with those of its tasks. */
function idsOfContext(): Record<string, string | number> {
  const context = currentContext();
  if (!context) return {};
  const { request_id, event_id, task } = context;
  return { request_id, ...(event_id === undefined ? {} : { event_id }), ...(task === undefined ? {} : { task }) };
}

const shown = (value: unknown): unknown => {
  if (typeof value === 'string') return redactText(value);
  return Array.isArray(value) ? value.map(shown) : value;
};

const serializeFields = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, shown(value)]));

/**
 * Builds the line that reports dropped lines. The log stream itself writes this line, so the line does not pass through
 * pino.
 */
const lostBy = (program: string) => (lines: number) =>
  `${JSON.stringify({ level: 40, time: new Date().toISOString(), program, lines, msg: 'lines of the log were lost' })}\n`;

/**
 * Creates a log that names its program in every line. `level` is a level of pino: info, warn, error or silent. Writes
 * to stdout by default.
 */
export function createLog(program: string, level: string, out: LogStream = openLogStream(lostBy(program))): Log {
  const options = {
    level,
    base: { program },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: idsOfContext,
    formatters: { log: serializeFields },
    redact: { paths: [...REDACTED_FIELDS], censor: '…' },
  };
  const logger = pino(options, out);
  return {
    info: (message, fields = {}) => logger.info(fields, redactText(message)),
    warn: (message, fields = {}) => logger.warn(fields, redactText(message)),
    error: (message, fields = {}) => logger.error(fields, redactText(message)),
  };
}

/** Matches the SQLSTATE class 22, invalid data: the messages of these errors quote the data. */
const QUOTES_DATA = /^22[0-9A-Z]{3}$/;
const MAX_MESSAGE_LENGTH = 1000;

/**
 * Returns the loggable form of an error: its message and code. Omits values that Postgres quotes, and all other
 * properties of the error, which may contain a row (`detail`) or a password.
 */
export function describeError(error: unknown): { error: string; code?: string } {
  if (!(error instanceof Error)) return { error: redactText(String(error)) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const quoting = code !== undefined && QUOTES_DATA.test(code);
  const message = quoting ? error.message.replace(/"[\s\S]*"/, '"…"') : error.message;
  return { error: redactText(message.slice(0, MAX_MESSAGE_LENGTH)), ...(code === undefined ? {} : { code }) };
}
