import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/request/call.ts'
import { changeBase } from './review/changeBase.ts'
import { checkReading } from './reading/checkReading.ts'
import type { KycDeps } from './deps.ts'
import { getRecord } from './record/getRecord.ts'
import { insertRecord } from './record/insertRecord.ts'
import { listBranches } from './record/listBranches.ts'
import { openUpload } from './photo/openUpload.ts'
import { sendPart } from './reading/sendPart.ts'
import { setUpReading } from './reading/setUpReading.ts'
import { updateRecord } from './record/updateRecord.ts'
import { uploadPhoto } from './photo/uploadPhoto.ts'

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
