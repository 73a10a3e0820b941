import 'i18next';

declare module 'i18next' {
  // Each catalogue adds itself to ResourceNamespaceMap, so keys are checked where they are used.
  interface CustomTypeOptions {
    defaultNS: 'common';
    strictKeyChecks: true;
    strictInterpolationChecks: true;
  }
}
