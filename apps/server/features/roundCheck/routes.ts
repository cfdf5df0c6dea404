import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import { compareRounds } from './compareRounds.ts'
import type { RoundCheckDeps } from './deps.ts'
import { listDays } from './listDays.ts'
import { listDifferences } from './listDifferences.ts'
import { listProviders } from './listProviders.ts'
import { noteDifference } from './noteDifference.ts'
import { settleDifference } from './settleDifference.ts'
import { takeDifference } from './takeDifference.ts'

export function roundCheckRoutes(deps: RoundCheckDeps): Handlers<typeof officeContract.roundCheck> {
  return {
    compareRounds: compareRounds(deps),
    listDays: listDays(deps),
    listDifferences: listDifferences(deps),
    listProviders: listProviders(deps),
    noteDifference: noteDifference(deps),
    settleDifference: settleDifference(deps),
    takeDifference: takeDifference(deps),
  }
}
