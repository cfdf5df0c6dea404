import { useContext } from 'react'
import type { KycRecord } from '@saya/contract/kyc/record.ts'
import { AnswerContext, type Asked, answerName, need, useAnswer } from '../../shared/answers.ts'
import { callServer } from '../../shared/client.ts'
import { readOwner } from '../../shared/session.ts'
import { LanguageContext } from '../../shared/texts.ts'

interface OwnRecord extends Asked<KycRecord> {
  /** Asks for it anew; what is known is shown meanwhile. */
  refresh(): Promise<KycRecord>
}

/** The signed-in member's KYC record. */
export function useKycRecord(): OwnRecord {
  const store = useContext(AnswerContext)
  const name = answerName(need('GET /member/kyc/detail', {}), useContext(LanguageContext))
  const asked = useAnswer('GET /member/kyc/detail', {})
  return {
    ...asked,
    async refresh() {
      const owner = readOwner()
      const answer = await callServer('GET /member/kyc/detail')
      if (owner && owner === readOwner()) store.write(name, answer, owner)
      return answer
    },
  }
}
