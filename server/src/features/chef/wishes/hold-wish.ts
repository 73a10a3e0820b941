import { z } from 'zod';
import { NotFoundRefusal } from '../../../graphql/refusal.js';
import type { Db } from '../../../platform/database.js';
import type { Viewer } from '../../../platform/viewer.js';
import { wishesOf, type TalkWish } from '../../kitchen/proposals/talk-wish.js';
import { ownWishes } from '../../kitchen/proposals/wish.policy.js';
import type { WishInput } from './wish-input.js';

const mostWishes = 10;

/** @throws NotFoundRefusal where it is not theirs */
export async function takeOffWish(db: Db, viewer: Pick<Viewer, 'id'>, id: string): Promise<void> {
  if (!z.guid().safeParse(id).success) throw new NotFoundRefusal('id');
  const { count } = await db.chatWish.deleteMany({ where: { id, ...ownWishes(viewer) } });
  if (count === 0) throw new NotFoundRefusal('id');
}

/** Keeps a wish; one for people or time replaces the last. Null where there are ten already. */
export const holdWish = (
  db: Db,
  { id: userId }: Pick<Viewer, 'id'>,
  input: WishInput,
): Promise<readonly TalkWish[] | null> =>
  db.$transaction(async (tx) => {
    const own = ownWishes({ id: userId });
    const { kind, wish, food, people, minutes } = input;
    const said: TalkWish = {
      kind,
      wish,
      food: kind === 'AVOID' ? food : null,
      people: kind === 'PEOPLE' ? people : null,
      minutes: kind === 'TIME' ? minutes : null,
    };
    const isReplaced = kind === 'PEOPLE' || kind === 'TIME' ? { kind } : { wish };
    await tx.chatWish.deleteMany({ where: { ...own, OR: [isReplaced, { wish }] } });
    if ((await tx.chatWish.count({ where: own })) >= mostWishes) return null;
    await tx.chatWish.create({ data: { ...said, userId } });
    return tx.chatWish.findMany(wishesOf({ id: userId }));
  });
