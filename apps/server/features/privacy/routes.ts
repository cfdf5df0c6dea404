import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/request/call.ts'
import { closeAccount } from './closeAccount.ts'
import type { PrivacyDeps } from './deps.ts'
import { getRemainder } from './getRemainder.ts'
import { takeCopy } from './takeCopy.ts'

export function privacyRoutes(deps: PrivacyDeps): Handlers<typeof contract.privacy> {
  return { closeAccount: closeAccount(deps), getRemainder: getRemainder(deps), takeCopy: takeCopy(deps) }
}
