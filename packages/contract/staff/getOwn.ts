import * as v from 'valibot'
import { operation } from '../operation.ts'
import { shownOperator } from './operator.ts'

export const getOwn = operation({
  method: 'GET',
  path: '/office/api/me',
  access: 'staff',
  permission: 'office.enter',
  summary: 'Who is signed in, and what they may do',
  answer: v.object({ ...shownOperator.entries, permissions: v.array(v.string()), recovery_codes_left: v.number() }),
  refusals: {},
})
