import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../listFiles.ts'
import { participlesPath, shrinkParticiples } from './participles.ts'
import type { Finding } from './rule.ts'
import { rules } from './rules.ts'

type Tree = Readonly<Record<string, string>>
type Plant = readonly [rule: string, path: string, text: string, rest?: Tree]

const wallet = 'apps/server/features/wallet'
const operation = "import { operation } from '../operation.ts'\nexport const getWallet = operation({})\n"
const dialectRules: Tree = { 'packages/conformance/rules/once.ts': "name: 'A bet is a bet'" }
const sevenIds = Array.from({ length: 7 }, (_, at) => `GAME-0${at}`).join(', ')
const tables: Tree = {
  'db/migrations/member/0002_note.sql': 'create table note (uid bigint, at timestamptz)',
  'db/migrations/ref/0001_game.sql': 'create table game (id integer)',
  'db/frozen.json': '{ "db/migrations/member/0002_note.sql": "" }',
}
const member: Tree = { 'packages/contract/member/index.ts': '', 'docs/glossary.md': '## member\n' }

/** Runs one rule over a tree that holds these files alone. */
function findings(rule: string, tree: Tree): Finding[] {
  const run = rules[rule]
  if (!run) throw new Error(`There is no rule ${rule}.`)
  return run(Object.entries(tree).map(([path, text]) => ({ path, text })))
}

function levelsOf(features: Readonly<Record<string, readonly string[][]>>): Tree {
  const packages = { money: [], contract: ['money'], postgres: [], ui: [], conformance: [] }
  return { 'tools/levels.json': JSON.stringify({ packages, features }) }
}

