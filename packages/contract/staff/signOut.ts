import * as v from 'valibot'
import { operation } from '../operation.ts'

export const signOut = operation({
  method: 'POST',
  path: '/office/api/sign-out',
  access: 'staff',
  permission: 'office.enter',
  summary: 'Ends the session it is called with',
  answer: v.object({}),
  refusals: {},
})
