import { tsImport } from 'tsx/esm/api';
import { hardViews } from './camera.mjs';
import { broken, failFor } from './faults.mjs';

const { conversation, field, openChat, say, tellHistory, turns } = await tsImport(
  '../../e2e/chat-kit.ts',
  import.meta.url,
);

const stop = { name: 'Arrêter' };
const recipeQuestion = 'Propose-moi un plat principal avec des courgettes';

const settled = (page) => conversation(page).and(page.locator('[aria-busy=false]')).waitFor();

async function ask(page, question) {
  await say(page, question);
  await page.getByRole('button', stop).waitFor();
}

/** What the chef says, and what comes of it. */
async function replies({ page, scene }) {
  await scene('chat-streaming', {
    again: async () => {
      if (await page.getByRole('button', stop).isVisible())
        await page.getByRole('button', stop).click();
      await page.getByRole('button', stop).waitFor({ state: 'hidden' });
      await ask(page, recipeQuestion);
    },
  });
  await scene('chat-stopped', {
    reach: async () => {
      // Where no picture is taken of it, nothing is being written.
      if (!(await page.getByRole('button', stop).isVisible())) await ask(page, recipeQuestion);
      await page.getByRole('button', stop).click();
      await page.getByText('Vous avez arrêté le chef.').last().waitFor();
    },
  });
  const card = {
    wide: true,
    reach: async () => {
      await ask(page, 'Propose-moi un dessert aux pommes');
      await settled(page);
    },
  };
  await scene('chat-card', card);
  await scene('chat-card-hard', { views: hardViews });
  await scene('chat-answer', {
    reach: async () => {
      await ask(page, 'Comment cuire un œuf mollet ?');
      await settled(page);
    },
  });
}

/** From the preview to the former state. */
async function proposal({ page, scene }) {
  await scene('chat-preview', {
    reach: async () => {
      await ask(page, 'Ajoute 2 kg de pommes et du beurre à la liste de courses');
      await settled(page);
      await page.getByRole('button', { name: 'Appliquer' }).last().waitFor();
    },
  });
  await scene('chat-preview-hard', { views: hardViews });
  await scene('chat-applied', {
    reach: async () => {
      await page.getByRole('button', { name: 'Appliquer' }).last().click();
      await page.getByText('C’est appliqué.').waitFor();
    },
  });
  await scene('chat-undone', {
    reach: async () => {
      await page.getByRole('button', { name: 'Annuler' }).last().click();
      await page.getByText(/tout est comme avant/).waitFor();
    },
  });
}

async function problems({ page, scene }) {
  let mend;
  await scene('chat-error', {
    reach: async () => {
      mend = await failFor(page, 'SendChatMessage');
      await say(page, 'Bonjour');
      await page.getByRole('alert').waitFor();
    },
  });
  await mend?.();
  await scene('chat-too-long', { reach: () => field(page).fill('très '.repeat(801)) });
  await field(page).fill('');
  await scene('chat-reset', {
    whole: false,
    reach: async () => {
      await page.getByRole('button', { name: 'Réinitialiser la conversation' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
    leave: () => page.keyboard.press('Escape'),
  });
  await broken(page, scene, {
    name: 'chat-failed',
    path: '/dashboard/chat',
    operation: 'ChatHistory',
  });
}

/** The conversation with the chef, from its first question to a long history. */
export async function chat(walk) {
  const { page, scene } = walk;
  await scene('chat-empty', { reach: () => openChat(page) });
  await scene('chat-empty-hard', { views: hardViews });
  await replies(walk);
  await proposal(walk);
  await problems(walk);
  await scene('chat-long', {
    reach: async () => {
      await tellHistory(page, turns(80));
      await openChat(page);
      await conversation(page).evaluate((log) => log.scrollTo(0, 700));
      await page.getByRole('button', { name: 'Reprendre en bas' }).waitFor();
    },
  });
  await page.unroute('**/graphql');
}
