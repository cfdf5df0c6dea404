import { idleMs } from '../limit/index.ts'

/** Whoever has not played for so long has had a break: what they play then is counted from the start. */
const breakMs = 30 * 60_000

export interface Span {
  readonly fromMs: number
  readonly untilMs: number
}

/** What is known of somebody's play. */
export interface PlayTrace {
  /** When games were open to them. */
  readonly open: readonly Span[]
  /** Bets with no more than a quarter of an hour between them, from the first to the last. */
  readonly bets: readonly Span[]
}

/** What was played without a break, and when it began. Nothing was played where no time was. */
export interface PlaySpell {
  readonly fromMs: number
  readonly playedMs: number
}

interface Within {
  /** What was played before is told already. */
  readonly sinceMs: number
  readonly nowMs: number
}

/**
 * The spell of play that somebody is in, or has just left: a game is open, and a launch or a bet is not long ago. Games that are open
 * beside each other count once.
 */
export function spellOf({ open, bets }: PlayTrace, { sinceMs, nowMs }: Within): PlaySpell {
  const active = [...open.map(({ fromMs }) => ({ fromMs, untilMs: fromMs })), ...bets].map(({ fromMs, untilMs }) => {
    return { fromMs, untilMs: untilMs + idleMs }
  })
  const played = join(open).flatMap(game => join(active).map(span => overlap(game, span)))
  const none = { fromMs: nowMs, playedMs: 0, endMs: Number.NEGATIVE_INFINITY }
  const last = join(played.map(span => overlap(span, { fromMs: sinceMs, untilMs: nowMs }))).reduce(
    (spell, { fromMs, untilMs }) => {
      const isBehindBreak = fromMs - spell.endMs >= breakMs
      const before = isBehindBreak ? { fromMs, playedMs: 0 } : spell
      return { fromMs: before.fromMs, playedMs: before.playedMs + untilMs - fromMs, endMs: untilMs }
    },
    none,
  )
  const { fromMs, playedMs } = nowMs - last.endMs >= breakMs ? none : last
  return { fromMs, playedMs }
}

function overlap(one: Span, other: Span): Span {
  return { fromMs: Math.max(one.fromMs, other.fromMs), untilMs: Math.min(one.untilMs, other.untilMs) }
}

/** The same time as spans that lie apart, in their order. */
function join(spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = []
  for (const span of spans.toSorted((one, other) => one.fromMs - other.fromMs)) {
    if (span.untilMs <= span.fromMs) continue
    const last = joined.at(-1)
    if (last && span.fromMs <= last.untilMs)
      joined[joined.length - 1] = { ...last, untilMs: Math.max(last.untilMs, span.untilMs) }
    else joined.push(span)
  }
  return joined
}
