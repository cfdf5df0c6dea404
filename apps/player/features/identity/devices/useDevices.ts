import type { Calls } from '@saya/contract'
import { useAnswer } from '../../../shared/answer/useAnswer.ts'
import { useWatch } from '../../../shared/answer/useWatch.ts'

export type OpenSession = Calls['GET /member/session/list']['answer']['d'][number]

/** Where the member is signed in now. It is asked anew whenever the page is looked at again. */
export function useDevices() {
  const asked = useAnswer('GET /member/session/list', {}, { isOwn: true })
  useWatch(asked, {})
  return asked
}
