import type { Database } from '../../platform/db/database.ts'
import type { RingDeps } from './deps.ts'
import { readFacts } from './readFacts.ts'
import { findFriend, holdFriend } from './ring.store.ts'
import { findSigns, heldFrom, sumPoints } from './signs.rules.ts'

export interface Invite {
  readonly parent: bigint
  readonly child: bigint
}

/** Why a reward waits that looks like one of a ring. */
export const ringHold = 'ring'

/** Why what an invite pays has to wait for a person, in one word; nothing where it need not. Asking twice holds once. */
export async function findHold(deps: RingDeps, { child }: Invite): Promise<typeof ringHold | undefined> {
  const status = await judgeFriend(deps, child)
  return status === undefined || status === 'free' ? undefined : ringHold
}

/** What a person said stays said. Whoever is held has those looked at again who are held with them. */
export async function judgeFriend(deps: RingDeps, uid: bigint): Promise<'held' | 'free' | 'refused' | undefined> {
  const { db } = deps
  const known = await db.app(tx => findFriend(tx, uid))
  if (known && known.status !== 'held') return known.status
  const found = await look(deps, uid)
  if (!found) return known?.status
  for (const other of await listAlike(db, found)) await look(deps, other)
  return found.status
}

interface RingLook {
  readonly status: 'held' | 'free' | 'refused'
  readonly parent: bigint
  readonly others: readonly bigint[]
}

/** Holds one friend where the facts say so. */
async function look({ db, clock }: RingDeps, uid: bigint): Promise<RingLook | undefined> {
  const facts = await readFacts(db, uid)
  if (!facts) return undefined
  const signs = findSigns(facts)
  const points = sumPoints(signs)
  if (points < heldFrom) return undefined
  const parent = facts.parent.uid
  const status = await db.app(tx => holdFriend(tx, { uid, parent, points, signs, nowMs: clock.now() }))
  const siblings = new Set([...facts.siblings, ...facts.farSiblings].map(sibling => sibling.uid))
  const others = [...new Set(signs.flatMap(sign => sign.others))].filter(other => siblings.has(other))
  return { status, parent, others }
}

/** Those of the same member whom nobody has held or decided about yet. */
async function listAlike(db: Database, { others }: RingLook): Promise<readonly bigint[]> {
  const fresh: bigint[] = []
  for (const other of others) {
    if (!(await db.app(tx => findFriend(tx, other)))) fresh.push(other)
  }
  return fresh
}
