const minuteMs = 60_000
/** Nobody plays longer than this without being told how long it has been and what it has come to. */
const pauseEveryMs = 30 * minuteMs
/** Whoever was away for so long begins a new sitting. */
const breakMs = 15 * minuteMs
/** Being heard of is noted no more often than this. */
const noteEveryMs = 20_000

export interface Sitting {
  readonly begunAtMs: number
  readonly heardAtMs: number
  readonly answeredAtMs: number
}

/** The sitting of whoever is heard of now; the same object where there is nothing to be noted. */
export function goOnSitting(known: Sitting | undefined, nowMs: number): Sitting {
  if (!known || nowMs - known.heardAtMs >= breakMs) {
    return { begunAtMs: nowMs, heardAtMs: nowMs, answeredAtMs: nowMs }
  }
  return nowMs - known.heardAtMs < noteEveryMs ? known : { ...known, heardAtMs: nowMs }
}

/** When they are asked next whether they want to go on. */
export function dueAtMs({ answeredAtMs }: Sitting): number {
  return answeredAtMs + pauseEveryMs
}

export function isPauseDue(sitting: Sitting, nowMs: number): boolean {
  return nowMs >= dueAtMs(sitting)
}
