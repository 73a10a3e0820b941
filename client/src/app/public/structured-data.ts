import { catalogue as landing } from '../../i18n/fr/landing';

/** What search engines are told of the product, in schema.org's terms. */
export const structuredData = (origin: string): object => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'WebApplication',
      name: 'Popote',
      url: `${origin}/`,
      inLanguage: 'fr',
      applicationCategory: 'LifestyleApplication',
      operatingSystem: 'Web',
      description: landing.description,
      offers: { '@type': 'Offer', price: '9.99', priceCurrency: 'CHF' },
    },
    {
      '@type': 'FAQPage',
      mainEntity: Object.values(landing.questions.list).map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ],
});
