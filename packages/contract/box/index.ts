import { claimBox } from './claimBox.ts'
import { decideTerms } from './decideTerms.ts'
import { getBonus } from './getBonus.ts'
import { getDesk } from './getDesk.ts'
import { getDetail } from './getDetail.ts'
import { proposeTerms } from './proposeTerms.ts'
import { resumeBoxes } from './resumeBoxes.ts'
import { stopBoxes } from './stopBoxes.ts'

export const operations = { claimBox, getBonus, getDetail }
export const deskOperations = { decideTerms, getDesk, proposeTerms, resumeBoxes, stopBoxes }
