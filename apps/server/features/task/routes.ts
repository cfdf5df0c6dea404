import type { contract } from '@saya/contract'
import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import { claimTask } from './claimTask.ts'
import { countUnclaimed } from './countUnclaimed.ts'
import type { ClaimTaskDeps, TaskDeskDeps } from './deps.ts'
import { getCoins } from './desk/getCoins.ts'
import { listDeskTasks } from './desk/listDeskTasks.ts'
import { getDaily } from './getDaily.ts'
import { getNewbie } from './getNewbie.ts'
import { listByTask } from './listByTask.ts'
import { listReceived } from './listReceived.ts'
import { listSignIns } from './listSignIns.ts'
import { listTasks } from './listTasks.ts'
import { noteVisit } from './noteVisit.ts'

export function taskRoutes(deps: ClaimTaskDeps): Handlers<typeof contract.task> {
  return {
    claimTask: claimTask(deps),
    countUnclaimed: countUnclaimed(deps),
    getDaily: getDaily(deps),
    getNewbie: getNewbie(deps),
    listByTask: listByTask(deps),
    listReceived: listReceived(deps),
    listSignIns: listSignIns(deps),
    listTasks: listTasks(deps),
    noteVisit: noteVisit(deps),
  }
}

export function taskListRoutes(deps: TaskDeskDeps): Handlers<typeof officeContract.task> {
  return { getCoins: getCoins(deps), listDeskTasks: listDeskTasks(deps) }
}
