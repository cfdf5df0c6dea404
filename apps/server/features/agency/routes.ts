import type { contract } from '@saya/contract'
import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import { applyAgency } from './applyAgency.ts'
import { decideAgency } from './decideAgency.ts'
import type { AgencyDeps, AgencyDeskDeps } from './deps.ts'
import { endAgency } from './endAgency.ts'
import { extendAgency } from './extendAgency.ts'
import { getAgency } from './getAgency.ts'
import { leaveAgency } from './leaveAgency.ts'
import { listAgencies } from './listAgencies.ts'
import { readAgency } from './readAgency.ts'

export function agencyRoutes(deps: AgencyDeps): Handlers<typeof contract.agency> {
  return { applyAgency: applyAgency(deps), getAgency: getAgency(deps), leaveAgency: leaveAgency(deps) }
}

export function agencyDeskRoutes(deps: AgencyDeskDeps): Handlers<typeof officeContract.agency> {
  return {
    decideAgency: decideAgency(deps),
    endAgency: endAgency(deps),
    extendAgency: extendAgency(deps),
    listAgencies: listAgencies(deps),
    readAgency: readAgency(deps),
  }
}
