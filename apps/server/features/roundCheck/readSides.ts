import type { GameProvider, ProviderRecord, Span } from '../../platform/gameProvider/gameProvider.ts'
import type { BothSides, RoundHere, RoundThere } from './compare.rules.ts'
import type { RoundCheckDeps } from './deps.ts'
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

/** Every round that either side has of a time, and those that are named besides, as both sides have them. */
export async function readSides(
  deps: Pick<RoundCheckDeps, 'db'>,
  provider: GameProvider,
  { span, besides = [] }: { readonly span: Span; readonly besides?: readonly RoundKey[] },
): Promise<ReadonlyMap<string, BothSides>> {
  const there = thereOf(await provider.listRecords(span))
  const names = new Map([...besides, ...there.values()].map(key => [nameOf(key), key]))
  const here = await readHere(deps, provider.code, { span, keys: [...names.values()] })
  const sides = new Map<string, BothSides>()
  for (const name of new Set([...names.keys(), ...here.keys()])) {
    sides.set(name, { there: there.get(name), here: here.get(name) })
  }
  return sides
}

/** A round may be told in several records: its bets, what they won, what was taken back. */
function thereOf(records: readonly ProviderRecord[]): Map<string, RoundThere> {
  const rounds = new Map<string, RoundThere>()
  for (const { gameCode: game, ...record } of records) {
    const name = nameOf(record)
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
            atMs: Math.min(known.atMs, record.atMs),
          }
        : { ...record, game },
    )
  }
  return rounds
}

interface Wanted {
  readonly span: Span
  readonly keys: readonly RoundKey[]
}

async function readHere({ db }: Pick<RoundCheckDeps, 'db'>, code: string, { span, keys }: Wanted) {
  const found = new Map<string, RoundHere>()
  const link = await db.ref(tx => findLink(tx, code))
  if (!link) return found
  const inner = { fromMs: span.fromMs + marginMs, untilMs: span.untilMs - marginMs }
  const names = keys.map(({ playerRef, roundId }) => ({ uid: BigInt(playerRef), roundId }))
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    names.push(...(await db.memberSchema(schema, tx => listNamesWithin(tx, link.id, inner))))
  }
  for (const own of bySchema(db, names)) {
    const rows = await db.member(own[0]?.uid ?? 0n, tx => listNamed(tx, link.id, own))
    for (const row of rows) {
      const round = hereOf(row, link.games)
      found.set(nameOf(round), round)
    }
  }
  return found
}

/** Names that lie in one schema together, none twice and not too many at once. */
function bySchema({ schemaOf }: RoundCheckDeps['db'], names: readonly RoundName[]): RoundName[][] {
  const schemas = new Map<string, Map<string, RoundName>>()
  for (const name of names) {
    const schema = schemaOf(name.uid)
    const own = schemas.get(schema) ?? new Map<string, RoundName>()
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
    untilMs: row.closed_at ?? row.opened_at,
  }
}
