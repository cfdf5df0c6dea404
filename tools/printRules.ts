import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'

const root = resolve(import.meta.dirname, '..')
const catalogue = join(root, 'apps/studio/catalogue')

export interface Source {
  readonly path: string
  readonly text: string
}

/** Where the hash of a game's rules is kept, by the name of its folder. */
export function printPath(game: string): string {
  return join(root, `games/${game}/rules/rulesPrint.ts`)
}

/** What decides besides, and stands elsewhere: the jackpot of a room is turned in the transaction that draws it. */
const besides: Readonly<Record<string, readonly string[]>> = {
  bingo: ["export { playJackpot } from './apps/studio/table/playJackpot.ts'"],
}

/** Every game with the source that decides its outcomes, the studio's part in it too, without a word about it. */
export async function readRules(changed?: Source): Promise<ReadonlyMap<string, string>> {
  const entries = new Map<string, string[]>()
  for (const file of readdirSync(catalogue)) {
    for (const [, names, from, game] of readFileSync(join(catalogue, file), 'utf8').matchAll(imported)) {
      if (names === undefined || from === undefined || game === undefined) continue
      const used = names.split(',').map(name => name.trim())
      const values = used.filter(name => name !== '' && !name.startsWith('type ') && name !== 'rulesPrint')
      if (values.length === 0) continue
      const known = entries.get(game) ?? [...(besides[game] ?? []), `export * from './apps/studio/catalogue/${file}'`]
      entries.set(game, [...known, `export { ${values.join(', ')} } from './${from}'`])
    }
  }
  const games = [...entries].toSorted(([one], [other]) => one.localeCompare(other))
  return new Map(await Promise.all(games.map(async ([game, lines]) => [game, await bundle(lines, changed)] as const)))
}

const imported = /import \{([^}]*)\} from '\.\.\/\.\.\/\.\.\/(games\/(\w+)\/(?:rules\/index|shape)\.ts)'/g

/** What the studio plays a game with, and how chance is made of seeds; proofs, types and comments fall away. */
async function bundle(lines: readonly string[], changed: Source | undefined): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: [...lines, "export { fairDraws, sharedWord } from '@saya/game-math'"].join('\n'),
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'esnext',
    minifyWhitespace: true,
    legalComments: 'none',
    charset: 'utf8',
    logLevel: 'silent',
    plugins: [silent, ...(changed ? [take(changed)] : [])],
  })
  return outputFiles[0]?.text ?? ''
}

/** The print itself, what is said of rules to players, and books: none of them decides anything. */
const silent: Plugin = {
  name: 'silent',
  setup(put) {
    put.onLoad({ filter: /\/rulesPrint\.ts$/ }, () => loaded({ path: '', text: "export const rulesPrint = ''" }))
    put.onLoad({ filter: /\/rulesOf\.ts$/ }, () => loaded({ path: '', text: 'export const rulesOf = () => []' }))
    put.onResolve({ filter: /\.store\.ts$/ }, ({ path }) => ({ path, external: true }))
  },
}

function take(changed: Source): Plugin {
  return { name: 'changed', setup: put => put.onLoad(only(changed.path), () => loaded(changed)) }
}

function only(path: string): { filter: RegExp } {
  return { filter: new RegExp(`${path.replaceAll('.', '[.]')}$`) }
}

function loaded({ text }: Source) {
  return { contents: text, loader: 'ts' as const }
}

export function printOf(rules: string): string {
  return createHash('sha256').update(rules).digest('hex')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [game, rules] of await readRules()) {
    const said = '/** SHA-256 of all that decides an outcome of this game, written by `npm run prints`. */'
    writeFileSync(printPath(game), `${said}\nexport const rulesPrint = '${printOf(rules)}'\n`)
  }
}
