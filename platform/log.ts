// One JSON line an entry on stdout. Callers name each field they log; the ids of the request or task come by themselves.
import { pino } from 'pino';
import { currentContext } from './context.ts';
import { type LogStream, openLogStream } from './log-stream.ts';
import { REDACTED_FIELDS, redactText } from './redact.ts';

/** A value that may stand in a log line. */
type Loggable = string | number | boolean | null | undefined | readonly string[];

export interface Log {
  info(message: string, fields?: Record<string, Loggable>): void;
  warn(message: string, fields?: Record<string, Loggable>): void;
  error(message: string, fields?: Record<string, Loggable>): void;
}

/** By what lines of one request and of the tasks that it caused are found together. */
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

/** A line of its own making: nothing else can be written when lines are lost. */
const lostBy = (program: string) => (lines: number) =>
  `${JSON.stringify({ level: 40, time: new Date().toISOString(), program, lines, msg: 'lines of the log were lost' })}\n`;

/** A log that names its program in every line. `level` is pino's: info, warn, error or silent. It goes to stdout unless told. */
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

/** What Postgres says of data that it does not take quotes the data. */
const QUOTES_DATA = /^22[0-9A-Z]{3}$/;
const MAX_MESSAGE_LENGTH = 1000;

/**
 * An error as a log line may show it: its message and code, never the objects that hang on it (a database client carries its password,
 * `detail` the row), and no value that Postgres quotes.
 */
export function describeError(error: unknown): { error: string; code?: string } {
  if (!(error instanceof Error)) return { error: redactText(String(error)) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const quoting = code !== undefined && QUOTES_DATA.test(code);
  const message = quoting ? error.message.replace(/"[\s\S]*"/, '"…"') : error.message;
  return { error: redactText(message.slice(0, MAX_MESSAGE_LENGTH)), ...(code === undefined ? {} : { code }) };
}
