import type { ReactNode } from 'react';
import { AccessibilityPage } from '../../features/legal/accessibility-page';
import { PrivacyPage } from '../../features/legal/privacy-page';
import { TermsPage } from '../../features/legal/terms-page';
import { LandingPage } from '../../features/landing/landing-page';
import { catalogue as landing } from '../../i18n/fr/landing';
import { catalogue as legal } from '../../i18n/fr/legal';
import { catalogue as notFound } from '../../i18n/fr/not-found';
import { NotFoundPage } from '../../features/not-found/not-found-page';
import { paths } from '../paths';
import { PublicFrame } from './public-frame';

export interface PublicPage {
  /** Where it is read; null for the page of every unknown address. */
  path: string | null;
  file: string;
  title: string;
  description: string;
  content: ReactNode;
}

const titled = (title: string): string => `${title} · Popote`;

/** The pages that are built to HTML and need no app. `siteUrl` ends in a slash. */
export const publicPages = (siteUrl: string): readonly PublicPage[] => [
  {
    path: paths.home,
    file: 'index.html',
    title: landing.documentTitle,
    description: landing.description,
    content: <LandingPage siteUrl={siteUrl} />,
  },
  {
    path: paths.privacy,
    file: 'privacy.html',
    title: titled(legal.privacy.title),
    description: legal.privacy.intro,
    content: framed(siteUrl, <PrivacyPage />),
  },
  {
    path: paths.terms,
    file: 'terms.html',
    title: titled(legal.terms.title),
    description: legal.terms.intro,
    content: framed(siteUrl, <TermsPage />),
  },
  {
    path: paths.accessibility,
    file: 'accessibility.html',
    title: titled(legal.accessibility.title),
    description: legal.accessibility.intro,
    content: framed(siteUrl, <AccessibilityPage />),
  },
  {
    path: null,
    file: '404.html',
    title: titled(notFound.title),
    description: notFound.text,
    content: framed(siteUrl, <NotFoundPage />),
  },
];

function framed(siteUrl: string, page: ReactNode): ReactNode {
  return <PublicFrame siteUrl={siteUrl}>{page}</PublicFrame>;
}
