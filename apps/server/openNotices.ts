import { contract } from '@saya/contract'
import { officeContract } from '@saya/contract/office.ts'
import { adRoutes } from './features/ad/index.ts'
import { feedbackDeskRoutes, feedbackRoutes } from './features/feedback/index.ts'
import { maintenanceRoutes } from './features/maintenance/index.ts'
import { messageRoutes } from './features/message/index.ts'
import { popupRoutes } from './features/popup/index.ts'
import type { Door } from './platform/http/openDoor.ts'

/**
 * Puts behind the door what people are told without having asked: members their own messages, and all of them the popups,
 * what ads lead to and when something will be closed; and what they tell us without having been asked, with the desk
 * where that is read.
 */
export function openNotices(
  door: Door,
  deps: Parameters<typeof popupRoutes>[0] & Parameters<typeof feedbackRoutes>[0],
): void {
  door.open(contract.ad, adRoutes(deps))
  door.open(contract.feedback, feedbackRoutes(deps))
  door.open(officeContract.feedback, feedbackDeskRoutes(deps))
  door.open(contract.maintenance, maintenanceRoutes(deps))
  door.open(contract.message, messageRoutes(deps))
  door.open(contract.popup, popupRoutes(deps))
}
