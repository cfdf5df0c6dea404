import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { bandOf, openContact as open } from '../harm/index.ts'
import { findStanding } from '../kyc/index.ts'
import { actFirst, type StaffDeps } from '../staff/index.ts'
import { viewContact } from './contact.view.ts'

/** For what the product does not read itself, such as the live chat. */
export function openContact(deps: StaffDeps): Handler<typeof officeContract.harmDesk.openContact> {
  const { db, clock } = deps
  return async call => {
    const { uid, topic, reason } = call.body
    if (!(await db.member(uid, tx => findStanding(tx, uid)))) return refuse('not_found')
    const object = { kind: 'member', id: String(uid) } as const
    const act = { action: 'harm.contact', object, after: { topic }, reason } as const
    return actFirst(deps, { actor: call, act }, () =>
      db.member(uid, async tx => {
        const [band, nowMs] = [await bandOf(tx, uid), clock.now()]
        const openedName = call.caller.email
        const row = await open(tx, { uid, source: 'staff', band, markers: [], topics: [topic], openedName, nowMs })
        return row ? done(viewContact(row, { operatorId: call.caller.operatorId, nowMs })) : refuse('contact_open')
      }),
    )
  }
}
