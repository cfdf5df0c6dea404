import { done, refuse } from '@saya/contract/outcome.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import type { ContactRow } from '../harm/index.ts'
import { actFirst, type Actor, type StaffDeps } from '../staff/index.ts'
import { type ContactColumns, setContact } from './contact.store.ts'
import { viewContact } from './contact.view.ts'

interface ContactChange {
  /** As it was seen: whoever was faster is told apart by it. */
  readonly seen: ContactRow
  readonly set: ContactColumns
  /** What the audit log keeps of it. */
  readonly after: Readonly<Record<string, unknown>>
  /** What comes of it in the same commit. */
  readonly follow?: (tx: MemberTx) => Promise<void>
}

/** Changes a contact that is still as it was seen, on record. */
export function changeContact(deps: StaffDeps, actor: Actor, { seen, set, after, follow }: ContactChange) {
  const { db, clock } = deps
  const { id, uid } = seen
  const object = { kind: 'contact', id } as const
  const before = { status: seen.status, by: seen.taken_name }
  return actFirst(deps, { actor, act: { action: 'harm.contact', object, uid, before, after } }, () =>
    db.member(uid, async tx => {
      const row = await setContact(tx, seen, set)
      if (!row) return refuse('changed_meanwhile')
      await follow?.(tx)
      return done(viewContact(row, { operatorId: actor.caller.operatorId, nowMs: clock.now() }))
    }),
  )
}
