import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import type { TaskDeskDeps } from '../task/index.ts'
import { changeTask } from './changeTask.ts'
import { previewTask } from './previewTask.ts'

export function taskDeskRoutes(deps: TaskDeskDeps): Handlers<typeof officeContract.taskDesk> {
  return { changeTask: changeTask(deps), previewTask: previewTask(deps) }
}
