import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { findEntry } from '../../identity/index.ts'
import { lockTags, setTags as keepTags } from '../../member/index.ts'
import { actAs } from '../../staff/index.ts'
import type { DossierDeps } from '../deps.ts'

/** Of two colleagues who tag at once the second is told, and sees what the first one did. */
export function setTags({ db, clock }: DossierDeps): Handler<typeof officeContract.dossier.setTags> {
  return async call => {
    const { uid, before, after } = call.body
    if (!(await db.app(tx => findEntry(tx, uid)))) return refuse('not_found')
    const isSeen = (tags: readonly string[] | undefined) => tags !== undefined && isSame(tags, before)
    if (!isSeen(await db.member(uid, tx => lockTags(tx, uid)))) return refuse('changed_meanwhile')
    const object = { kind: 'member', id: String(uid) } as const
    const act = { action: 'member.tag', object, before: { tags: before }, after: { tags: after } } as const
    await db.app(tx => actAs(tx, call, { ...act, nowMs: clock.now() }))
    const isKept = await db.member(uid, async tx => {
      if (!isSeen(await lockTags(tx, uid))) return false
      await keepTags(tx, uid, after)
      return true
    })
    return isKept ? done({ tags: after }) : refuse('changed_meanwhile')
  }
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every(tag => b.includes(tag))
}
