import { officeContract } from '@saya/contract/office.ts'
import { maintenanceDesk } from './features/maintenance/index.ts'
import { popupDeskRoutes } from './features/popup/index.ts'
import type { Door } from './platform/http/openDoor.ts'

/** Puts where staff decide what members are told behind the door: the popups, and what is closed when. */
export function openNoticeDesks(door: Door, deps: Parameters<typeof popupDeskRoutes>[0]): void {
  door.open(officeContract.maintenance, maintenanceDesk(deps))
  door.open(officeContract.popup, popupDeskRoutes(deps))
}
