import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../platform/config.js';
import type { ChatModel } from '../integrations/openai/chat-stream.js';
import type { Outbox } from '../integrations/mail/outbox.js';
import type { CustomerAddresses } from '../integrations/stripe/customer-addresses.js';
import type { StripeGateway } from '../integrations/stripe/stripe-gateway.js';
import type { ChangeLog } from '../platform/change-log.js';
import type { Clock } from '../platform/clock.js';
import type { Db } from '../platform/database.js';
import type { Logger } from '../platform/logger.js';
import type { PubSub } from '../platform/pubsub.js';
import type { RateLimits } from '../platform/rate-limits.js';
import type { Sessions } from '../platform/sessions.js';
import type { TrustedDocuments } from '../platform/trusted-documents.js';
import type { Viewer, ViewerRow } from '../platform/viewer.js';
import { guardError } from './refusal.js';

/** What lives as long as the process. */
export interface Services {
  config: Config;
  db: Db;
  clock: Clock;
  logger: Logger;
  pubsub: PubSub;
  /** What changed lately in each household, by its id. */
  changes: ChangeLog;
  rateLimits: RateLimits;
  sessions: Sessions<ViewerRow>;
  trustedDocuments: TrustedDocuments;
  stripe: StripeGateway;
  customerAddresses: CustomerAddresses;
  model: ChatModel;
  mail: Outbox;
  /** Where browsers reach the product, without a slash at the end. */
  publicUrl: string;
  /** Before an account goes: ends what other features are writing for the person. */
  endRunningWork: (userId: string) => Promise<void>;
  /** Once somebody has joined a household: nobody is to pay twice for one kitchen, neither they nor who was there. */
  keepOnePayer: (householdId: string) => Promise<void>;
}

export interface Context extends Services {
  /** Null while signed out. */
  viewer: Viewer | null;
  requestId: string;
  /** The caller's address, as far as the trusted proxies can be believed. */
  clientAddress: string;
  /** The request of an app, which keeps a bearer token and is sent no cookie. */
  isApp: boolean;
  /** The token this request came with. */
  sessionToken: string | null;
  /** Sends the session's cookie with the answer, to browsers alone; null takes it away. */
  setSessionCookie(token: string | null): void;
  /** What this browser is remembered by, if it has signed in before. */
  deviceToken: string | null;
  setDeviceCookie(token: string): void;
  req: IncomingMessage;
  res: ServerResponse;
}

/** The viewer of a field that is behind a scope. @throws UNAUTHENTICATED */
export function viewerOf(context: Context): Viewer {
  if (!context.viewer) throw guardError('UNAUTHENTICATED');
  return context.viewer;
}
