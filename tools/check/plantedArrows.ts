interface Plant {
  readonly rule: string
  readonly file: string
  readonly text: string
}

/** A tree in which every arrow is kept: a package on another, features calling downwards, a store with its SQL. */
export const soundTree: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: 'planted',
    devDependencies: { 'cbor-x': '1' },
    dependencies: { kysely: '0' },
  }),
  'packages/money/package.json': '{ "name": "@saya/money", "exports": { ".": "./index.ts" } }',
  'packages/money/index.ts': 'export const zero = 0n\n',
  'packages/contract/package.json':
    '{ "name": "@saya/contract", "exports": { ".": "./index.ts", "./limits": "./limits.ts" } }',
  'packages/contract/limits.ts': 'export const most = 1\n',
  'packages/contract/index.ts': "export { zero } from '@saya/money'\n",
  'packages/testing/package.json': '{ "name": "@saya/testing", "exports": { ".": "./index.ts" } }',
  'packages/testing/index.ts': "export { start } from '../../apps/server/main.ts'\n",
  'packages/ui/First.tsx': 'export function First() {\n  return <b>1</b>\n}\n',
  'packages/ui/limited.ts': "export { most } from '@saya/contract/limits'\n",
  'packages/ui/one.ts': 'export interface One {\n  readonly two: unknown\n}\n',
  'packages/ui/two.ts': "import type { One } from './one.ts'\nexport interface Two {\n  readonly one: One\n}\n",
  'apps/server/main.ts': "export { home as start } from './features/home/index.ts'\n",
  'apps/server/main.test.ts': "export { start } from '@saya/testing'\n",
  'bench/page.ts': "export { start } from '@saya/testing'\n",
  'apps/server/platform/clock.ts': 'export const clock = 1\n',
  'apps/server/platform/db/openPool.ts': "export { Kysely } from 'kysely'\n",
  'apps/server/platform/db/database.ts': 'export const database = 1\n',
  'apps/server/platform/db/commandBatcher.ts': 'export const batch = 1\n',
  'apps/server/platform/db/batchConnection.ts': 'export const connection = 1\n',
  'apps/server/features/wallet/index.ts': "export { wallet } from './ledger/apply.store.ts'\n",
  'apps/server/features/wallet/ledger/apply.store.ts':
    "import { sql } from 'kysely'\nimport { batch } from '../../../platform/db/commandBatcher.ts'\nexport const wallet = [batch, sql]\n",
  'apps/server/features/game/index.ts': "export { wallet as game } from '../wallet/index.ts'\n",
  'apps/server/features/game/list.ts': 'export const list = 1\n',
  'apps/server/features/home/index.ts': "export { game as home } from '../game/index.ts'\n",
  'apps/player/main.tsx': "export { First } from '../../packages/ui/First.tsx'\n",
  'apps/player/features/game/index.ts': 'export const page = 1\n',
  'apps/player/features/game/list.ts': 'export const list = 1\n',
  'apps/office/features/staff/index.ts': 'export const staff = 1\n',
  'apps/office/features/staff/list.ts': 'export const list = 1\n',
  'packages/client/index.ts': 'export const client = 1\n',
  'games/araw/shape.ts': 'export const reels = 5\n',
  'games/tala/shape.ts': 'export const reels = 3\n',
  'games/tala/link.ts': "export { spin } from './rules/spin.ts'\n",
  'games/tala/rules/spin.ts':
    "import { zero } from '@saya/money'\nexport { reels as spin } from '../shape.ts'\nexport { zero }\n",
}

function plant(rule: string, file: string, from: string): Plant {
  return { rule, file, text: `import * as planted from '${from}'\nexport const grown = planted\n` }
}

/** One file per arrow that breaks it, and breaks nothing else. */
export const plantedArrows: readonly Plant[] = [
  plant('packages-know-no-app-and-no-game', 'packages/ui/planted.ts', '../../apps/server/features/game/list.ts'),
  plant('package-money-knows-only-what-is-below', 'packages/money/planted.ts', '@saya/contract'),
  plant('package-ui-knows-only-what-is-below', 'packages/ui/worded.ts', '@saya/contract'),
  plant('apps-know-no-other-app', 'apps/player/planted.ts', '../server/features/game/list.ts'),
  plant('games-know-no-app-and-no-other-game', 'games/tala/planted.ts', '../araw/shape.ts'),
  plant('platform-and-shared-know-no-feature', 'apps/server/platform/planted.ts', '../features/game/list.ts'),
  plant('platform-and-shared-know-no-feature', 'apps/player/shared/planted.ts', '../features/game/index.ts'),
  plant('features-meet-at-the-front-door', 'apps/server/features/home/planted.ts', '../game/list.ts'),
  plant('features-meet-at-the-front-door', 'apps/player/features/home/planted.ts', '../game/list.ts'),
  plant('features-meet-at-the-front-door', 'apps/office/features/review/planted.ts', '../staff/list.ts'),
  plant('features-call-only-downwards', 'apps/server/features/wallet/planted.ts', '../home/index.ts'),
  plant('rules-see-only-shape-game-math-and-money', 'games/tala/rules/planted.ts', 'node:fs'),
  plant('decisions-are-pure', 'apps/server/features/wallet/clock.rules.ts', 'node:fs'),
  plant('decisions-are-pure', 'apps/server/features/wallet/stored.rules.ts', './ledger/apply.store.ts'),
  plant('decisions-are-pure', 'apps/server/features/wallet/timed.rules.ts', '../../platform/clock.ts'),
  plant('browser-code-reaches-no-rules', 'apps/player/reaching.ts', '../../games/tala/link.ts'),
  plant('browser-code-reaches-no-rules', 'apps/office/reaching.ts', '../../games/tala/link.ts'),
  plant('browser-code-reaches-no-rules', 'games/tala/view/reaching.ts', '../link.ts'),
  plant('only-stores-import-the-query-builder', 'apps/server/features/game/query.ts', 'kysely'),
  ...['database', 'openPool'].map(name =>
    plant(
      'features-never-see-the-root-connection',
      `apps/server/features/game/${name}.ts`,
      `../../platform/db/${name}.ts`,
    ),
  ),
  ...['commandBatcher', 'batchConnection'].map(name =>
    plant(
      'only-the-wallet-store-calls-the-batcher',
      `apps/server/features/game/${name}.ts`,
      `../../platform/db/${name}.ts`,
    ),
  ),
  plant('only-tests-import-testing', 'apps/server/features/game/testing.ts', '@saya/testing'),
  plant('no-cycles', 'packages/ui/cycle.ts', './cycle.ts'),
  plant('everything-resolves', 'packages/ui/lost.ts', '@saya/nowhere'),
  plant('products-need-no-development-package', 'apps/server/features/game/encode.ts', 'cbor-x'),
  {
    rule: 'no-cycles',
    file: 'packages/ui/one.ts',
    text: "import type { Two } from './two.ts'\nexport interface One {\n  readonly two: Two\n}\n",
  },
  {
    rule: 'apps-know-no-other-app',
    file: 'apps/player/typed.ts',
    text: "import type { list } from '../server/features/game/list.ts'\nexport type List = typeof list\n",
  },
  { rule: 'every-module-is-seen', file: 'packages/ui/dist/unseen.ts', text: 'export const unseen = 1\n' },
]
