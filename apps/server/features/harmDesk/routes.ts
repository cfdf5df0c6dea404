import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import type { StaffDeps } from '../staff/index.ts'
import { changeWord } from './changeWord.ts'
import { decideIncome } from './decideIncome.ts'
import { decideLowering } from './decideLowering.ts'
import { decideTerms } from './decideTerms.ts'
import { exportUse } from './exportUse.ts'
import { finishContact } from './finishContact.ts'
import { getTerms } from './getTerms.ts'
import { getUse } from './getUse.ts'
import { listContacts } from './listContacts.ts'
import { moveContact } from './moveContact.ts'
import { openContact } from './openContact.ts'
import { proposeLowering } from './proposeLowering.ts'
import { proposeTerms } from './proposeTerms.ts'
import { readHarm } from './readHarm.ts'
import { setIncome } from './setIncome.ts'

export function harmDeskRoutes(deps: StaffDeps): Handlers<typeof officeContract.harmDesk> {
  return {
    changeWord: changeWord(deps),
    decideIncome: decideIncome(deps),
    decideLowering: decideLowering(deps),
    decideTerms: decideTerms(deps),
    exportUse: exportUse(deps),
    finishContact: finishContact(deps),
    getTerms: getTerms(deps),
    getUse: getUse(deps),
    listContacts: listContacts(deps),
    moveContact: moveContact(deps),
    openContact: openContact(deps),
    proposeLowering: proposeLowering(deps),
    proposeTerms: proposeTerms(deps),
    readHarm: readHarm(deps),
    setIncome: setIncome(deps),
  }
}
