import type { Database } from '../apps/server/platform/db/database.ts'
import { touchContent } from '../apps/server/features/game/index.ts'
import { seeded } from '../packages/testing/ledger/traffic.ts'
import type { Bench } from './load/bench.ts'
import { percentile, table } from './load/figures.ts'
import { openApi } from './load/openApi.ts'
import { numberOption } from './load/options.ts'
import { type Draw, type MadeGame, manyGames } from './search/manyGames.ts'

const allowedMs = 20
/** The first page of all games, which is kept ready: its times are those of the machine and the way there. */
const notSearched = 'no search'

/** What a person types who means one game. */
const kinds: Readonly<Record<string, (game: MadeGame, draw: Draw) => string>> = {
  'its name': ({ en_name: name }) => name,
  'its Tagalog name': ({ tl_name: name }) => name,
  'words turned round': ({ en_name: name }) => name.split(' ').toReversed().join(' '),
  'a slip in a word': ({ en_name: name }, draw) => slip(longest(name), draw),
  'a slip in the whole': ({ tl_name: name }, draw) => slip(name, draw),
  'no spaces': ({ en_name: name }) => name.replaceAll(' ', ''),
  'a beginning': ({ en_name: name }) => name.slice(0, 3),
  'one letter': ({ en_name: name }) => name.slice(0, 1),
  [notSearched]: () => '',
}

/** Searches over a large catalogue, each another one, so that none is answered from memory. */
export const bench: Bench = {
  summary: 'searches over 10,000 games over HTTP: [--games 10000] [--searches 2400] [--at-once 2]',
  async run(args) {
    const count = numberOption(args, 'games', 10_000)
    const searches = numberOption(args, 'searches', 2400)
    const atOnce = numberOption(args, 'at-once', 2)
    const draw = seeded(1)
    const games = manyGames(count, draw)
    const { api, db, close } = await openApi()
    try {
      await keepGames(db, games)
      const url = await api.app.listen({ host: '127.0.0.1', port: 0 })
      const names = Object.keys(kinds)
      const asked = Array.from({ length: searches }, (_, number): SearchRequest => {
        const kind = names[number % names.length] ?? ''
        const game = games[draw(games.length)]
        return { kind, number, typed: (game && kinds[kind]?.(game, draw).slice(0, 50)) ?? '' }
      })
      const first = await ask(url, { kind: 'the first', typed: 'a', number: -1 })
      const before = process.cpuUsage()
      const times = await measure(url, asked, atOnce)
      const { user, system } = process.cpuUsage(before)
      console.log(`The first search, which reads the names: ${first.ms.toFixed(0)} ms`)
      console.log(`Processor time of an answer, asking included: ${((user + system) / 1000 / searches).toFixed(1)} ms`)
      return report(times)
    } finally {
      await close()
    }
  },
}

/** Puts the games beside those of the demo, spread over its categories and providers. */
async function keepGames(db: Database, games: readonly MadeGame[]): Promise<void> {
  await db.ref(async tx => {
    const known = await tx.selectFrom('game').selectAll().execute()
    const rows = games.map((game, at) => {
      const like = known[at % known.length]
      if (!like) throw new Error('There is no game to make others like.')
      return { ...like, ...game, id: 100_000 + at, code: `made-${at}`, approval_ref: `made ${at}`, sorting: at }
    })
    for (let at = 0; at < rows.length; at += 1000) {
      await tx
        .insertInto('game')
        .values(rows.slice(at, at + 1000))
        .execute()
    }
    await touchContent(tx)
  })
}

interface SearchRequest {
  readonly kind: string
  readonly typed: string
  /** Makes every address another one, so that each is searched for. */
  readonly number: number
}

interface SearchTime {
  readonly kind: string
  readonly ms: number
  readonly found: number
}

async function measure(url: string, asked: readonly SearchRequest[], atOnce: number): Promise<SearchTime[]> {
  const times: SearchTime[] = []
  const waiting = [...asked]
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) times.push(await ask(url, next))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return times
}

async function ask(url: string, { kind, typed, number }: SearchRequest): Promise<SearchTime> {
  const query = new URLSearchParams({ page: '1', page_size: '15', w: typed, nth: String(number) })
  const startedAt = performance.now()
  const reply = await fetch(`${url}/member/game/list?${query.toString()}`, { headers: { accept: 'application/json' } })
  const { data } = (await reply.json()) as { data: { t: number } }
  return { kind, ms: performance.now() - startedAt, found: data.t }
}

function report(times: readonly SearchTime[]): number {
  const searched = times.filter(({ kind }) => kind !== notSearched)
  const groups = Object.keys(kinds).map(name => [name, times.filter(({ kind }) => kind === name)] as const)
  const lines = [...groups, ['all searches', searched] as const].map(([name, group]) => {
    const ms = group.map(one => one.ms)
    const share = group.filter(({ found }) => found > 0).length / group.length
    return [name, percentile(ms, 50).toFixed(1), percentile(ms, 99).toFixed(1), `${(share * 100).toFixed(0)} %`]
  })
  console.log(table([['typed', 'p50 ms', 'p99 ms', 'found'], ...lines]))
  const all = searched.map(({ ms }) => ms)
  return percentile(all, 99) <= allowedMs ? 0 : 1
}

function longest(name: string): string {
  return name.split(' ').toSorted((one, other) => other.length - one.length)[0] ?? ''
}

/** A letter left out or changed, or two that changed places, behind the first. */
function slip(text: string, draw: Draw): string {
  const at = 1 + draw(Math.max(1, text.length - 2))
  const [before, letter = '', next = '', after] = [text.slice(0, at), text[at], text[at + 1], text.slice(at + 2)]
  return [before + next + after, `${before}x${next}${after}`, before + next + letter + after][draw(3)] ?? text
}
