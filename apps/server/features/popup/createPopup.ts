import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actAs } from '../staff/index.ts'
import type { PopupDeps } from './deps.ts'
import { hasPicture } from './hasPicture.ts'
import { newId } from '../../platform/newId.ts'
import { insertPopup } from './popup.store.ts'
import { recordOf } from './record.ts'
import { readWish } from './wish.rules.ts'

/** It is on record before it is there, since the two stand in different schemas. */
export function createPopup(deps: PopupDeps): Handler<typeof officeContract.popup.createPopup> {
  const { db, clock, random } = deps
  return async call => {
    const { wish, reason } = call.body
    const read = readWish(wish)
    if (!read.ok) return read
    if (!(await hasPicture(deps, wish.img))) return refuse('popup_picture_unknown')
    const [id, nowMs] = [newId(random), clock.now()]
    const act = { action: 'popup.change', object: { kind: 'popup', id }, reason, nowMs } as const
    await db.app(tx => actAs(tx, call, { ...act, after: recordOf(read.data) }))
    await db.ref(tx => insertPopup(tx, { id, values: read.data, nowMs }))
    return done({ id })
  }
}
