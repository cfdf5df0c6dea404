import { findHold } from '../features/ring/index.ts'
import type { TaskPorts } from '../features/task/index.ts'

export const taskPorts: TaskPorts = { findHold }
