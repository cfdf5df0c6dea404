import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actFirst } from '../staff/index.ts'
import type { PopupDeps } from './deps.ts'
import { hasPicture } from './hasPicture.ts'
import { findPopup, setPopup } from './popup.store.ts'
import { recordOf } from './record.ts'
import { readWish } from './wish.rules.ts'

/** What is changed is on record before it counts; so is what came between. */
export function changePopup(deps: PopupDeps): Handler<typeof officeContract.popup.changePopup> {
  const { db, clock } = deps
  return async call => {
    const { id, version, wish, reason } = call.body
    const read = readWish(wish)
    if (!read.ok) return read
    const kept = await db.ref(tx => findPopup(tx, id))
    if (!kept) return refuse('not_found')
    if (kept.version !== version) return refuse('changed_meanwhile')
    if (wish.img !== kept.img && !(await hasPicture(deps, wish.img))) return refuse('popup_picture_unknown')
    const { id: _id, version: _version, updated_at: _at, starts_at: startsAtMs, ends_at: endsAtMs, ...values } = kept
    const before = recordOf({ ...values, startsAtMs, endsAtMs })
    const nowMs = clock.now()
    const object = { kind: 'popup', id } as const
    const act = { action: 'popup.change', object, reason, before, after: recordOf(read.data) } as const
    return actFirst(deps, { actor: call, act }, async () => {
      const isSet = await db.ref(tx => setPopup(tx, version, { id, values: read.data, nowMs }))
      return isSet ? done({ version: version + 1 }) : refuse('changed_meanwhile')
    })
  }
}
