import type { contract } from '@saya/contract'
import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import { cancelWindow } from './cancelWindow.ts'
import { changeWindow } from './changeWindow.ts'
import type { MaintenanceDeps } from './deps.ts'
import { listDeskGames } from './listDeskGames.ts'
import { listDeskProviders } from './listDeskProviders.ts'
import { listPlanned } from './listPlanned.ts'
import { listWindows } from './listWindows.ts'
import { planWindow } from './planWindow.ts'
import { switchGame } from './switchGame.ts'
import { switchProvider } from './switchProvider.ts'

export function maintenanceRoutes(deps: MaintenanceDeps): Handlers<typeof contract.maintenance> {
  return { listPlanned: listPlanned(deps) }
}

export function maintenanceDeskRoutes(deps: MaintenanceDeps): Handlers<typeof officeContract.maintenance> {
  return {
    cancelWindow: cancelWindow(deps),
    changeWindow: changeWindow(deps),
    listDeskGames: listDeskGames(deps),
    listDeskProviders: listDeskProviders(deps),
    listWindows: listWindows(deps),
    planWindow: planWindow(deps),
    switchGame: switchGame(deps),
    switchProvider: switchProvider(deps),
  }
}
