import { listDeskPopups } from './listDeskPopups.ts'
import { listPopups } from './listPopups.ts'
import { changePopup, createPopup } from './savePopup.ts'
import { sendPicture } from './sendPicture.ts'

export const operations = { listPopups }
export const deskOperations = { changePopup, createPopup, listDeskPopups, sendPicture }
