import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/request/call.ts'
import { acceptTerms } from './acceptTerms.ts'
import type { LegalDeps } from './deps.ts'
import { getAbout } from './getAbout.ts'
import { getFaq } from './getFaq.ts'
import { getPrivacy } from './getPrivacy.ts'
import { getStatement } from './getStatement.ts'
import { getTerms } from './getTerms.ts'
import { listConsents } from './listConsents.ts'
import { setMarketing } from './setMarketing.ts'

export function legalRoutes(deps: LegalDeps): Handlers<typeof contract.legal> {
  return {
    acceptTerms: acceptTerms(deps),
    getAbout: getAbout(deps),
    getFaq: getFaq(deps),
    getPrivacy: getPrivacy(deps),
    getStatement: getStatement(deps),
    getTerms: getTerms(deps),
    listConsents: listConsents(deps),
    setMarketing: setMarketing(deps),
  }
}
