import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { staleSince } from '../../../platform/live-upkeep.js';
import { startChatKit, type ChatKit } from '../../../testkit/chat-kit.js';
import { at } from '../../../testkit/graphql-client.js';
import { cuts, says, stalls } from '../../../testkit/model-server.js';
import { chatUpkeep, reapReplies } from '../chat/chat-upkeep.js';

let kit: ChatKit;
beforeAll(async () => {
  kit = await startChatKit();
  await kit.person.savePreferences({ dietaryRestrictions: ['VEGETARIAN'] });
});
beforeEach(() => kit.clear());
afterAll(() => kit.close());

const shown = 'Le jambon est une spécialité.\n';
const caution = { word: 'jambon', restriction: 'VEGETARIAN' };

/** A reply of which so much is on the screen, and no more will come. */
async function halfShown() {
  kit.model.answer(stalls(`${shown}Puis `));
  const { id } = await kit.send('Comment finir ma sauce ?');
  await kit.until(id, ({ content }) => content.startsWith(shown));
  return { id, watching: kit.events(id) };
}

describe('what was shown of a reply that names what is not eaten is cautioned about', () => {
  it('when the person stops it', async () => {
    const { id, watching } = await halfShown();
    const stopped = await kit.act('stop', id);
    expect(at(stopped, 'message')).toMatchObject({ status: 'STOPPED', cautions: [caution] });
    expect((await watching).at(-1)).toMatchObject({ cautions: [{ word: 'jambon' }] });
    expect(await kit.reply(id)).toMatchObject({ status: 'STOPPED', cautions: [caution] });
    kit.model.answer(says('Servez.'));
    expect(at(await kit.act('retry', id), 'message.cautions')).toEqual([]);
    await kit.events(id);
    expect(await kit.reply(id)).toMatchObject({ status: 'DONE', cautions: [] });
  });

  it('when the server is told to stop', async () => {
    const { id, watching } = await halfShown();
    await chatUpkeep(kit.server.app.services).stopAll();
    expect((await watching).at(-1)).toMatchObject({ cautions: [{ word: 'jambon' }] });
    expect(await kit.reply(id)).toMatchObject({ status: 'INTERRUPTED', cautions: [caution] });
  });

  it('when the model is cut off', async () => {
    kit.model.answer(cuts(`${shown}Puis `));
    const { id } = await kit.ask('Comment finir ma sauce ?');
    expect(await kit.reply(id)).toMatchObject({ status: 'INTERRUPTED', cautions: [caution] });
  });

  it.each(['reaped', 'stopped'] as const)('when whoever wrote it is gone: %s', async (how) => {
    const { services } = kit.server.app;
    const id = randomUUID();
    const told = { id: randomUUID(), userId: kit.person.id, content: 'Comment finir ma sauce ?' };
    await services.db.chatMessage.create({ data: { ...told, role: 'USER' } });
    await services.db.chatMessage.create({
      data: {
        id,
        userId: kit.person.id,
        role: 'ASSISTANT',
        status: 'WRITING',
        content: shown,
        seq: shown.length + 1,
        marks: [{ seq: 1, offset: 0, status: 'WRITING' }],
        pendingUserId: kit.person.id,
        heartbeatAt: new Date(Date.now() - 31_000),
      },
    });
    const watching = kit.events(id);
    if (how === 'reaped') await reapReplies(services, staleSince(services.clock));
    else await kit.act('stop', id);
    expect((await watching).at(-1)).toMatchObject({ cautions: [{ word: 'jambon' }] });
    expect(await kit.reply(id)).toMatchObject({
      status: how === 'reaped' ? 'INTERRUPTED' : 'STOPPED',
      content: shown,
      cautions: [caution],
    });
  });
});
