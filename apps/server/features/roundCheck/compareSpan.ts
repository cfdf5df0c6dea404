import type { GameProvider, Span } from '../../platform/gameProvider/gameProvider.ts'
import { closeIncidents, openIncidents } from '../../platform/incident/incident.store.ts'
import { type BothSides, differenceOf } from './compare.rules.ts'
import type { RoundCheckDeps } from './deps.ts'
import { closeDifferences, countOpen, type Difference, keepDifferences } from './difference.store.ts'
import { nameOf, readSides, type RoundKey } from './readSides.ts'

const minuteMs = 60_000
/** How many rounds at the ends of a time are asked about by themselves. More are taken as they look, for an hour. */
const mostAlone = 100

/** Compares the rounds of a time, and those that are named besides, and keeps what differs. Done again it does no more. */
export async function compareSpan(
  deps: RoundCheckDeps,
  provider: GameProvider,
  asked: { readonly span: Span; readonly besides?: readonly RoundKey[] },
): Promise<readonly BothSides[]> {
  const sides = new Map(await readSides(deps, provider, asked))
  const nowMs = deps.clock.now()
  const cut = [...sides.values()].flatMap(pair => viewOf(pair, nowMs) ?? []).filter(one => isCutBy(asked.span, one))
  for (const { fromMs, untilMs, ...key } of cut.slice(0, mostAlone)) {
    const own = await readSides(deps, provider, { span: { fromMs, untilMs }, besides: [key] })
    sides.set(nameOf(key), own.get(nameOf(key)) ?? { there: undefined, here: undefined })
  }
  const differences = [...sides.values()].flatMap(pair => viewOf(pair, nowMs) ?? [])
  const different = new Set(differences.map(nameOf))
  // One that is asked about again may be on neither side by now.
  const looked = [...(asked.besides ?? []), ...[...sides.values()].flatMap(({ there, here }) => there ?? here ?? [])]
  const alike = looked.filter(key => !different.has(nameOf(key)))
  await deps.db.app(async tx => {
    await keepDifferences(tx, provider.code, { differences, nowMs })
    await closeDifferences(tx, provider.code, { names: alike, nowMs })
    const open = await countOpen(tx, provider.code)
    const incident = { kind: 'ROUND_MISMATCH', subject: provider.code }
    if (open > 0) return openIncidents(tx, [{ ...incident, detail: { rounds: open } }], nowMs)
    await closeIncidents(tx, { kinds: [incident.kind], subjects: incident.subject, notSeenSinceMs: nowMs + 1 }, nowMs)
  })
  return [...sides.values()]
}

/** Whether a part of the round may lie beyond the end of the time: told in several records, it looks like another. */
function isCutBy(span: Span, { fromMs, untilMs }: Span): boolean {
  return fromMs < span.fromMs || untilMs > span.untilMs
}

function viewOf(pair: BothSides, nowMs: number): Difference | undefined {
  const { there, here } = pair
  const kind = differenceOf(pair, nowMs)
  const known = there ?? here
  if (!kind || !known) return undefined
  const ends = [there?.atMs, here?.atMs, here?.untilMs].filter(ms => ms !== undefined)
  return {
    kind,
    roundId: known.roundId,
    playerRef: known.playerRef,
    game: known.game,
    thereBet: there?.bet ?? 0n,
    thereWin: there?.win ?? 0n,
    hereBet: here?.bet ?? 0n,
    hereWin: here?.win ?? 0n,
    atMs: known.atMs,
    fromMs: Math.min(...ends) - minuteMs,
    untilMs: Math.max(...ends) + minuteMs,
  }
}
