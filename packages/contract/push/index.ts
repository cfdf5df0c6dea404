import { deletePush } from './deletePush.ts'
import { getPush } from './getPush.ts'
import { setPush } from './setPush.ts'
import { updatePush } from './updatePush.ts'

export const operations = { deletePush, getPush, setPush, updatePush }
