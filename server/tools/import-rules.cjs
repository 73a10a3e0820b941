// Who may import whom on the server.
// main → app → schema, demo → features → graphql | recipe-book | recipe-writing | week-choice | diet | platform | integrations.
const source = '^src/';
const tests = '\\.test\\.ts$|^src/testkit/';
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { pathNot: tests, ...from },
  to,
});

const outer = '^src/(main|app|http|schema|print-schema)\\.ts$';
/** Each imports those after it; what all share (restrictions, units, aisles) lies beside them. */
const dietLayers = ['gate', 'reading', 'ingredients', 'pictures', 'vocabulary', 'lexicon', 'text'];
const solverThread = '^src/week-choice/(choose-week|solver-thread|week-worker)\\.ts$';
const chef = '^src/features/chef/';
/** Policies and refusals, telling the household what one has changed, and what of its food no meal needs. */
const crossFeature =
  '\\.(policy|errors)\\.ts$|^src/features/kitchen/(live/household-log|shopping/free-food)\\.ts$';

module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      'Two modules that need each other are one, or miss a third.',
      {},
      { circular: true },
    ),
    forbid(
      'no-orphans',
      'Delete what nothing uses.',
      { orphan: true, path: source, pathNot: `${tests}|\\.d\\.ts$|/generated/` },
      {},
    ),
    forbid('no-unresolved', 'An import that leads nowhere.', {}, { couldNotResolve: true }),
    forbid('nothing-imports-main', 'main.ts only starts.', {}, { path: '^src/main\\.ts$' }),
    forbid(
      'main-starts-app',
      'main.ts knows app.ts and the platform.',
      { path: '^src/main\\.ts$' },
      { path: source, pathNot: '^src/(app\\.ts$|platform/)' },
    ),
    forbid(
      'app-above-all',
      'Only main.ts imports app.ts.',
      { pathNot: `${tests}|^src/main\\.ts$` },
      { path: '^src/app\\.ts$' },
    ),
    forbid(
      'schema-above-features',
      'Only the app and the printer load the schema.',
      { pathNot: `${tests}|${outer}` },
      { path: '^src/schema\\.ts$' },
    ),
    forbid(
      'demo-above-features',
      'The demo household is made by what people use, and only the app opens it.',
      { pathNot: `${tests}|^src/app\\.ts$|^src/demo/` },
      { path: '^src/demo/' },
    ),
    forbid(
      'demo-below-app',
      'The demo household goes through use cases, not through GraphQL.',
      { path: '^src/demo/' },
      { path: `${outer}|\\.graphql\\.ts$` },
    ),
    forbid(
      'features-below',
      'Nothing below the features knows one.',
      {
        path: '^src/(graphql|recipe-book|recipe-writing|week-choice|diet|platform|integrations|generated)/',
      },
      { path: '^src/features/' },
    ),
    forbid(
      'one-feature-at-a-time',
      'Across features only policies, errors, the log of what changed and what food is free; what two need is a rule below both. The kitchen is one feature.',
      { path: '^src/features/([^/]+)/', pathNot: `${tests}|${chef}` },
      { path: '^src/features/', pathNot: `^src/features/$1/|${crossFeature}` },
    ),
    forbid(
      'chef-above-kitchen',
      'The chef proposes what the kitchen does, and so knows it; no feature knows the chef.',
      { path: '^src/features/', pathNot: `${tests}|${chef}` },
      { path: chef },
    ),
    forbid(
      'chef-and-kitchen-alone',
      'Of the other features the chef knows policies and errors, as they do.',
      { path: chef },
      { path: '^src/features/', pathNot: `^src/features/(chef|kitchen)/|${crossFeature}` },
    ),
    forbid(
      'chef-chat-above',
      'The chat knows the other folders of the chef, its tools, wishes for the talk and the prose gate; none knows another.',
      { path: '^src/features/chef/(?!chat/)([^/]+)/' },
      { path: chef, pathNot: '^src/features/chef/$1/' },
    ),
    forbid(
      'graphql-knows-no-product',
      'The builder and its limits serve any feature.',
      { path: '^src/graphql/', pathNot: `${tests}|^src/graphql/context\\.ts$` },
      { path: '^src/(diet|integrations)/' },
    ),
    forbid(
      'platform-is-the-ground',
      'The platform knows nothing of what stands on it.',
      { path: '^src/platform/' },
      { path: '^src/', pathNot: '^src/(platform|generated)/' },
    ),
    forbid(
      'integrations-speak-to-services',
      'An integration knows its service, the platform, and no product.',
      { path: '^src/integrations/' },
      { path: '^src/', pathNot: '^src/(integrations|platform)/' },
    ),
    forbid(
      'standins-stand-alone',
      'A stand-in is known by its protocol, and loaded only where the configuration asks for it.',
      { path: source },
      { path: '^standins/' },
    ),
    forbid(
      'diet-is-pure',
      'The diet rules are pure: no I/O, no database, no GraphQL.',
      { path: '^src/diet/' },
      { pathNot: '^src/diet/' },
    ),
    ...dietLayers
      .slice(1)
      .map((layer, at) =>
        forbid(
          `diet-${layer}-points-down`,
          `Within diet: ${dietLayers.join(' → ')}, each on those after it.`,
          { path: `^src/diet/${layer}/` },
          { path: `^src/diet/(${dietLayers.slice(0, at + 1).join('|')})/` },
        ),
      ),
    forbid(
      'recipe-writing-is-pure',
      'How a recipe is asked for and read: rules for any feature, without I/O.',
      { path: '^src/recipe-writing/' },
      { pathNot: '^src/(recipe-writing|diet)/|^src/platform/search-text\\.ts$' },
    ),
    forbid(
      'recipe-book-serves-any-feature',
      'What the book holds and for whom: any feature asks it, and GraphQL is theirs.',
      { path: '^src/recipe-book/' },
      { path: '^src/', pathNot: '^src/(recipe-book|recipe-writing|diet|platform|generated)/' },
    ),
    forbid(
      'week-choice-is-pure',
      'How a week is chosen: rules for any feature, without I/O but for the thread; types name no code.',
      { path: '^src/week-choice/', pathNot: `${tests}|${solverThread}` },
      { pathNot: '^src/(week-choice|diet)/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'solver-in-its-thread',
      'The solver is loaded where it blocks nobody, at its first use.',
      { pathNot: `${tests}|^src/week-choice/week-worker\\.ts$` },
      { path: 'node_modules/highs/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'rules-are-pure',
      'A policy or a refusal needs no GraphQL.',
      { path: '\\.policy\\.ts$' },
      { path: '^src/graphql/|node_modules/(graphql|@pothos)' },
    ),
    forbid(
      'policies-know-no-use-case',
      'A policy says whose the rows are, and stands below all that reads or writes them.',
      { path: '\\.policy\\.ts$' },
      { path: '^src/features/', pathNot: '\\.(policy|errors)\\.ts$' },
    ),
    forbid(
      'use-cases-know-no-graphql',
      'A use case decides and writes; GraphQL is its *.graphql.ts neighbour.',
      { path: '^src/features/', pathNot: `${tests}|\\.graphql\\.ts$` },
      { path: 'node_modules/(graphql|graphql-yoga)/' },
    ),
    forbid(
      'pothos-in-graphql-files',
      'Pothos only in *.graphql.ts and the builder.',
      { pathNot: `${tests}|\\.graphql\\.ts$|^src/(graphql|generated)/|^src/schema\\.ts$` },
      { path: 'node_modules/@pothos/' },
    ),
    forbid(
      'sdks-in-integrations',
      'Stripe, OpenAI and mail are spoken to in one place each.',
      { pathNot: `${tests}|^src/integrations/|^standins/` },
      { path: 'node_modules/(stripe|openai|nodemailer)/' },
    ),
    forbid(
      'lucia-behind-sessions',
      'Only platform/sessions knows Lucia.',
      { pathNot: `${tests}|^src/platform/sessions` },
      { path: 'node_modules/lucia/' },
    ),
    forbid('no-tests-in-product', 'The product imports no test code.', {}, { path: tests }),
  ],
  options: {
    doNotFollow: { path: 'node_modules|^src/generated/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'types'],
    },
  },
};