const plants: readonly Plant[] = [
  ['securityRows', 'docs/security/asvs.md', '| 1.1.1 | 1 | Hashes | held | `a/b.test.ts` › “holds” |', {}],
  [
    'securityRows',
    'docs/security/asvs.md',
    '| 1.1.1 | 1 | Hashes | held | `a.test.ts` › “holds” |',
    { 'a.test.ts': 'other' },
  ],
  ['securityRows', 'docs/security/asvs.md', '| 1.1.1 | 1 | Hashes | held | We looked at it. |', {}],
  ['securityRows', 'docs/security/asvs.md', '| 1.1.1 | 1 | Hashes | held | `a.test.ts` |', { 'a.test.ts': 'holds' }],
  [
    'securityRows',
    'docs/security/asvs.md',
    '| 1.1.1 | 1 | Hashes | held | `a.test.ts`; `a.test.ts` › “holds” |',
    { 'a.test.ts': 'holds' },
  ],
  ['securityRows', 'docs/security/asvs.md', '| 1.1.1 | 1 | Hashes | decided | No. |', {}],
  ['securityRows', 'docs/security/asvs.md', '| 1.1.1 | 1 | Hashes | fine | `a.test.ts` |', { 'a.test.ts': '' }],
  [
    'securityRows',
    'docs/security/asvs.md',
    '| 1.1.1 | 2 | A | open | Still to do. |\n| 1.1.1 | 2 | A | open | Still to do. |',
  ],
  ['securityRows', 'docs/security/asvs.md', '| 1 | 0 | 0 | 0 | 2 |\n| 1.1.1 | 1 | A | open | Still to do. |'],
  [
    'requirementRows',
    'docs/spec/requirements.md',
    '| **total** | **1** |\n| A-01 | Says one. | doc | ui |',
    { 'docs/spec/requirements.json': '[{"id":"A-01","area":"A","text":"Says two.","source":"doc","verify":["ui"]}]' },
  ],
  [
    'requirementRows',
    'docs/spec/requirements.md',
    '| **total** | **2** |\n| A-01 | Says one. | doc | ui |',
    { 'docs/spec/requirements.json': '[{"id":"A-01","area":"A","text":"Says one.","source":"doc","verify":["ui"]}]' },
  ],
  ['bannedNames', 'packages/money/moneyUtils.ts', ''],
  ['bannedNames', 'apps/player/helpers/round.ts', ''],
  ['bannedNames', 'apps/server/platform/SessionManager.ts', ''],
  ['bannedNames', 'packages/contract/member/info.ts', ''],
  ['bannedNames', 'apps/player/shared/navBtn.tsx', ''],
  ['bannedWords', 'docs/one.md', `See ${['', 'work', 'brief.md'].join('/')} for it.`],
  ['bannedWords', 'docs/one.md', `See ${['..', 'shared', 'design'].join('/')} for it.`],
  ['bannedWords', 'package-lock.json', `https://${['registry', 'npmjs', 'org'].join('.')}/left-alone`],
  ['bannedWords', 'README.md', `Found in ${['issue', '12'].join(' ')}.`],
  ['bannedWords', 'README.md', `Written in ${['session', '12'].join(' ')}.`],
  ['bannedWords', 'README.md', `Written by a ${['sub', 'agent'].join('')}.`],
  [
    'playerWords',
    'apps/player/features/deposit/deposit.texts.ts',
    "export const t = { wrong: ['Amount maxLength is 9', 'x'] }\n",
  ],
  ['playerWords', 'apps/player/features/box/box.texts.ts', "export const t = { more: ['Hurry, open it now', 'x'] }\n"],
  ['playerWords', 'packages/contract/voucher/errors.ts', "export const e = { no: ['Please login again', 'x'] }\n"],
  [
    'unreadLimits',
    'packages/contract/limits.ts',
    'export const toastLimits = {\n  shownMs: 5,\n} as const\n',
    { 'packages/ui/toast.test.ts': 'expect(toastLimits.shownMs).toBe(5)' },
  ],
  ['demoTown', 'apps/server/demo/town/parts/gift.ts', "import { post } from '../../wallet/post/post.store.ts'\n"],
  ['clock', `${wallet}/pay.ts`, 'export const at = Date.now()\n'],
  ['clock', 'packages/money/pesos.ts', 'export const at = new Date()\n'],
  ['clock', 'apps/server/platform/jobs/run.ts', 'export const at = new Date\n'],
  ['clock', 'apps/player/shared/answer/client.ts', 'export const clock = { now: () => Date.now() }\n'],
  ['clock', 'apps/player/features/game/clock.ts', 'export const clock = { now: () => Date.now() }\n'],
  ['clock', 'apps/player/shared/timers.ts', 'export const clock: Clock = Date\n'],
  ['clock', 'apps/player/shared/feed.ts', 'export const feed = open({ clock: Date })\n'],
  ['clock', 'apps/player/shared/feed.ts', 'export const feed = open(Date)\n'],
  ['clock', 'packages/ui/gallery/Gallery.tsx', 'export const at = Date.now()\n'],
  ['clock', 'games/tala/rules/spin.ts', 'export const stop = Math.random()\n'],
  ['clock', 'games/tala/view/board.ts', 'export const word = crypto.getRandomValues(new Uint8Array(8))\n'],
  ['clock', `${wallet}/pay.rules.ts`, "import { randomInt } from 'node:crypto'\nexport const stop = randomInt(3)\n"],
  [
    'compositions',
    `${wallet}/pay.ts`,
    'export function pay({ db }: Deps): Task {\n  return task(payJob, () => {})\n}\n',
  ],
  ['compositions', `${wallet}/late.reader.ts`, 'export const lateReader: Reader = {}\n'],
  ['compositions', `${wallet}/ground.store.ts`, 'export const groundOfPrizes: Ground = {}\n'],
  ['declarations', 'apps/player/shared/now.ts', 'export const now = () => 1\n'],
  ['declarations', 'apps/player/shared/now.ts', 'const now = () => {\n  return 1\n}\nnow()\n'],
  ['dialectTables', 'docs/dialects/one.md', '| What it says | Held by |\n| --- | --- |\n| A bet is a bet | |\n'],
  ['dialectTables', 'docs/dialects/one.md', '| A bet is a bet | `A bet is one` |\n', dialectRules],
  ['fileNames', 'packages/contract/member/profile.ts', 'export const getDetail = 1\n'],
  ['fileNames', 'apps/player/shared/button.ts', 'function Sheet() {}\nexport { Sheet }\n'],
  ['fileNames', 'packages/money/amount.ts', 'export type Units = bigint\n'],
  ['levels', `${wallet}/index.ts`, '', levelsOf({ server: [['member']] })],
  ['levels', `${wallet}/index.ts`, '', levelsOf({ server: [['wallet'], ['wallet']] })],
  ['levels', 'packages/stranger/index.ts', '', levelsOf({})],
  ['migrations', 'db/migrations/app/0001_member.sql', 'select 1'],
  ['money', 'packages/money/round.ts', 'export const round = (text: string) => parseFloat(text)\n'],
  ['money', `${wallet}/pay.ts`, 'export function pay(text: string) {\n  return Number(text)\n}\n'],
  ['money', `${wallet}/pay.ts`, 'export const paid = [1].map(Number)\n'],
  ['money', 'apps/player/features/cashier/Fee.tsx', 'export const text = (sum: number) => sum.toFixed(2)\n'],
  ['money', 'apps/server/features/game/win.ts', 'export const win = (amount: number) => Math.round(amount)\n'],
  ['money', 'apps/server/features/game/win.ts', 'export const win = (row: { balance: 1 }) => row.balance * 0.05\n'],
  ['money', 'apps/player/features/game/Win.tsx', 'export const Win = (p: { balance: string }) => +p.balance\n'],
  ['moneyDoors', 'apps/server/features/game/pay.store.ts', "export const pay = (tx: Tx) => tx.updateTable('wallet')\n"],
  ['moneyDoors', 'apps/server/features/game/pay.store.ts', 'export const pay = sql`update wallet set balance = 1`\n'],
  [
    'moneyDoors',
    'apps/server/features/game/pay.store.ts',
    'export const pay = sql`update\n  wallet set balance = 1`\n',
  ],
  ['moneyDoors', 'apps/server/platform/db/pay.ts', 'export const pay = `insert into ${schema}.journal values (1)`\n'],
  ['moneyDoors', 'apps/server/platform/db/pay.ts', 'export const pay = `delete from "member_00"."lot"`\n'],
  [
    'moneyDoors',
    'apps/server/platform/db/pay.ts',
    "export const pay = (tx: Tx) => tx.updateTable('member_00.wallet')\n",
  ],
  [
    'moneyDoors',
    'apps/server/platform/db/pay.ts',
    "export const pay = sql`update ${sql.table('member_00.wallet')} set a = 1`\n",
  ],
  [
    'moneyDoors',
    'apps/server/platform/db/pay.ts',
    "export const pay = sql`insert into ${sql.id(own, 'journal')} values (1)`\n",
  ],
  ['moneyDoors', `${wallet}/pay.ts`, 'export const pay = "select * from post_entry(1)"\n'],
  ['moneyDoors', 'db/migrations/member/0001_gift.sql', 'update wallet set balance = balance + 1;'],
  ['moneyDoors', 'db/functions/member/gift.sql', 'update wallet set balance = balance + 1;'],
  ['nouns', 'packages/contract/wallet/index.ts', '', member],
  ['nouns', 'docs/glossary.md', '## member\n## gift\n', { 'packages/contract/member/index.ts': '' }],
  ['nouns', 'apps/server/features/gift/index.ts', '', { ...member, 'apps/server/features/member/index.ts': '' }],
  ['plainSql', 'db/functions/member/take.sql', 'select x.ctid from wallet x;'],
  ['plainSql', 'db/functions/member/take.sql', 'select array(select row(x.uid, x.at)::taken from note x);'],
  [
    'plainSql',
    'db/functions/member/take.sql',
    'with gone as (delete from note returning *) insert into kept select * from gone;',
  ],
  ['plainSql', 'db/migrations/member/0003_taken.sql', 'create type taken as (uid bigint, at timestamptz);', tables],
  [
    'plainSql',
    `${wallet}/note.store.ts`,
    'export const note = sql`update note set at = clock_timestamp() where uid = 1`\n',
    tables,
  ],
  [
    'plainSql',
    `${wallet}/note.store.ts`,
    'export const note = sql`insert into note select 1, null on conflict do update set at = clock_timestamp()`\n',
    tables,
  ],
  [
    'plainSql',
    `${wallet}/note.store.ts`,
    'export const note = sql`insert into ${s}.note select id, null from ref.game`\n',
    tables,
  ],
  ['plainSql', `${wallet}/note.store.ts`, 'export const note = sql`update note n set at = null from game g`\n', tables],
  ['plainSql', `${wallet}/note.store.ts`, 'export const note = sql`delete from note returning at::text`\n', tables],
  ['operationTests', 'packages/contract/wallet/getWallet.ts', operation, { [`${wallet}/routes.ts`]: '' }],
  ['operationTests', 'packages/contract/wallet/getWallet.ts', operation, { [`${wallet}/getWallet.ts`]: '' }],
  [
    'operationTests',
    'packages/contract/wallet/getWallet.ts',
    operation,
    { [`${wallet}/getWallet.ts`]: '', [`${wallet}/getWallet.api.test.ts`]: "import { test } from 'vitest'\n" },
  ],
  [
    'operationTests',
    'packages/contract/wallet/getWallet.ts',
    "export const getWallet = textOperation('/wallet/text', 'A text')\n",
    {
      [`${wallet}/getWallet.ts`]: "import { answerText } from './answerText.ts'\n",
      [`${wallet}/answerText.api.test.ts`]: "test('it answers', () => ask('GET /wallet/other'))\n",
    },
  ],
  ['participles', `${wallet}/pay.ts`, 'interface Asked {\n  readonly uid: bigint\n}\n'],
  ['participles', `${wallet}/pay.ts`, 'type SomebodySignedIn = string\n'],
  ['participles', 'apps/player/features/wallet/unpaid.ts', 'export type Unpaid = string\n'],
  ['participles', `${wallet}/pay.ts`, 'type Told = 1\n', { 'tools/tidy/participles.json': '{ "Asked": 1 }' }],
  ['participles', 'tools/tidy/participles.json', '{ "Asked": 2 }', { [`${wallet}/pay.ts`]: 'interface Asked {}\n' }],
  [
    'rooms',
    `${wallet}/one.ts`,
    '',
    Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`${wallet}/l${at}.ts`, ''])),
  ],
  ['testPlaces', 'apps/player/features/wallet/wallet.ui.test.ts', ''],
  ['testPlaces', 'e2e/wallet.test.ts', ''],
  [
    'rootFolders',
    'apps/server/one.ts',
    '',
    Object.fromEntries('abcdefghijklmno'.split('').map(name => [`apps/server/${name}.ts`, ''])),
  ],
  ['testPlaces', 'db/migrations/member.api.test.ts', ''],
  ['testPlaces', 'packages/money/pesos.spec.ts', ''],
  ['sizes', 'packages/ui/long.ts', 'export const one = 1\n'.repeat(401)],
  ['sql', `${wallet}/pay.ts`, "import { sql } from 'kysely'\nexport const one = sql\n"],
  ['sql', `${wallet}/pay.ts`, 'export const one = sql`select 1`\n'],
  ['sql', `${wallet}/pay.ts`, 'export const one = (id: string) => `select * from wallet where uid = ${id}`\n'],
  ['sql', 'apps/server/main.ts', "export const one = 'delete from wallet'\n"],
  ['titleIds', `${wallet}/pay.test.ts`, `test('it pays [${sevenIds}]', () => pay())\n`],
  [
    'titleIds',
    `${wallet}/pay.test.ts`,
    `test.each([[1]])('it pays %i [GAME-10] at once [${sevenIds}]', () => pay())\n`,
  ],
  [
    'titleIds',
    `${wallet}/pay.test.ts`,
    "test.each([[1]])('it pays %i [GAME-10, GAME-11, GAME-12, GAME-13]', () => pay())\n",
  ],
  ['titleIds', `${wallet}/pay.test.ts`, "test.each([['" + sevenIds + "']])('it pays [%s]', () => pay())\n"],
  ['titleIds', 'e2e/pay.ui.test.ts', 'part(`it pays ${much} [' + sevenIds + ']`, async () => {})\n'],
  ['titleIds', 'e2e/pay.ui.test.ts', "journey('how one pays [GAME-01]', ends, part => {})\n"],
  ['typedPlaces', 'games/tala/shape.ts', '', { 'tsconfig.node.json': '{ "include": ["games/araw", "packages"] }' }],
]

