import { changePopup } from './changePopup.ts'
import { createPopup } from './createPopup.ts'
import { listDeskPopups } from './listDeskPopups.ts'
import { listPopups } from './listPopups.ts'
import { sendPicture } from './sendPicture.ts'

export const operations = { listPopups }
export const deskOperations = { changePopup, createPopup, listDeskPopups, sendPicture }
