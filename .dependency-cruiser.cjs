/**
 * The arrows of the code base. Each forbidden rule is one of them, by name; `tools/check.test.ts` plants a violation
 * of each and sees it turn red. `tools/levels.json` declares which package and which feature stands above which.
 */
const levels = require('./tools/levels.json')

const tests = '[.]test[.]tsx?$'
/** What only a test starts and measures, and says so in its name. */
const onlyForTests = '/weight/|/test[A-Z][^/]*$|ForTest[.]ts$'
/** Only a type crosses: nothing runs, so nothing is reached. */
const runs = { dependencyTypesNot: ['type-only'] }

/** A package may know those named with it, a whole one or one file of it, and no other of ours. */
function packageArrow([name, known]) {
  return {
    name: `package-${name}-knows-only-what-is-below`,
    severity: 'error',
    from: { path: `^packages/${name}/`, pathNot: tests },
    to: { path: '^packages/', pathNot: `^packages/(${[name, ...known].join('|')})(/|$)` },
  }
}

/** Everything a feature must not call by itself: those on its own level and all above. */
function levelArrows([app, rows]) {
  return rows.map((row, index) => ({
    name: 'features-call-only-downwards',
    comment: `Level ${index} of ${app}. Upwards, news travels as events.`,
    severity: 'error',
    from: { path: `^apps/${app}/features/(${row.join('|')})/`, pathNot: tests },
    to: {
      path: `^apps/${app}/features/(${rows.slice(index).flat().join('|')})/`,
      pathNot: `^apps/${app}/features/$1/`,
      ...runs,
    },
  }))
}

module.exports = {
  forbidden: [
    // 1
    {
      name: 'packages-know-no-app-and-no-game',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/testing/' },
      to: { path: '^(apps|games)/' },
    },
    ...Object.entries(levels.packages).map(packageArrow),
    {
      name: 'apps-know-no-other-app',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: tests },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'games-know-no-app-and-no-other-game',
      severity: 'error',
      from: { path: '^games/([^/]+)/' },
      // What the pages of all games share lies beside the games.
      to: { path: '^(apps|games)/', pathNot: '^games/($1|view)/' },
    },
    // 2
    {
      name: 'platform-and-shared-know-no-feature',
      severity: 'error',
      from: { path: '^apps/[^/]+/(platform|shared)/', pathNot: tests },
      to: { path: '^apps/[^/]+/features/' },
    },
    // 3
    {
      name: 'features-meet-at-the-front-door',
      severity: 'error',
      from: { path: '^apps/([^/]+)/features/([^/]+)/', pathNot: tests },
      to: { path: '^apps/$1/features/', pathNot: '^apps/$1/features/($2/|[^/]+/index[.]tsx?$)' },
    },
    ...Object.entries(levels.features).flatMap(levelArrows),
    // 4
    {
      name: 'rules-see-only-shape-game-math-and-money',
      severity: 'error',
      from: { path: '^games/([^/]+)/rules/', pathNot: tests },
      to: { pathNot: '^(games/$1/(rules/|shape[.]ts$)|packages/(game-math|money)/)' },
    },
    {
      name: 'decisions-are-pure',
      comment:
        'A *.rules.ts decides over values: no database, no clock, nothing of Node, of the platform its rules alone.',
      severity: 'error',
      from: { path: '[.]rules[.]ts$' },
      to: {
        path: '^apps/[^/]+/platform/|[.]store[.]ts$|node_modules/(kysely|pg|fastify|pino)/',
        pathNot: '[.]rules[.]ts$',
        ...runs,
      },
    },
    {
      name: 'decisions-are-pure',
      severity: 'error',
      from: { path: '[.]rules[.]ts$' },
      to: { dependencyTypes: ['core'] },
    },
    // 5 is in tools/arrows/listReaches.ts: the cruiser looks for a way from each file to each other by itself.
    // 6
    {
      name: 'only-stores-import-the-query-builder',
      severity: 'error',
      from: {
        path: '^(apps|packages|games)/',
        pathNot: `[.]store[.]ts$|^apps/[^/]+/platform/db/|^packages/(testing|postgres)/|${tests}`,
      },
      to: { path: 'node_modules/(kysely|pg|pg-cursor|postgres)/' },
    },
    {
      name: 'features-never-see-the-root-connection',
      severity: 'error',
      from: { path: '^apps/[^/]+/features/', pathNot: tests },
      to: { path: '^apps/[^/]+/platform/db/(database|open|migrat)[^/]*[.]ts$', ...runs },
    },
    {
      name: 'only-the-wallet-store-calls-the-batcher',
      comment: 'The door of the partners knows its word for busy besides.',
      severity: 'error',
      from: {
        path: '^apps/',
        pathNot: `^apps/server/(features/wallet/ledger/apply[.]store[.]ts$|dialects/walletDoor[.]ts$|platform/db/)|${tests}`,
      },
      to: { path: '^apps/server/platform/db/(batch|command|door|openLane|takeBatch)[^/]*[.]ts$', ...runs },
    },
    // 7
    {
      name: 'only-tests-import-testing',
      comment:
        'A benchmark ships nowhere either: it drives the product and measures it, as a test drives and judges it.',
      severity: 'error',
      from: { path: '.', pathNot: `${tests}|^packages/testing/|^(e2e|bench)/` },
      to: { path: '^packages/testing/' },
    },
    // 8
    {
      name: 'no-cycles',
      comment: 'Not even of types: whoever reads one file of a circle must read all of it.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      comment: 'An import that leads nowhere is one that every other arrow silently lets through.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|node:)' },
    },
    {
      name: 'products-need-no-development-package',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: `${tests}|^packages/testing/|[.]config[.]ts$|${onlyForTests}` },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm', 'npm-optional'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|games|apps)/[^/]+/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
