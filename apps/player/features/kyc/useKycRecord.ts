import type { KycRecord } from '@saya/contract/kyc/record.ts'
import { useContext } from 'react'
import { AnswerContext, type AnswerState, useAnswer } from '../../shared/answer/answers.ts'
import { renewAnswer } from '../../shared/answer/renewAnswer.ts'

interface OwnRecord extends AnswerState<KycRecord> {
  /** Asks for it anew; what is known is shown meanwhile. */
  refresh(): Promise<KycRecord>
}

/** The signed-in member's KYC record. */
export function useKycRecord(): OwnRecord {
  const store = useContext(AnswerContext)
  const asked = useAnswer('GET /member/kyc/detail', {})
  return { ...asked, refresh: () => renewAnswer(store, 'GET /member/kyc/detail') }
}
