import { decideFriend } from './decideFriend.ts'
import { getRing } from './getRing.ts'
import { listRings } from './listRings.ts'

export const operations = { decideFriend, getRing, listRings }
