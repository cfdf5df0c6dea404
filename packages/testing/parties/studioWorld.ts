import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createRppCaller, type RppCaller } from '@saya/rpp'
import { pino } from 'pino'
import { composeStudio } from '../../../apps/studio/composeStudio.ts'
import { readOperatorKeys } from '../../../apps/studio/operator/keys.ts'
import type { Database } from '../../../apps/studio/platform/db/openDatabase.ts'
import type { StudioDeps } from '../../../apps/studio/deps.ts'
import type { StateView } from '../../../apps/studio/player/readState.ts'
import type { RoundView } from '../../../apps/studio/round/round.view.ts'
import type { ResultView } from '../../../apps/studio/table/listResults.ts'
import type { SeatView } from '../../../apps/studio/table/readTable.ts'
import { ask } from '../ask.ts'
import { openTending } from './openTending.ts'
import type { Player } from '../world/player.ts'
import { testProviderKeys } from './providers.ts'
import { root } from '../root.ts'
import { openStudioBooks } from './studioBooks.ts'
import { trivialGame } from './trivialGame.ts'
import { openWorld, type World, type WorldOptions } from '../world/world.ts'

type Game = ReturnType<typeof trivialGame>

export const studioKey = Buffer.alloc(32, 5)
/** The game of the catalogue that the trivial rules stand behind. */
export const studioGame = 'mangga-fiesta'

export interface StudioWorld {
  readonly world: World
  /** Where the studio answers. */
  readonly url: string
  readonly databaseUrl: string
  readonly db: Database
  readonly deps: StudioDeps
  /** The line to the wallet as it is. */
  readonly wallet: Pick<RppCaller, 'send'>
  /** Takes the place of the line to the wallet, until it is put back. */
  breakWallet(send: RppCaller['send'] | undefined): void
  /** A member with money. */
  player(balance?: bigint): Promise<Player>
  /** Opens the game as a browser does, and gives the key of its page. */
  open(player: Player, game?: string): Promise<string>
  /** Asks the studio as the game's page does. */
  call(path: CallPath, body: object): Promise<CallReply>
  /** Goes on with what is due: rounds, and tables with their bets. */
  tend(): Promise<void>
  balance(player: Player): Promise<string>
  close(): Promise<void>
}

type TablePath = 'table/state' | 'table/bet' | 'table/bets' | 'table/results'
type CallPath = 'state' | 'play' | 'choose' | 'advise' | 'rounds' | TablePath

/** Each call answers a part of this, or why it was refused. */
interface CallReply {
  readonly status: number
  readonly body: Pick<StateView, 'balance' | 'next'> & {
    readonly round: RoundView
    readonly rounds: readonly RoundView[]
    readonly table: SeatView['table']
    readonly bet: SeatView['bets'][number]
    readonly bets: SeatView['bets']
    readonly last: SeatView['last']
    readonly stands: SeatView['stands']
    readonly advice: unknown
    readonly results: readonly ResultView[]
    readonly error: string
  }
}

interface StudioWish extends WorldOptions {
  readonly games?: readonly Game[]
  readonly tables?: StudioDeps['tables']
  /** How long a player waits between two rounds. Most tests wait for nothing. */
  readonly leastBetweenMs?: number
}

/** A real platform and a real studio, each with books of its own, that speak RPP/1 to each other over HTTP. */
export async function openStudioWorld(options: StudioWish = {}): Promise<StudioWorld> {
  const studio = await openStudio(options)
  const { url } = studio
  const world = await openWorld({
    ...options,
    providerPlaces: [{ code: 'studio', url, pages: url }],
    providerKeys: [...testProviderKeys(), { provider: 'studio', id: '1', bytes: studioKey }],
  })
  studio.meet(world)
  return {
    world,
    ...studio,
    player: async (balance = 10_000_000n) => {
      const made = await world.player({ kyc: 'fully_kyc' })
      await world.setBalance(made.uid, balance)
      return made
    },
    open: (player, game = studioGame) => openGame(world, player, game),
    call: (path, body) => call(`${url}/api/${path}`, body),
    tend: openTending(studio.deps),
    async balance(player) {
      return (await ask(world, 'GET /finance/wallet', {}, player)).data.balance
    },
    async close() {
      await studio.shut()
      await world.close()
      await studio.drop()
    },
  }
}

/** The studio comes first, since the platform must know where it is; it meets the platform later. */
async function openStudio({ games = [trivialGame(studioGame)], tables = new Map(), leastBetweenMs = 0 }: StudioWish) {
  const own = await openStudioBooks()
  const { db, random, vault } = own
  let ownUrl = ''
  let world: World | undefined
  let broken: RppCaller['send'] | undefined
  const clock = { now: () => world?.clock.now() ?? 0 }
  const wallet: Pick<RppCaller, 'send'> = {
    send: (name, fields) => walletOf(world?.url ?? '', clock).send(name, fields),
  }
  const deps: StudioDeps = {
    db,
    clock,
    random,
    log: pino({ level: 'silent' }),
    vault,
    games: new Map(games.map(game => [game.code, game])),
    tables,
    mostOwed: 10_000_000_000n,
    leastBetweenMs,
    wallet: { send: (name, fields) => (broken ?? wallet.send)(name, fields) },
  }
  const keys = readOperatorKeys(`1:${studioKey.toString('base64')}`) ?? []
  const viewFolder = join(root, 'dist/games')
  const app = composeStudio({ ...deps, ownUrl: () => ownUrl, partner: 'studio', keys, trustedProxies: [], viewFolder })
  ownUrl = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url: ownUrl,
    databaseUrl: own.url,
    db,
    deps,
    wallet,
    breakWallet(send: RppCaller['send'] | undefined) {
      broken = send
    },
    meet(platform: World) {
      world = platform
    },
    async shut() {
      await app.close()
      await db.close()
    },
    drop: own.drop,
  }
}

async function call(address: string, body: object): Promise<CallReply> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, body: (await response.json()) as CallReply['body'] }
}

function walletOf(url: string, clock: { now(): number }): RppCaller {
  return createRppCaller({ url, partner: 'studio', keyId: '1', key: studioKey, clock, newId: randomUUID })
}

async function openGame(world: World, player: Player, code: string): Promise<string> {
  const { data, sentence } = await ask(world, 'POST /api/v2/game/launch', { body: { code } }, player)
  if (typeof data !== 'string') throw new Error(`The game was not opened: ${sentence}`)
  const page = await (await fetch(data)).text()
  return /"session":"([\w-]{43})"/.exec(page)?.[1] ?? ''
}
