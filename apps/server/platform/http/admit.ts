import type { Operation } from '@saya/contract'
import type { FastifyRequest } from 'fastify'
import type { Caller, Identify } from '../auth/caller.ts'
import { tokenShape } from '../auth/tokenShape.ts'
import { RefusedRequest } from './refusedRequest.ts'

/** Lets a caller in, or throws why not. Everything is closed that the contract does not open. */
export async function admit(operation: Operation, identify: Identify, req: FastifyRequest): Promise<Caller> {
  const { headers } = req
  // By the operation and not by the method: a GET that changes something is guarded all the same.
  const changesState = operation.method !== 'GET'
  if (changesState && headers['sec-fetch-site'] === 'cross-site') throw new RefusedRequest('cross_site')
  const isOpen = operation.access === 'guest'
  const token = headers.t
  if (typeof token !== 'string' || token === '') {
    if (isOpen) return { kind: 'guest' }
    throw new RefusedRequest('authentication_required')
  }
  const known = tokenShape.test(token) ? await identify(token) : 'invalid_token'
  if (typeof known === 'string') {
    // An open call is answered whatever became of the token that came along.
    if (isOpen) return { kind: 'guest' }
    throw new RefusedRequest(known)
  }
  if (known.isBlocked && !operation.blockedToo) throw new RefusedRequest('account_blocked')
  return known
}
