import { unitsPerPeso } from '@saya/money'
import { hashGameToken, newGameToken, openGameSession } from '../../../features/game/index.ts'
import { mayDo } from '../../../features/kyc/index.ts'
import { lockPesoWallet, mayBet, type WalletCommand } from '../../../features/wallet/index.ts'
import { type Chance, chanceOf } from '../chance.rules.ts'
import type { TownEvent } from '../events.ts'
import { habits } from '../resident.rules.ts'
import { enter, type ResidentSession } from '../residentSession.ts'
import { drawWin } from '../round.rules.ts'
import type { Town } from '../town.ts'
import { type TownDay, visitAt } from '../townDay.rules.ts'
import { actorOf, nothingMore, type TownPart } from './part.ts'

const secondMs = 1000
const sessionMs = 12 * 3_600_000
const roundEveryMs = { slots: 14 * secondMs, live: 45 * secondMs } as const
/** After this the dealer pays. */
const dealMs = 20 * secondMs
const favourites = 4
const brands = ['h5', 'slots', 'game', 'play']

/** Residents play round after round until they had enough, or have nothing left. */
export const playPart: TownPart = {
  plan(town, day, session) {
    const atMs = visitAt(day, session.resident)
    if (atMs === undefined) return nothingMore
    return [{ atMs, actor: actorOf(session), perform: () => begin(town, { day, session }) }]
  },
}

/** Somebody in a game. */
interface Seat {
  readonly session: ResidentSession
  readonly name: string
  readonly game: number
  readonly tokenHash: Buffer
  readonly chance: Chance
  readonly rounds: number
}

interface Turn {
  readonly day: TownDay
  readonly session: ResidentSession
  /** The first of the day, or one of those behind it. */
  readonly turn?: number
}

export async function begin(town: Town, { day, session, turn = 1 }: Turn): Promise<readonly TownEvent[]> {
  if (!(await enter(town, session))) return nothingMore
  const { resident, uid } = session
  const again = turn === 1 ? [] : [turn]
  const chance = chanceOf(day.seed, 'play', resident.index, day.index, ...again)
  const { plays, rounds } = habits[resident.habit]
  const games = town.house.games[plays]
  const game = games[(resident.index * 7 + chance.between(1, favourites)) % games.length] ?? 0
  const tokenHash = await openSession(town, { uid, game, brand: chance.pick(brands) })
  if (!tokenHash) return nothingMore
  const name = ['town', resident.index, day.index, ...again].join('-')
  return [playNext(town, { session, name, game, tokenHash, chance, rounds: chance.between(rounds[0], rounds[1]) }, 1)]
}

interface Opening {
  readonly uid: bigint
  readonly game: number
  readonly brand: string
}

/**
 * What launching a game does here: who may play is asked, and the session is opened. No provider of a month ago is there to
 * be asked for an address.
 */
function openSession({ deps, clock, house }: Town, { uid, game, brand }: Opening): Promise<Buffer | undefined> {
  const { db, jurisdiction, random } = deps
  const nowMs = clock.now()
  const tokenHash = hashGameToken(newGameToken(random, { uid, game }))
  return db.member(uid, async tx => {
    await lockPesoWallet(tx, uid)
    if (!(await mayDo(tx, { uid, gate: 'play', nowMs, jurisdiction }))) return undefined
    if (!(await mayBet(tx, uid, nowMs))) return undefined
    const opened = { openedAtMs: nowMs, expiresAtMs: nowMs + sessionMs }
    await openGameSession(tx, { tokenHash, uid, provider: house.provider, game, brand, ...opened })
    return tokenHash
  })
}

function playNext(town: Town, seat: Seat, round: number): TownEvent {
  const { plays } = habits[seat.session.resident.habit]
  const atMs = town.clock.now() + roundEveryMs[plays] + seat.chance.between(0, 4) * secondMs
  const perform = () => (plays === 'slots' ? spin(town, seat, round) : sit(town, seat, round))
  return { atMs, actor: actorOf(seat.session), perform }
}

/** A bet that comes with what it wins. */
async function spin(town: Town, seat: Seat, round: number): Promise<readonly TownEvent[]> {
  const { stake, win } = drawRound(seat)
  const bet = { ...commandOf(town, seat, round), kind: 'bet', amount: stake, win, closesRound: true } as const
  return endRound(town, seat, { round, command: bet })
}

/** A bet first, and what it wins once the cards lie. */
async function sit(town: Town, seat: Seat, round: number): Promise<readonly TownEvent[]> {
  const { stake, win } = drawRound(seat)
  const command = commandOf(town, seat, round)
  const bet = await town.ledger.apply({ ...command, kind: 'bet', amount: stake })
  if (bet.outcome !== 'OK') return nothingMore
  const named = { txId: `${command.txId}-win`, refTxId: command.txId }
  const settlement = { ...command, ...named, kind: 'settle', amount: win, closesRound: true } as const
  const perform = () => endRound(town, seat, { round, command: settlement })
  return [{ atMs: town.clock.now() + dealMs, actor: actorOf(seat.session), perform }]
}

/** What follows on the command that ends a round. */
async function endRound(town: Town, seat: Seat, { round, command }: RoundEnd): Promise<readonly TownEvent[]> {
  const { outcome } = await town.ledger.apply(command)
  return outcome === 'OK' && round < seat.rounds ? [playNext(town, seat, round + 1)] : nothingMore
}

interface RoundEnd {
  readonly round: number
  readonly command: WalletCommand
}

function drawRound({ session, chance }: Seat): { readonly stake: bigint; readonly win: bigint } {
  const { plays, stakes } = habits[session.resident.habit]
  const pesos = chance.pick<number>(stakes)
  return { stake: BigInt(pesos) * unitsPerPeso, win: drawWin(chance, plays, pesos) }
}

function commandOf({ house }: Town, { session, name, game, tokenHash }: Seat, round: number) {
  const { uid } = session
  const { provider, rules } = house
  return { provider, rules, uid, game, txId: `${name}-${round}`, roundId: `${name}-${round}`, session: tokenHash }
}
