import { answerRequest } from './answerRequest.ts'
import { cancelRequest } from './cancelRequest.ts'
import { confirmEnd } from './confirmEnd.ts'
import { decideProposal } from './decideProposal.ts'
import { getProof } from './getProof.ts'
import { getRequest } from './getRequest.ts'
import { listProposals } from './listProposals.ts'
import { listRequests } from './listRequests.ts'
import { proposeExclusion } from './proposeExclusion.ts'
import { requestEnd } from './requestEnd.ts'
import { sendProof } from './sendProof.ts'
import { setBreak } from './setBreak.ts'
import { setExclusion } from './setExclusion.ts'

export const operations = {
  setBreak,
  setExclusion,
  requestEnd,
  confirmEnd,
  cancelRequest,
  getRequest,
}

export const deskOperations = {
  proposeExclusion,
  decideProposal,
  listProposals,
  sendProof,
  getProof,
  listRequests,
  answerRequest,
}