const cases = plants.map(([rule, path, text, rest]) => ({ rule, path, tree: { ...rest, [path]: text } }))

test.each(cases)('$rule turns red for $path', ({ rule, tree }) => {
  expect(findings(rule, tree).filter(({ isWarning }) => !isWarning)).not.toHaveLength(0)
})

test.each([
  ['Hurry, the box closes soon', 1],
  ['Win it back in your next round', 1],
  ['Siguradong panalo ngayon', 1],
  ['Amount maxLength is 9', 1],
  ['Please login again', 1],
  ['Your time-out has begun', 1],
  ['Naka-off ito habang nagpapahinga ka', 1],
  ['Complete KYC verification first', 1],
  ['Hindi naipadala ang OTP', 1],
  ['Too many logins from your network', 1],
  ['Credits to play through', 1],
  ['Please contact customer service.', 1],
  ['You are in!!', 1],
  ['There is no hurry', 0],
  ['We credited your balance', 0],
  ['Please contact Service.', 0],
  ['At most 9 characters', 0],
  // The documents give it so.
  ['Login With Code', 0],
  ['KYC Is Under Review...', 0],
])('of “%s” members read nothing where it breaks the rule of words: %i [SHELL-96]', (sentence, broken) => {
  const path = 'apps/player/features/box/box.texts.ts'
  expect(findings('playerWords', { [path]: `export const t = { one: ['${sentence}', ''] }\n` })).toHaveLength(broken)
})

