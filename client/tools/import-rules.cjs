// Who may import whom in the client. app → features → entities → ui | lib; no feature knows another.
const tests = '\\.test\\.tsx?$';
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { pathNot: tests, ...from },
  to,
});

module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      'Two modules that need each other are one, or miss a third.',
      {},
      // A page that is fetched when it is visited may be named by what it shows.
      { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    ),
    forbid(
      'no-orphans',
      'Delete what nothing uses.',
      {
        orphan: true,
        path: '^src/',
        pathNot: `${tests}|\\.d\\.ts$|\\.generated\\.ts$|^src/i18n/fr/`,
      },
      {},
    ),
    forbid('no-unresolved', 'An import that leads nowhere.', {}, { couldNotResolve: true }),
    forbid(
      'app-on-top',
      'Only main.tsx and the app itself import the app.',
      { pathNot: `${tests}|^src/(app/|main\\.tsx$)` },
      { path: '^src/app/', pathNot: '^src/app/paths\\.ts$' },
    ),
    forbid(
      'one-feature-at-a-time',
      'A feature knows no other; what two show is an entity.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
    ),
    forbid(
      'entities-below-features',
      'An entity is read-only and knows no feature.',
      { path: '^src/entities/' },
      { path: '^src/(features|app)/', pathNot: '^src/app/paths\\.ts$' },
    ),
    forbid(
      'ui-is-the-ground',
      'The design system knows no GraphQL, no copy and nothing above it.',
      { path: '^src/ui/' },
      {
        path: '^src/(app|features|entities|apollo|i18n)/|\\.generated\\.ts$|node_modules/(@apollo|graphql|i18next|react-i18next)/',
      },
    ),
    forbid(
      'drawings-stand-alone',
      'An illustration is only drawn.',
      { path: '^src/illustrations/' },
      { path: '^src/(app|features|entities|apollo|i18n)/' },
    ),
    forbid(
      'lib-is-below',
      'What everybody uses knows nobody.',
      { path: '^src/lib/' },
      { path: '^src/(app|features|entities|apollo)/' },
    ),
    forbid(
      'offline-knows-no-page',
      'What is kept on the device is kept for whichever page asks.',
      { path: '^src/offline/', pathNot: `${tests}|^src/offline/testkit/` },
      { path: '^src/(app|features|entities|ui|illustrations)/|^src/offline/testkit/' },
    ),
    forbid(
      'apollo-is-below',
      'The client and its cache know no page.',
      { path: '^src/apollo/' },
      { path: '^src/(app|features|entities|ui|illustrations)/' },
    ),
    forbid('no-tests-in-product', 'The product imports no test code.', {}, { path: tests }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'types'],
    },
  },
};
