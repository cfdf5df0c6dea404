import * as v from 'valibot'
import { listOf } from '../list.ts'
import { operation } from '../operation.ts'
import { scope, span } from './window.ts'

export const listPlanned = operation({
  method: 'GET',
  path: '/api/v2/maintenance/list',
  access: 'guest',
  shared: true,
  summary: 'When something will be closed, or is: of everything where no provider is named',
  answer: listOf(v.object({ venue_id: scope, platform_name: v.string(), ...span })),
  refusals: {},
})
