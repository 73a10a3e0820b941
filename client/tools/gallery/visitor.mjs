const signIn = { name: 'Se connecter', exact: true };

/** Somebody without an account. */
export async function visitor({ page, scene }) {
  const heading = page.getByRole('heading', { level: 1 });
  // A reading page is fetched when it is first opened.
  const go = (path) => ({
    reach: async () => {
      await page.goto(path);
      await heading.waitFor();
    },
  });
  await scene('landing', go('/'));
  await scene('privacy', go('/privacy'));
  await scene('terms', go('/terms'));
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
    reach: async () => {
      await page.goto('/auth?mode=signup');
      await page.getByLabel('Prénom').waitFor();
    },
  });
  await scene('auth-sign-up-errors', {
    reach: async () => {
      await page.getByLabel('Email').fill('camille@');
      await page.getByLabel('Mot de passe', { exact: true }).fill('12345');
      await page.getByRole('button', { name: 'S’inscrire' }).click();
      await page.getByText('Le prénom est requis').waitFor();
    },
  });
}
