import { type TaskPlace, placeOfType, taskTypes } from '@saya/contract/task/taskTypes.ts'
import type { Drawing } from '@saya/ui/icon'
import { bankDuotone } from '@saya/ui/icon/drawings/bankDuotone'
import { deviceMobile } from '@saya/ui/icon/drawings/deviceMobile'
import { gameController } from '@saya/ui/icon/drawings/gameController'
import { identificationCard } from '@saya/ui/icon/drawings/identificationCard'
import { megaphone } from '@saya/ui/icon/drawings/megaphone'
import { storefront } from '@saya/ui/icon/drawings/storefront'
import { userCircle } from '@saya/ui/icon/drawings/userCircle'
import { usersThree } from '@saya/ui/icon/drawings/usersThree'

const drawings: Readonly<Record<TaskPlace, Drawing>> = {
  slots: gameController,
  live: gameController,
  account: userCircle,
  social: megaphone,
  kyc: identificationCard,
  mall: storefront,
  app: deviceMobile,
  home: gameController,
}

/** What stands beside a task that has no picture. */
export function drawingOf(ty: number): Drawing {
  const measure = taskTypes[ty]?.measure
  if (measure === 'deposits' || measure === 'depositSum') return bankDuotone
  return measure === 'friends' ? usersThree : drawings[placeOfType(ty)]
}
