import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import type { ExclusionListDeskDeps } from './deps.ts'
import { importList } from './importList.ts'
import { listImports } from './listImports.ts'

export function exclusionListRoutes(deps: ExclusionListDeskDeps): Handlers<typeof officeContract.exclusionList> {
  return {
    importList: importList(deps),
    listImports: listImports(deps),
  }
}
