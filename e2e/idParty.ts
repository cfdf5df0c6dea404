import type { CheckRequest, CheckResult, IdCheck } from '../apps/server/platform/idCheck/idCheck.ts'
import { ownNumber } from '@saya/testing'
import { IdCheckFault } from '../apps/server/platform/idCheck/idCheck.ts'

type FinishedCheck = Extract<CheckResult, { readonly state: 'done' }>

export interface IdParty {
  readonly check: IdCheck
  /** The last check that was opened. */
  last(): CheckRequest
  /** What that check comes to; before that it is pending. */
  settle(result: Partial<Omit<FinishedCheck, 'state'>>): void
  setDown(isDown: boolean): void
}

const plain: FinishedCheck = { state: 'done', fault: null, fields: {}, confidence: {}, photo: null, faceScore: null }

/** What is read off the card of Ana. */
export const anasCard = {
  fields: {
    firstName: 'ANA',
    middleName: 'REYES',
    lastName: 'DELA CRUZ',
    birthday: '1990-01-31',
    gender: 'female',
    idNumber: ownNumber(),
  },
  confidence: { firstName: 0.98, idNumber: 0.97 },
} as const

/** A party that reads IDs and sends people back at once, as one does whose page was seen already. */
export function idParty(): IdParty {
  const opened: CheckRequest[] = []
  const results = new Map<string, FinishedCheck>()
  let isDown = false
  function last(): CheckRequest {
    const request = opened.at(-1)
    if (!request) throw new Error('No check was opened.')
    return request
  }
  return {
    last,
    settle: result => void results.set(last().bizId, { ...plain, ...result }),
    setDown: down => {
      isDown = down
    },
    check: {
      async open(request) {
        if (isDown) throw new IdCheckFault('The party is away.', { isRetryable: true })
        opened.push(request)
        const redirectUrl = `${request.completeUrl}&payload=e30&success=true`
        return { transactionId: `T${opened.length}`, clientConfig: 'e30=', redirectUrl }
      },
      result: async ({ bizId }) => results.get(bizId) ?? { state: 'pending' },
      readEvent: () => undefined,
    },
  }
}
