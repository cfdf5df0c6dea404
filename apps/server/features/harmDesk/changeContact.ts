import { done, refuse } from '@saya/contract/outcome.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import type { ContactRow } from '../harm/index.ts'
import { actFirst, type Actor, type StaffDeps } from '../staff/index.ts'
import { type ContactColumns, setContact } from './contact.store.ts'
import { viewContact } from './contact.view.ts'

interface ContactChange<Code extends string> {
  /** As it was seen: whoever was faster is told apart by it. */
  readonly seen: ContactRow
  readonly set: ContactColumns
  /** What the audit log keeps of it. */
  readonly after: Readonly<Record<string, unknown>>
  /** What speaks against it in the same commit. */
  readonly judge?: (tx: MemberTx) => Promise<Code | undefined>
  /** What comes of it in the same commit, with the contact as it was when it changed. */
  readonly follow?: (tx: MemberTx, row: ContactRow) => Promise<void>
}

/** Changes a contact that is still as it was seen, on record. */
export function changeContact<Code extends string = never>(
  deps: StaffDeps,
  actor: Actor,
  { seen, set, after, judge, follow }: ContactChange<Code>,
) {
  const { db, clock } = deps
  const { id, uid } = seen
  const object = { kind: 'contact', id } as const
  const before = { status: seen.status, by: seen.taken_name }
  return actFirst(deps, { actor, act: { action: 'harm.contact', object, uid, before, after } }, () =>
    db.member(uid, async tx => {
      const code = await judge?.(tx)
      if (code !== undefined) return refuse(code)
      const row = await setContact(tx, seen, set)
      if (!row) return refuse('changed_meanwhile')
      await follow?.(tx, row)
      return done(viewContact(row, { operatorId: actor.caller.operatorId, nowMs: clock.now() }))
    }),
  )
}
