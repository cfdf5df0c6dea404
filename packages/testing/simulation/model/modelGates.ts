/** Why a member may not play, from when on, and until when: null where it has begun, and where it ends with a word. */
export interface ModelGate {
  readonly fromMs: number | null
  readonly toMs: number | null
}

export type ModelGates = Map<string, ModelGate>

/** What only time ends: it never becomes shorter. */
const onlyLonger: ReadonlySet<string> = new Set(['exclusion', 'time_out'])

export function setModelGate(gates: ModelGates, cause: string, { gate, nowMs }: { gate: ModelGate; nowMs: number }) {
  dropEnded(gates, nowMs)
  const before = onlyLonger.has(cause) ? gates.get(cause) : undefined
  gates.set(cause, before ? wider(before, gate) : gate)
  dropEnded(gates, nowMs)
}

/** Whatever changes one cause lets go of all that are over, and nothing else does. */
export function dropEnded(gates: ModelGates, nowMs: number): void {
  for (const [cause, { toMs }] of gates) if (toMs !== null && toMs <= nowMs) gates.delete(cause)
}

/** From the first moment of either to the last of either. */
function wider(one: ModelGate, other: ModelGate): ModelGate {
  const froms = [one.fromMs, other.fromMs].map(ms => ms ?? -Infinity)
  const tos = [one.toMs, other.toMs].map(ms => ms ?? Infinity)
  const [fromMs, toMs] = [Math.min(...froms), Math.max(...tos)]
  return { fromMs: fromMs === -Infinity ? null : fromMs, toMs: toMs === Infinity ? null : toMs }
}

/** Whether any cause that is kept has begun. One that is over and is still kept closes all the same. */
export function isPlayClosed(gates: ModelGates, nowMs: number): boolean {
  return [...gates.values()].some(({ fromMs }) => fromMs === null || fromMs <= nowMs)
}

/** What a wallet must say of all of them. */
export function walletGateOf(gates: ModelGates): {
  readonly isPlayClosed: boolean
  readonly playUntilMs: number | null
} {
  const times = [...gates.values()].map(({ fromMs }) => fromMs)
  const begun = times.filter(ms => ms !== null)
  return { isPlayClosed: begun.length < times.length, playUntilMs: begun.length > 0 ? Math.min(...begun) : null }
}
