import { changeTask } from './changeTask.ts'
import { previewTask } from './previewTask.ts'

export const operations = { changeTask, previewTask }
