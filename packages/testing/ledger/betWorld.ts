import { ask } from '../ask.ts'
import { command, type LedgerWorld, openLedgerOn, plainRules } from './ledgerWorld.ts'
import type { Player } from '../world/player.ts'
import { readJournal } from './readJournal.ts'
import { openWorld, type World } from '../world/world.ts'

const peso = 10_000n
const rules = { ...plainRules, settledCanBeTakenBack: true }

export interface Round {
  readonly game: number
  readonly bet: bigint
  /** Nothing while it is open. */
  readonly win?: bigint
  readonly isTakenBack?: boolean
}

export interface BetWorld {
  readonly world: World
  readonly ledger: LedgerWorld
  /** Two games of different types, as the catalogue has them. */
  readonly games: readonly [BetGame, BetGame]
  /** A player with money. */
  player(): Promise<Player>
  play(player: Player, round: Round): Promise<void>
  /** A player with rounds that were won, lost, open, and taken back while open and when settled. */
  withRounds(): Promise<Player>
  /** A name that nothing bears yet. */
  name(): string
  close(): Promise<void>
}

interface BetGame {
  readonly id: string
  readonly code: string
  readonly en_name: string
  readonly tl_name: string
  readonly img: string
  readonly platform_name: string
  readonly game_type: number
}

/** A real server with the ledger beside it, for playing rounds and looking at them afterwards. */
export async function openBetWorld(): Promise<BetWorld> {
  const world = await openWorld()
  const ledger = await openLedgerOn(world.databaseUrl)
  const games = await twoGames(world)
  let counter = 0
  const name = () => `act ${++counter}`

  async function player(): Promise<Player> {
    const made = await world.player({ kyc: 'fully_kyc' })
    const paid = { act: 'deposit', gateway: 1, uid: made.uid, reference: name(), amount: 10_000n * peso } as const
    await ledger.post({ ...paid, nowMs: ledger.clock.now() })
    return made
  }

  async function play({ uid }: Player, { game, bet, win, isTakenBack = false }: Round): Promise<void> {
    const common = { uid, roundId: name(), game, rules }
    const txId = name()
    await ledger.ledger.apply(command({ kind: 'bet', ...common, txId, amount: bet * peso }))
    if (win !== undefined) {
      const settled = { ...common, txId: name(), refTxId: txId, amount: win * peso, closesRound: true }
      await ledger.ledger.apply(command({ kind: 'settle', ...settled }))
    }
    if (isTakenBack) await ledger.ledger.apply(command({ kind: 'rollback', ...common, txId: name(), refTxId: txId }))
  }

  async function withRounds(): Promise<Player> {
    const ana = await player()
    const [game, second] = [Number(games[0].id), Number(games[1].id)]
    await play(ana, { game, bet: 10n, win: 25n })
    await play(ana, { game, bet: 20n, win: 0n })
    await play(ana, { game: second, bet: 30n })
    await play(ana, { game: second, bet: 40n, isTakenBack: true })
    await play(ana, { game: second, bet: 50n, win: 60n, isTakenBack: true })
    await readJournal(world)
    return ana
  }
  return {
    world,
    ledger,
    games,
    player,
    play,
    withRounds,
    name,
    async close() {
      await ledger.close()
      await world.close()
    },
  }
}

async function twoGames(world: World): Promise<readonly [BetGame, BetGame]> {
  const { data } = await ask(world, 'GET /member/game/list', { query: { page_size: '60' } })
  const [one] = data.d
  const other = data.d.find(game => game.game_type !== one?.game_type)
  if (!one || !other) throw new Error('The catalogue has games of one type alone.')
  return [one, other]
}
