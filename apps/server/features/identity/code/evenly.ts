import { setTimeout as wait } from 'node:timers/promises'
import { passwordLimits } from '@saya/contract/limits'

/**
 * Answers no sooner than after a set time. A code for a forgotten password is under way by then, and is not waited
 * for: how long the carrier took, or that it refused, would tell that there was somebody to send it to. Whoever gets
 * none asks again.
 */
export async function evenly<T>(answer: () => Promise<T>): Promise<T> {
  const [answered] = await Promise.all([answer(), wait(passwordLimits.forgetAnswerMs)])
  return answered
}
