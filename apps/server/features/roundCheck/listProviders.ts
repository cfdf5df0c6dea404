import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/call.ts'
import type { RoundCheckDeps } from './deps.ts'
import { listCodes } from './rounds.store.ts'

export function listProviders({
  db,
  gameProviders,
}: RoundCheckDeps): Handler<typeof officeContract.roundCheck.listProviders> {
  return async () => {
    const codes = await db.ref(listCodes)
    const d = codes.map(code => ({ provider: code, is_compared: gameProviders.has(code) }))
    return done({ d, t: d.length })
  }
}
