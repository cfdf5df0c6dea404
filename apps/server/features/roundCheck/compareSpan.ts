import type { Span, TellingProvider } from '../../platform/gameProvider/gameProvider.ts'
import { readPrizeName } from '@saya/contract/roundCheck/prizeName.ts'
import { closeIncidents, openIncidents } from '../../platform/incident/incident.store.ts'
import { type BothSides, type DifferenceKind, differenceOf } from './compare.rules.ts'
import type { RoundCheckDeps } from './deps.ts'
import { closeDifferences, countOpen, type Difference, keepDifferences, keepUnread } from './difference.store.ts'
import { type ReadAlone, readAlone } from './readAlone.ts'
import { nameOf, readSides, type RoundKey } from './readSides.ts'
import { readTouched, type TouchedWish } from './readTouched.ts'
import type { AskedRound } from './windows.rules.ts'

const minuteMs = 60_000
/** A provider sends a prize until it is taken, for a day: so long after it was given it may have been taken. */
const prizeReachMs = 25 * 60 * minuteMs

export interface SpanComparison {
  readonly pairs: readonly BothSides[]
  /** Of how many rounds the provider did not answer all. */
  readonly unread: number
}

/**
 * Compares the rounds of a time, and older ones that were touched within it, and keeps what differs. What looks different
 * only because a part of it may lie beyond the time is asked about by itself. Done again it does no more.
 */
export async function compareSpan(
  deps: RoundCheckDeps,
  provider: TellingProvider,
  asked: { readonly span: Span; readonly touched: TouchedWish },
): Promise<SpanComparison> {
  const sides = new Map(await readSides(deps, provider, asked.span))
  const nowMs = deps.clock.now()
  const cut = [...sides.values()].flatMap(pair => viewOf(pair, nowMs) ?? []).filter(one => isCutBy(asked.span, one))
  const touched = await readTouched(deps, provider.code, asked.touched)
  const known = new Set(cut.map(nameOf))
  const alone = await readAlone(deps, provider, [...cut, ...touched.filter(round => !known.has(nameOf(round)))])
  for (const [name, pair] of alone.sides) sides.set(name, pair)
  for (const round of alone.unread) sides.delete(nameOf(round))
  const found = { sides, unread: alone.unread, looked: [] }
  await keep(deps, provider.code, found)
  return { pairs: [...sides.values()], unread: alone.unread.length }
}

/** Compares rounds that are known to differ or to wait once more. */
export async function compareAgain(
  deps: RoundCheckDeps,
  provider: TellingProvider,
  rounds: readonly AskedRound[],
): Promise<SpanComparison> {
  const { sides, unread } = await readAlone(deps, provider, rounds)
  // One that is asked about again may be on neither side by now.
  await keep(deps, provider.code, { sides, unread, looked: rounds.filter(round => sides.has(nameOf(round))) })
  return { pairs: [...sides.values()], unread: unread.length }
}

interface Read extends ReadAlone {
  readonly looked: readonly RoundKey[]
}

async function keep({ db, clock }: RoundCheckDeps, code: string, { sides, unread, looked }: Read): Promise<void> {
  const nowMs = clock.now()
  const differences = [...sides.values()].flatMap(pair => viewOf(pair, nowMs) ?? [])
  const different = new Set(differences.map(nameOf))
  const alike = [...looked, ...[...sides.values()].flatMap(({ there, here }) => there ?? here ?? [])].filter(
    key => !different.has(nameOf(key)),
  )
  await db.app(async tx => {
    await keepDifferences(tx, code, { differences, nowMs })
    await closeDifferences(tx, code, { names: alike, nowMs })
    await keepUnread(tx, code, { rounds: unread, nowMs })
    const open = await countOpen(tx, code)
    const incident = { kind: 'ROUND_MISMATCH', subject: code }
    if (open > 0) return openIncidents(tx, [{ ...incident, detail: { rounds: open } }], nowMs)
    await closeIncidents(tx, { kinds: [incident.kind], subjects: incident.subject, notSeenSinceMs: nowMs + 1 }, nowMs)
  })
}

/** Whether a part of the round may lie beyond the end of the time: told in several records, it looks like another. */
function isCutBy(span: Span, { fromMs, untilMs }: Span): boolean {
  return fromMs < span.fromMs || untilMs > span.untilMs
}

/** Where a part of the money may lie beyond the time that was read. */
const areOtherSums = new Set<DifferenceKind>(['amount', 'missing_here', 'missing_there'])

function viewOf(pair: BothSides, nowMs: number): Difference | undefined {
  const { there, here } = pair
  const kind = differenceOf(pair, nowMs)
  const known = there ?? here
  if (!kind || !known) return undefined
  const movedMs = here?.untilMs === null && areOtherSums.has(kind) ? nowMs : here?.untilMs
  const ends = [there?.atMs, here?.atMs, movedMs ?? undefined].filter(ms => ms !== undefined)
  return {
    kind,
    roundId: known.roundId,
    playerRef: known.playerRef,
    game: known.game,
    stopped: there?.stopped ?? [],
    ...sumsOf(pair),
    atMs: known.atMs,
    fromMs: Math.min(...ends) - (!there && readPrizeName(known.roundId) ? prizeReachMs : minuteMs),
    untilMs: Math.max(...ends) + minuteMs,
  }
}

function sumsOf({ there, here }: BothSides) {
  const thereSums = { thereBet: there?.bet ?? 0n, thereWin: there?.win ?? 0n }
  return { ...thereSums, hereBet: here?.bet ?? 0n, hereWin: here?.win ?? 0n }
}
