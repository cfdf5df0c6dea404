import { officeContract } from '@saya/contract/office.ts'
import { adDeskRoutes } from './features/ad/index.ts'
import { maintenanceDesk } from './features/maintenance/index.ts'
import { popupDeskRoutes } from './features/popup/index.ts'
import type { Door } from './platform/http/openDoor.ts'

/** Puts where staff decide what people are told behind the door: popups, what ads lead to, and what is closed when. */
export function openContentDesk(door: Door, deps: Parameters<typeof popupDeskRoutes>[0]): void {
  door.open(officeContract.ad, adDeskRoutes(deps))
  door.open(officeContract.maintenance, maintenanceDesk(deps))
  door.open(officeContract.popup, popupDeskRoutes(deps))
}
