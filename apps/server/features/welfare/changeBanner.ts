import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actFirst, type StaffDeps } from '../staff/index.ts'
import { findBanner, setBanner } from './banner.store.ts'

export function changeBanner(deps: StaffDeps): Handler<typeof officeContract.welfare.changeBanner> {
  return async call => {
    const { reason, ...banner } = call.body
    const kept = await deps.db.ref(tx => findBanner(tx, banner.type))
    if (!kept) return refuse('not_found')
    if (kept.seq !== banner.seq) return refuse('changed_meanwhile')
    const object = { kind: 'banner', id: String(banner.type) } as const
    const act = { action: 'welfare.change', object, before: kept, after: banner, reason } as const
    return actFirst(deps, { actor: call, act }, async () => {
      const isSet = await deps.db.ref(tx => setBanner(tx, banner))
      return isSet ? done({ seq: banner.seq + 1 }) : refuse('changed_meanwhile')
    })
  }
}
