import type { Operation } from '@saya/contract'
import { officeTokenHeader } from '@saya/contract/office.ts'
import { may } from '@saya/contract/staff/permissions.ts'
import type { FastifyRequest } from 'fastify'
import type { IdentifyStaff, Staff } from '../../auth/caller.ts'
import { tokenShape } from '../../auth/tokenShape.ts'
import { RefusedRequest } from '../answer/refusedRequest.ts'

/** Lets an operator in whose role allows it, or throws why not. A member's token opens nothing here. */
export async function admitStaff(operation: Operation, identify: IdentifyStaff, req: FastifyRequest): Promise<Staff> {
  const token = req.headers[officeTokenHeader]
  if (typeof token !== 'string' || token === '') throw new RefusedRequest('authentication_required')
  const isPassive = operation.isPassive === true
  const known = tokenShape.test(token) ? await identify(token, { isPassive }) : 'invalid_token'
  if (typeof known === 'string') throw new RefusedRequest(known)
  if (operation.permission && may(known.role, operation.permission)) return known
  req.log.warn(
    { operator: known.operatorId, role: known.role, route: req.pattern },
    'an operator asked for what they may not',
  )
  throw new RefusedRequest('not_permitted')
}
