import type { Gate } from '@saya/contract/gates.ts'
import { tellBlocked } from '../../../shared/session/blocked.ts'
import { callServer } from '../../../shared/answer/client.ts'
import { loadModule } from '../../../shared/answer/loadModule.ts'
import { go } from '../../../shared/navigation.ts'
import { readToken } from '../../../shared/session/session.ts'
import { depositGate } from '../../deposit/index.ts'
import { openingOf } from './openingOf.ts'
import { decideGate, type GateQuestion } from './decideGate.ts'
import { goFirst } from './goFirst.ts'

/**
 * Asks how the member stands before an act, and says whether it may go on. Whoever may not is told why, and the act
 * does not proceed. Without an answer the server decides, which guards each act itself. Whoever cannot pay in for a while comes to the page
 * that says until when: a form would say so only once it is filled in.
 */
export async function passGate(gate: Gate): Promise<boolean> {
  const [question, isClosed] = await Promise.all([ask(gate), isPayingInClosed(gate)])
  const answer = question ? decideGate(question) : 'pass'
  if (answer === 'blocked') {
    await tellBlocked()
    return false
  }
  if (isClosed && answer !== 'held') {
    goFirst()
    await go('/s-safer-play')
    return false
  }
  if (answer === 'pass' || answer === 'silent') return answer === 'pass'
  const { openHeld, openReminder, openUnderReview } = await loadModule(() => import('./openGate.tsx'))
  const depositBy = gate === 'depositByWallet' ? gate : depositGate()
  const opening = openingOf({ standing: question?.standing, jurisdiction: question?.jurisdiction, depositBy })
  goFirst()
  if (answer === 'held') await openHeld()
  else await (answer === 'remind' ? openReminder({ about: gate, opening }) : openUnderReview(gate))
  return false
}

async function isPayingInClosed(gate: Gate): Promise<boolean> {
  if (!readToken() || (gate !== 'deposit' && gate !== 'depositByWallet')) return false
  const gates = await callServer('GET /member/gate/list').catch(() => [])
  return gates.some(({ closes }) => closes.includes('deposit'))
}

async function ask(gate: Gate): Promise<GateQuestion | undefined> {
  const path = location.pathname
  if (!readToken() || path.startsWith('/s-kyc')) return undefined
  const [record, profile] = await Promise.all([
    callServer('GET /member/kyc/detail').catch(() => undefined),
    callServer('GET /member/detail').catch(() => undefined),
  ])
  if (!profile) return undefined
  return {
    gate,
    isSignedIn: true,
    path,
    standing: profile.kyc_status,
    isLate: record?.is_late,
    isHeld: record?.is_held,
    jurisdiction: profile.jurisdiction,
    hasRecordsGate: profile.records_gate,
  }
}
