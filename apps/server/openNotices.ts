import { contract } from '@saya/contract'
import { maintenanceRoutes } from './features/maintenance/index.ts'
import { messageRoutes } from './features/message/index.ts'
import { popupRoutes } from './features/popup/index.ts'
import type { Door } from './platform/http/openDoor.ts'

/**
 * Puts what members are told without having asked behind the door: each their own messages, all the popups, and when
 * something will be closed.
 */
export function openNotices(door: Door, deps: Parameters<typeof popupRoutes>[0]): void {
  door.open(contract.maintenance, maintenanceRoutes(deps))
  door.open(contract.message, messageRoutes(deps))
  door.open(contract.popup, popupRoutes(deps))
}
