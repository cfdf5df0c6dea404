import { createHash } from 'node:crypto'

/** What staff did, as it is bound into the chain. */
export interface ChainedAct {
  readonly seq: bigint
  readonly atMs: number
  readonly operatorId: string | null
  readonly operator: string
  readonly role: string
  readonly action: string
  readonly objectKind: string
  readonly objectId: string
  readonly before: unknown
  readonly after: unknown
  readonly reason: string
  readonly address: string
  readonly requestId: string
}

/** SHA-256 over the hash before it and one canonical text: a row that is changed, taken out or put in breaks the chain. */
export function hashAct(previous: Buffer, act: ChainedAct): Buffer {
  const parts = [
    String(act.seq),
    act.atMs,
    act.operatorId,
    act.operator,
    act.role,
    act.action,
    act.objectKind,
    act.objectId,
    act.before,
    act.after,
    act.reason,
    act.address,
    act.requestId,
  ]
  return createHash('sha256').update(previous).update(canonical(parts)).digest()
}

/** JSON with the names of every map in order: the database keeps no order of its own. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(',')}}`
}
