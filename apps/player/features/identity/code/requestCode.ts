import type { CallError } from '@saya/client'
import type { Calls } from '@saya/contract'
import { callServer } from '../../../shared/answer/client.ts'

type SendCode = Calls['POST /member/sms']
type Body = NonNullable<SendCode['input']['body']>
type Proof = Body['proof']

/** A proof may have been spent or outrun by the time it arrives, so another one is tried. */
const mostProofs = 2

/** Asks for a code. Where the server wants to know that a person asks, this device works for a moment to show it. */
export async function requestCode(body: Omit<Body, 'proof'>, call = callServer): Promise<SendCode['answer']> {
  let proof: Proof
  for (let proofs = 0; ; proofs++) {
    try {
      return await call('POST /member/sms', { body: proof ? { ...body, proof } : body })
    } catch (error) {
      if ((error as Partial<CallError>).reason !== 'human_check_required' || proofs === mostProofs) throw error
    }
    const { solveChallenge } = await import('./solveChallenge.ts')
    const { challenge, bits } = await call('POST /member/sms/challenge')
    proof = { challenge, answer: await solveChallenge(challenge, bits) }
  }
}
