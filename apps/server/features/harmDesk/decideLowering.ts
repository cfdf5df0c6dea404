import type { officeContract } from '@saya/contract/office.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { lowerBand } from '../harm/index.ts'
import type { StaffDeps } from '../staff/index.ts'
import { decideAboutMember } from './decision/decideAboutMember.ts'
import { type BandLowering, findLowering, lockLowering } from './lowering.store.ts'
import { viewLowering } from './lowering.view.ts'

type Operation = typeof officeContract.harmDesk.decideLowering

/** The member stands in the lower band as soon as the second person agrees. */
export function decideLowering(deps: StaffDeps): Handler<Operation> {
  return decideAboutMember<BandLowering, ReturnType<typeof viewLowering>>(deps, {
    table: 'harm_lowering',
    object: 'lowering',
    saysOf: ({ band }) => ({ band }),
    find: findLowering,
    lock: lockLowering,
    follow: (tx, row, uid) => lowerBand(tx, uid, row),
    view: viewLowering,
  })
}
