import type { contract } from '@saya/contract'
import type { officeContract } from '@saya/contract/office.ts'
import type { Handlers } from '../../platform/http/request/call.ts'
import type { ExclusionDeps, ExclusionDeskDeps } from './deps.ts'
import { decideProposal } from './desk/decideProposal.ts'
import { getProof } from './desk/getProof.ts'
import { listProposals } from './desk/listProposals.ts'
import { proposeExclusion } from './desk/proposeExclusion.ts'
import { sendProof } from './desk/sendProof.ts'
import { setBreak } from './own/setBreak.ts'
import { setExclusion } from './own/setExclusion.ts'
import { answerRequest } from './request/answerRequest.ts'
import { cancelRequest } from './request/cancelRequest.ts'
import { confirmEnd } from './request/confirmEnd.ts'
import { getRequest } from './request/getRequest.ts'
import { listRequests } from './request/listRequests.ts'
import { requestEnd } from './request/requestEnd.ts'

export function exclusionRoutes(deps: ExclusionDeps): Handlers<typeof contract.exclusion> {
  return {
    setBreak: setBreak(deps),
    setExclusion: setExclusion(deps),
    requestEnd: requestEnd(deps),
    confirmEnd: confirmEnd(deps),
    cancelRequest: cancelRequest(deps),
    getRequest: getRequest(deps),
  }
}

export function exclusionDeskRoutes(deps: ExclusionDeskDeps): Handlers<typeof officeContract.exclusion> {
  return {
    proposeExclusion: proposeExclusion(deps),
    decideProposal: decideProposal(deps),
    listProposals: listProposals(deps),
    sendProof: sendProof(deps),
    getProof: getProof(deps),
    listRequests: listRequests(deps),
    answerRequest: answerRequest(deps),
  }
}