/** What docs/words.md forbids, entry by entry; what it says in a sentence of its own is tried above. */
const forbidden = readFileSync(new URL('../../docs/words.md', import.meta.url), 'utf8')
  .replace(/^[^]*## Forbidden\s+\|.*\|\s+\|[- |]+\|/, '')
  .split('\n')
  .map(row => row.split('|')[1]?.trim() ?? '')
  .filter(entry => entry !== '' && !/ as a verb | in a sentence$| of a sentence$/.test(entry))
  .flatMap(entry => entry.split(', '))

test('each word that docs/words.md forbids is refused in either language [SHELL-96]', () => {
  expect(forbidden.length).toBeGreaterThan(25)
  expect(forbidden).toEqual(expect.arrayContaining(['easy money', 'bilisan', 'null', 'KYC', 'play through']))
  const path = 'apps/player/features/box/box.texts.ts'
  const textOf = (word: string) => `export const t = { one: ["Here is ${word} now", "Ito ay ${word} ngayon"] }\n`
  expect(forbidden.filter(word => findings('playerWords', { [path]: textOf(word) }).length !== 2)).toEqual([])
})

test('no sentence of the app or of a refusal breaks the rule of words [SHELL-96]', () => {
  const root = join(import.meta.dirname, '../..')
  const paths = listFiles(root).filter(
    path => path.endsWith('.ts') && /^(apps\/player|packages\/contract)\//.test(path),
  )
  const texts = paths.map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  expect(texts.filter(({ path }) => path.endsWith('.texts.ts')).length).toBeGreaterThan(50)
  expect(rules.playerWords?.(texts)).toEqual([])
})

test('every rule has a planted violation', () => {
  expect([...new Set(plants.map(([rule]) => rule))].sort()).toEqual(Object.keys(rules).sort())
})

const sound: Tree = {
  'packages/contract/limits.ts': 'export const toastLimits = {\n  most: 3,\n  shownMs: 5,\n} as const\n',
  'packages/ui/toast.ts': 'const { shownMs, most: lines } = toastLimits\n',
  'db/functions/member/note.sql':
    'update note n set at = _at from unnest(_uids) y (uid) where n.uid = y.uid and n.at < clock_timestamp(); -- No ctid.\nselect x.uid from note x join ref.game g on g.id = x.uid;',
  'tsconfig.node.json': '{ "include": ["packages", "apps/server", "games", "e2e"] }',
  'tsconfig.web.json': '{ "include": ["apps/player"] }',
  'README.md': 'A sign-in session ends after seven days. Session 2 of a member is listed after session 1.\n',
  'apps/player/features/wallet/WalletPage.tsx': "export { Sheet as WalletPage } from '../../shared/Sheet.tsx'\n",
  'apps/player/features/wallet/secondsLeft.ts':
    'export function secondsLeft(endsAtMs: number) {\n  return Math.ceil(endsAtMs / 1000)\n}\n',
  'apps/server/features/game/listGames.ts': 'export function listGames(page: string) {\n  return Number(page)\n}\n',
  'apps/server/features/game/game.store.ts':
    "import { sql } from 'kysely'\nexport const one = sql`select 1 from game`\n",
  'apps/server/features/game/listGames.test.ts':
    "export function now() {\n  return Date.now()\n}\ntest('it lists', now)\n",
  'apps/server/features/game/end.ts':
    'export function end(deps: Deps): Task {\n  return task(ended, () => end(deps))\n}\n',
  'apps/server/features/game/play.reader.ts': 'export function playReader(deps: Deps): Reader {}\n',
  'apps/server/journalReaders.ts': 'export const journalReaders = [playReader(deps)]\n',
  'apps/server/worker/composeJobs.ts': 'export const composeJobs = [end(deps)]\n',
  'apps/server/main.ts': 'export const clock = { now: () => Date.now() }\n',
  'apps/server/platform/clock.ts': 'export const clock = { now: () => Date.now() }\n',
  'apps/player/shared/device/clock.ts': 'export const clock: Clock = Date\n',
  'packages/ui/gallery/main.tsx': 'const clock = { now: () => Date.now() }\nshow(clock)\n',
  [`${wallet}/getWallet.ts`]: 'export function getWallet(at: number) {\n  return new Date(at)\n}\n',
  [`${wallet}/getWallet.api.test.ts`]: "test.each([1])('it answers', () => ask())\n",
  [`${wallet}/lot/listLots.ts`]: 'export function listLots() {}\n',
  [`${wallet}/lot/listLots.test.ts`]: "test('it lists', () => list())\n",
  'packages/contract/wallet/listLots.ts': 'export const listLots = operation({})\n',
  [`${wallet}/post.store.ts`]: 'export function post(tx: Tx) {\n  return tx.updateTable("wallet")\n}\n',
  [`${wallet}/wallet.view.ts`]: '// It may update wallet rows in words.\nexport const wallet = 1\n',
  'apps/server/features/game/round.store.ts': "export function rounds(tx: Tx) {\n  return tx.selectFrom('round')\n}\n",
  'apps/player/features/game/page/GamePage.tsx': 'export function Page() {}\n',
  'apps/player/shared/brand.ts': 'export function brandOfHost() {}\n',
  'packages/ui/icon/drawings/info.ts': 'export const info = 1\n',
  'packages/postgres/claim.ts': 'export function claim() {\n  return Date.now()\n}\n',
  'e2e/wallet.ui.test.ts':
    "test('six [GAME-01, GAME-02, GAME-03, GAME-04, GAME-05, GAME-06]', run)\ntest.each([['GAME-01', 1]])('%s [%s]', run)\n",
  'games/tala/proof.test.ts': '',
  'games/tala/view/main.ts': 'begin(() => Math.random())\n',
  'docs/dialects/one.md': '| What it says | Held by |\n| --- | --- |\n| A `bet` | `A bet is a bet` |\n',
  ...dialectRules,
  'docs/glossary.md': '# Glossary\n## game\n### more\n## wallet\n',
  'games/tala/data/reels.ts': 'export const reels = [1, 2.5]\n',
  'packages/contract/game/listGames.ts': 'export const listGames = operation({})\n',
  'packages/contract/general/errors.ts': 'export const generalErrors = 1\n',
  'packages/contract/wallet/getWallet.ts': operation,
  'packages/money/sums.ts':
    'export function add(a: 1) {\n  const twice = (b: 1) => b + b\n  return twice(a)\n}\nexport const two = 2n\n',
  'packages/money/payment.ts':
    'interface ClosedPage {}\ninterface Feed {}\ntype LeftSide = 1\ninterface Asked {}\nconst Told = 1\n',
  'tools/tidy/participles.json': '{ "Asked": 1 }',
  'packages/money/pesos.ts': 'export const one = 1n\nexport const two = Number.isInteger(2)\n',
  ...levelsOf({ server: [['wallet'], ['game']], player: [['wallet'], ['game']] }),
}

test.each(Object.keys(rules))('%s lets a sound tree pass', rule => {
  expect(findings(rule, sound)).toEqual([])
})

test('the list of participles is lowered to what stands, and gains nothing', () => {
  const files = [
    { path: participlesPath, text: '{ "Asked": 3, "Gone": 1 }' },
    { path: `${wallet}/pay.ts`, text: 'interface Asked {}\ninterface Told {}\n' },
  ]
  expect(JSON.parse(shrinkParticiples(files))).toEqual({ Asked: 1 })
})
