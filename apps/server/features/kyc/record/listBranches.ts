import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { listOpenBranches } from './branch.store.ts'
import type { KycDeps } from '../deps.ts'

export function listBranches({ db }: KycDeps): Handler<typeof contract.kyc.listBranches> {
  return async () => {
    const branches = await db.ref(listOpenBranches)
    return done({ d: branches.map(({ id, address }) => ({ label: address, value: id })) })
  }
}
