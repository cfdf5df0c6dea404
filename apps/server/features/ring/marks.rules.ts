import { type RingMarkKind, ringMarkKinds } from '@saya/contract/ring/ring.ts'

export interface Mark {
  readonly uid: bigint
  readonly kind: RingMarkKind
  /** A digest: what it stands for is told to nobody. */
  readonly trace: string
}

/** By what an account is known, and by how many of each kind, and who of the ring has the same one. */
export function marksOf(uid: bigint, marks: readonly Mark[]) {
  return ringMarkKinds.map(kind => {
    const alike = marks.filter(mark => mark.kind === kind)
    const own = new Set(alike.filter(mark => mark.uid === uid).map(({ trace }) => trace))
    const shared = alike.filter(mark => mark.uid !== uid && own.has(mark.trace))
    return { kind, count: own.size, shared_with: [...new Set(shared.map(mark => String(mark.uid)))] }
  })
}
