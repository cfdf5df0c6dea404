import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/call.ts'
import { changeBase } from './changeBase.ts'
import { checkReading } from './checkReading.ts'
import type { KycDeps } from './deps.ts'
import { getRecord } from './getRecord.ts'
import { insertRecord } from './insertRecord.ts'
import { listBranches } from './listBranches.ts'
import { openUpload } from './openUpload.ts'
import { sendPart } from './sendPart.ts'
import { setUpReading } from './setUpReading.ts'
import { updateRecord } from './updateRecord.ts'
import { uploadPhoto } from './uploadPhoto.ts'

export function kycRoutes(deps: KycDeps): Handlers<typeof contract.kyc> {
  return {
    changeBase: changeBase(deps),
    checkReading: checkReading(deps),
    getRecord: getRecord(deps),
    insertRecord: insertRecord(deps),
    listBranches: listBranches(deps),
    openUpload: openUpload(deps),
    sendPart: sendPart(deps),
    setUpReading: setUpReading(deps),
    updateRecord: updateRecord(deps),
    uploadPhoto: uploadPhoto(deps),
  }
}
