import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { StaffDeps } from '../staff/index.ts'
import { listBannerRows } from './banner.store.ts'

export function listBanners({ db }: Pick<StaffDeps, 'db'>): Handler<typeof officeContract.welfare.listBanners> {
  return async () => {
    const d = await db.ref(listBannerRows)
    return done({ d, t: d.length })
  }
}
