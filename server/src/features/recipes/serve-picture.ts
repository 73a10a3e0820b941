import type { IncomingMessage, ServerResponse } from 'node:http';
import { renderAsync } from '@resvg/resvg-js';
import type { Services } from '../../graphql/context.js';
import { createTurnstile, CrowdedError } from '../../platform/turnstile.js';
import {
  picturedParts,
  pictureOf,
  pictureVersion,
  pictureWidths,
  type PicturedRecipe,
} from './recipe-picture.policy.js';

interface Drawing {
  drawDishSvg(
    dish: Pick<PicturedRecipe, 'mealType'> & { recipeId: string; picture: string },
  ): string;
}

// The client's own drawing, built for Node: there is one hand that draws a dish.
const built = new URL('../../../../client/dist-drawing/draw-dish.js', import.meta.url);

const address = /^\/pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(svg|png)$/;
const version = /^[0-9a-f]{16}$/;

const cacheForEver = 'public, max-age=31536000, immutable';

function widthOf(asked: string | null): number | null {
  if (asked === null) return pictureWidths.usual;
  const width = /^\d{1,4}$/.test(asked) ? Number(asked) : 0;
  return width >= pictureWidths.least && width <= pictureWidths.most ? width : null;
}

/** Of this process: a drawing takes tens of milliseconds, and whoever asks has no session that could be counted. */
const drawingsAtOnce = { places: 2, waiting: 50 };

async function draw(recipe: PicturedRecipe, width: number | null): Promise<Uint8Array> {
  const { drawDishSvg } = (await import(built.href)) as Drawing;
  const { id, mealType } = recipe;
  const svg = drawDishSvg({ recipeId: id, mealType, picture: pictureOf(recipe) });
  if (width === null) return Buffer.from(svg);
  return (await renderAsync(svg, { fitTo: { mode: 'width', value: width } })).asPng();
}

/**
 * GET /pictures/<recipe>.svg?v=<version> and .png?v=<version>&w=<pixels, 16 to 1024, by default 640>: a recipe's drawn
 * dish, for mail, calendars and apps, which bring no session. Its whole address, which only the API tells, is the right
 * to see it; anything else is 404.
 */
export const recipePicture = ({ db }: Pick<Services, 'db'>) => {
  const enter = createTurnstile(drawingsAtOnce);
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://popote');
    const [, id, kind] = address.exec(pathname) ?? [];
    const asked = searchParams.get('v') ?? '';
    const width = widthOf(searchParams.get('w'));
    const recipe =
      id === undefined || width === null || !version.test(asked)
        ? null
        : await db.recipe.findUnique({ where: { id }, select: picturedParts });
    if (recipe === null || width === null || pictureVersion(recipe) !== asked) {
      res.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end();
      return;
    }
    const isVector = kind === 'svg';
    try {
      const body = await enter('', 1, () => draw(recipe, isVector ? null : width));
      res.writeHead(200, {
        'content-type': isVector ? 'image/svg+xml' : 'image/png',
        'content-length': body.byteLength,
        'cache-control': cacheForEver,
        'content-security-policy': "default-src 'none'",
        // A reader of mail shows it on a site of its own.
        'cross-origin-resource-policy': 'cross-origin',
      });
      res.end(req.method === 'HEAD' ? undefined : body);
    } catch (error) {
      if (!(error instanceof CrowdedError)) throw error;
      res.writeHead(503, { 'retry-after': '5' }).end();
    }
  };
};
