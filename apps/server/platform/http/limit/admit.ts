import type { Operation } from '@saya/contract'
import type { FastifyRequest } from 'fastify'
import type { Caller, Identify, IdentifyStaff, Staff } from '../../auth/caller.ts'
import { tokenShape } from '../../auth/tokenShape.ts'
import { admitStaff } from './admitStaff.ts'
import { RefusedRequest } from '../answer/refusedRequest.ts'

interface Knowing {
  readonly identify: Identify
  readonly identifyStaff: IdentifyStaff
}

/** Lets a caller in, or throws why not. Everything is closed that the contract does not open. */
export async function admit(
  operation: Operation,
  { identify, identifyStaff }: Knowing,
  req: FastifyRequest,
): Promise<Caller | Staff> {
  const { headers } = req
  if (isForeign(operation, req)) throw new RefusedRequest('cross_site')
  if (operation.access === 'staff') return admitStaff(operation, identifyStaff, req)
  const isOpen = operation.access === 'guest'
  const token = headers.t
  if (typeof token !== 'string' || token === '') {
    if (isOpen) return { kind: 'guest' }
    throw new RefusedRequest('authentication_required')
  }
  const known = tokenShape.test(token) ? await identify(token, { isFresh: asksAnew(operation) }) : 'invalid_token'
  if (typeof known === 'string') {
    // An open call is answered whatever became of the token that came along.
    if (isOpen) return { kind: 'guest' }
    throw new RefusedRequest(known)
  }
  if (known.isBlocked && !operation.blockedToo) {
    // Whoever is blocked may still ask for help, and read what everybody may.
    if (isOpen) return { kind: 'guest' }
    throw new RefusedRequest('account_blocked')
  }
  if (operation.stepUp && !known.isConfirmed) throw new RefusedRequest('step_up_required')
  return known
}

/** What moves money or changes a session asks the database whether the session still counts. */
function asksAnew({ stepUp, money, readsSession }: Operation): boolean {
  return Boolean(stepUp || money || readsSession)
}

/**
 * Whether a browser says that another site made it call something that changes state: by the operation and not by the
 * method. Its GET is followed from a link, so for that one even a neighbour under the same domain is another site; our
 * own apps send POST.
 */
function isForeign(operation: Operation, { method, headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return operation.method !== 'GET' && (site === 'cross-site' || (method === 'GET' && site === 'same-site'))
}
