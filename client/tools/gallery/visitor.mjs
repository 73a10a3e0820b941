import { hardViews } from './camera.mjs';

const signIn = { name: 'Se connecter', exact: true };

/** Where the links of messages lead when they are used up or made up, and what asks for new ones. */
async function links({ page, scene }) {
  const at = (path, text) => ({
    reach: async () => {
      await page.goto(path);
      await page.getByText(text).first().waitFor();
    },
  });
  await scene('auth-reset', at('/auth/reset-password', 'Mot de passe oublié'));
  await scene('auth-reset-unknown', {
    reach: async () => {
      await page.getByLabel('Email').fill('personne@example.org');
      await page.getByRole('button', { name: 'Envoyer le lien' }).click();
      await page.getByText("Cette adresse email n'est pas inscrite").waitFor();
    },
  });
  await scene('auth-confirmation', at('/auth/email-confirmation', 'Vérifiez vos emails'));
  await scene(
    'auth-new-password-refused',
    at('/auth/new-password?token=nul', 'Ce lien n’est plus valable'),
  );
  await scene('auth-verify-failed', at('/auth/verify?token=nul', 'Recevoir un nouveau lien'));
  await scene(
    'auth-change-email-failed',
    at('/auth/change-email?token=nul', 'Aller aux paramètres'),
  );
  await scene('invitation-unknown', at('/invitation/nul', 'n’existe plus'));
}

/** Somebody without an account. */
export async function visitor(walk) {
  const { page, scene } = walk;
  const heading = page.getByRole('heading', { level: 1 });
  // A reading page is fetched when it is first opened.
  const go = (path) => ({
    reach: async () => {
      await page.goto(path);
      await heading.waitFor();
    },
  });
  await scene('landing', { ...go('/'), wide: true });
  await scene('landing-hard', { views: hardViews });
  await scene('privacy', go('/privacy'));
  await scene('terms', { ...go('/terms'), wide: true });
  await scene('accessibility', go('/accessibility'));
  await scene('accessibility-hard', { views: hardViews });
  await scene('not-found', go('/nulle-part'));
  await scene('auth-sign-in', {
    reach: async () => {
      await page.goto('/auth');
      await page.getByLabel('Email').waitFor();
    },
  });
  await scene('auth-sign-in-empty', {
    reach: () => page.getByRole('button', signIn).click(),
  });
  await scene('auth-sign-in-refused', {
    reach: async () => {
      await page.getByLabel('Email').fill('personne@example.org');
      await page.getByLabel('Mot de passe', { exact: true }).fill('pas-le-bon');
      await page.getByRole('button', signIn).click();
      await page.getByText('Email ou mot de passe incorrect').waitFor();
    },
  });
  await scene('auth-sign-up', {
    wide: true,
    reach: async () => {
      await page.goto('/auth?mode=signup');
      await page.getByLabel('Prénom').waitFor();
    },
  });
  await scene('auth-sign-up-hard', { views: hardViews });
  await scene('auth-sign-up-errors', {
    reach: async () => {
      await page.getByLabel('Email').fill('camille@');
      await page.getByLabel('Mot de passe', { exact: true }).fill('12345');
      await page.getByRole('button', { name: 'S’inscrire' }).click();
      await page.getByText('Le prénom est requis').waitFor();
    },
  });
  await links(walk);
}
