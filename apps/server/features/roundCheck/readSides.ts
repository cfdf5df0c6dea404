import type { ProviderRecord, Span, TellingProvider } from '../../platform/gameProvider/gameProvider.ts'
import { prizeName, readPrizeName } from '@saya/contract/roundCheck/prizeName.ts'
import type { BothSides, RoundHere, RoundThere } from './compare.rules.ts'
import type { RoundCheckDeps } from './deps.ts'
import { listNamedPrizes, listPrizesWithin, type PrizeRow, prizeOf } from './prizes.store.ts'
import { findLink, listNamed, listNamesWithin, type RoundName, type RoundRow } from './rounds.store.ts'

const minuteMs = 60_000
/** The two sides’ clocks differ: what began here so near to the ends of a time may lie beyond them there. */
const marginMs = minuteMs
const atOnce = 5000

export interface RoundKey {
  readonly roundId: string
  readonly playerRef: string
}

export function nameOf({ roundId, playerRef }: RoundKey): string {
  return `${playerRef} ${roundId}`
}

/** Every round that either side has of a time, as both sides have them. */
export async function readSides(
  deps: Pick<RoundCheckDeps, 'db'>,
  provider: TellingProvider,
  span: Span,
): Promise<ReadonlyMap<string, BothSides>> {
  const there = thereOf(await provider.listRecords(span))
  const here = await readHere(deps, provider.code, { span, keys: [...there.values()] })
  const sides = new Map<string, BothSides>()
  for (const name of new Set([...there.keys(), ...here.keys()])) {
    sides.set(name, { there: there.get(name), here: here.get(name) })
  }
  return sides
}

/** A round may be told in several records: its bets, what they won, what was taken back. */
export function thereOf(records: readonly ProviderRecord[]): Map<string, RoundThere> {
  const rounds = new Map<string, RoundThere>()
  for (const { gameCode: game, txId, ...record } of records) {
    const name = nameOf(record)
    const stopped = record.isStopped ? [txId] : []
    const known = rounds.get(name)
    rounds.set(
      name,
      known
        ? {
            ...known,
            bet: known.bet + record.bet,
            win: known.win + record.win,
            isDecided: known.isDecided && record.isDecided,
            isStopped: known.isStopped || record.isStopped,
            stopped: [...known.stopped, ...stopped],
            atMs: Math.min(known.atMs, record.atMs),
          }
        : { ...record, game, stopped },
    )
  }
  return rounds
}

interface RoundQuery {
  readonly span: Span
  readonly keys: readonly RoundKey[]
}

/** What began here within a time, and what is named besides. */
async function readHere(deps: Pick<RoundCheckDeps, 'db'>, code: string, { span, keys }: RoundQuery) {
  const { db } = deps
  const link = await db.ref(tx => findLink(tx, code))
  if (!link) return new Map<string, RoundHere>()
  const inner = { fromMs: span.fromMs + marginMs, untilMs: span.untilMs - marginMs }
  const began: RoundKey[] = []
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    const [rounds, prizes] = await db.memberSchema(schema, async tx => [
      await listNamesWithin(tx, link.id, inner),
      await listPrizesWithin(tx, link.id, inner),
    ])
    began.push(...rounds.map(({ uid, roundId }) => ({ playerRef: String(uid), roundId })))
    began.push(...prizes.map(({ uid, ...prize }) => ({ playerRef: String(uid), roundId: prizeName(prize) })))
  }
  return readNamed(deps, code, [...keys, ...began])
}

/** Rounds and prizes as the ledger has them, by their names. */
export async function readNamed({ db }: Pick<RoundCheckDeps, 'db'>, code: string, keys: readonly RoundKey[]) {
  const found = new Map<string, RoundHere>()
  const link = await db.ref(tx => findLink(tx, code))
  if (!link) return found
  const names = keys.map(({ playerRef, roundId }) => ({ uid: BigInt(playerRef), roundId }))
  for (const own of bySchema(db, names)) {
    const prizes = own.flatMap(({ uid, roundId }) => {
      const prize = readPrizeName(roundId)
      return prize ? [{ uid, ...prize }] : []
    })
    const rows = await db.member(own[0]?.uid ?? 0n, async tx => [
      ...(await listNamed(tx, link.id, own)).map(row => hereOf(row, link.games)),
      ...(await listNamedPrizes(tx, link.id, prizes)).map(row => prizeHere(row, link.games)),
    ])
    for (const row of rows) found.set(nameOf(row), row)
  }
  return found
}

/** Names that lie in one schema together, none twice and not too many at once. */
export function bySchema<T extends RoundName>({ schemaOf }: RoundCheckDeps['db'], names: readonly T[]): T[][] {
  const schemas = new Map<string, Map<string, T>>()
  for (const name of names) {
    const schema = schemaOf(name.uid)
    const own = schemas.get(schema) ?? new Map<string, T>()
    schemas.set(schema, own.set(`${name.uid} ${name.roundId}`, name))
  }
  return [...schemas.values()].flatMap(own => chunksOf([...own.values()], atOnce))
}

function chunksOf<T>(all: readonly T[], size: number): T[][] {
  const chunks: T[][] = []
  for (let from = 0; from < all.length; from += size) chunks.push(all.slice(from, from + size))
  return chunks
}

function hereOf(row: RoundRow, games: ReadonlyMap<number, string>): RoundHere {
  const bet = row.bet - row.refund
  return {
    roundId: row.round_id,
    playerRef: String(row.uid),
    game: games.get(row.game) ?? String(row.game),
    bet,
    win: row.win,
    isOpen: row.closed_at === null && (bet > 0n || row.win > 0n),
    atMs: row.opened_at,
    untilMs: row.closed_at,
  }
}

/** A prize is over at once. What a correction took stands where a stake would. */
function prizeHere(row: PrizeRow, games: ReadonlyMap<number, string>): RoundHere {
  const { uid, game, taken: bet, given: win, at } = row
  return {
    roundId: prizeName(prizeOf(row)),
    playerRef: String(uid),
    game: games.get(game) ?? (game === 0 ? '' : String(game)),
    bet,
    win,
    isOpen: false,
    atMs: at,
    untilMs: at,
  }
}
