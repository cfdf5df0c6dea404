import * as v from 'valibot'
import { seconds } from '../money.ts'
import { changeSubjects } from './changeTopic.ts'

/** That something of the member's is another one now. What it is now is asked for by the calls. */
export const changeMessage = v.object({
  about: v.picklist(changeSubjects),
  at: seconds,
})
