import { createHash } from 'node:crypto';
import { DAY } from '../billing.js';
import { StripeFault } from '../errors.js';
import type { StripeContext } from '../context.js';
import type { FormObject } from '../form.js';
import type { KeptReply } from '../wire.js';

interface KeyedCall {
  requestId: string;
  method: string;
  path: string;
  input: FormObject;
  key: string | undefined;
}

function fingerprintOf({ method, path, input }: KeyedCall): string {
  return createHash('sha256')
    .update(JSON.stringify([method, path, input]))
    .digest('hex');
}

function forgetOldReplies(ctx: StripeContext): void {
  for (const reply of ctx.store.all('keptReplies')) {
    // Oldest first, so the first young one ends it.
    if (reply.created > ctx.now() - DAY) return;
    ctx.store.remove('keptReplies', reply.id);
  }
}

function replay(kept: KeptReply, call: KeyedCall) {
  if (kept.fingerprint !== fingerprintOf(call)) {
    throw new StripeFault(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${kept.id}' if you meant to execute a different request.`,
      { type: 'idempotency_error' },
    );
  }
  return { body: kept.body, requestId: kept.requestId, replayed: true };
}

/** Runs a POST once per idempotency key for a day; refusals are not kept, so they may be mended. */
export function runOnce(
  ctx: StripeContext,
  call: KeyedCall,
  run: () => string,
): { body: string; requestId: string; replayed: boolean } {
  if (call.method !== 'POST' || !call.key) {
    return { body: run(), requestId: call.requestId, replayed: false };
  }
  forgetOldReplies(ctx);
  const kept = ctx.store.get('keptReplies', call.key);
  if (kept) return replay(kept, call);
  const body = run();
  ctx.store.put('keptReplies', {
    id: call.key,
    fingerprint: fingerprintOf(call),
    body,
    requestId: call.requestId,
    created: ctx.now(),
  });
  return { body, requestId: call.requestId, replayed: false };
}
