import { changeBase } from './changeBase.ts'
import { checkReading } from './checkReading.ts'
import { getRecord } from './getRecord.ts'
import { insertRecord } from './insertRecord.ts'
import { listBranches } from './listBranches.ts'
import { openUpload } from './openUpload.ts'
import { sendPart } from './sendPart.ts'
import { setUpReading } from './setUpReading.ts'
import { updateRecord } from './updateRecord.ts'
import { uploadPhoto } from './uploadPhoto.ts'

export const operations = {
  changeBase,
  checkReading,
  getRecord,
  insertRecord,
  listBranches,
  openUpload,
  sendPart,
  setUpReading,
  updateRecord,
  uploadPhoto,
}
