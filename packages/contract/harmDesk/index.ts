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

export const operations = {
  changeWord,
  decideIncome,
  decideLowering,
  decideTerms,
  exportUse,
  finishContact,
  getTerms,
  getUse,
  listContacts,
  moveContact,
  openContact,
  proposeLowering,
  proposeTerms,
  readHarm,
  setIncome,
}
