import { pino, type DestinationStream, type Logger } from 'pino';
import { PinoPretty } from 'pino-pretty';
import type { Config } from './config.js';

export type { Logger };

/** Values that must never reach a log, wherever they stand in a logged object. */
const secrets = [
  'password',
  'token',
  'cookie',
  'authorization',
  'headers.cookie',
  'headers.authorization',
];

export function createLogger(config: Pick<Config, 'LOG_LEVEL' | 'isProduction'>): Logger {
  const destination: DestinationStream | undefined = config.isProduction
    ? undefined
    : PinoPretty({
        colorize: process.stdout.isTTY,
        ignore: 'pid,hostname',
        translateTime: 'HH:MM:ss',
      });
  return pino({ level: config.LOG_LEVEL, redact: secrets }, destination as DestinationStream);
}
