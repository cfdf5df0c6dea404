import type { Program } from '@saya/contract/approval/approval.ts'
import type { OfficeCalls } from '@saya/contract/office.ts'
import { dayMs, manilaDay } from '@saya/money'
import { askOffice, staffOf, type Workplace } from '../world/operator.ts'

type Approval = OfficeCalls['POST /office/api/approval/propose']['input']['body']
type Office = Workplace & { readonly url: string }

const reason = 'As the letter of the regulator says'

export type ApprovalDesk = Awaited<ReturnType<typeof approvalDesk>>

/** Two people of the office, and what they do about approvals of the regulator. */
export async function approvalDesk(world: Office) {
  const [{ token: first }, { token: second }] = [
    await staffOf(world, { role: 'finance' }),
    await staffOf(world, { role: 'compliance' }),
  ]
  function list(program: Program = 'vip') {
    return askOffice(world, 'GET /office/api/approval/list', { query: { program } }, first)
  }
  /** For the first version of the levels, for today alone, unless something else is said. */
  function propose(wish: Partial<Approval> = {}, by = first) {
    const today = manilaDay(world.clock.now())
    const own = { program: 'vip' as const, version: 1, first_day: today, last_day: today }
    const body = { ...own, reference: 'PAGCOR 2026-117', reason, ...wish }
    return askOffice(world, 'POST /office/api/approval/propose', { body }, by)
  }
  function decide(id: string, { by = second, isApproved = true } = {}) {
    const body = { id, is_approved: isApproved, reason }
    return askOffice(world, 'POST /office/api/approval/decide', { body }, by)
  }
  return { first, second, list, propose, decide }
}

/** Two people enter an approval for the terms of a programme that hold now: for a year, unless other days are said. */
export async function approveProgram(
  world: Office,
  program: Program,
  days: Partial<Pick<Approval, 'first_day' | 'last_day'>> = {},
): Promise<void> {
  const { list, propose, decide } = await approvalDesk(world)
  const { version } = (await list(program)).data
  const year = { last_day: manilaDay(world.clock.now() + 365 * dayMs) }
  const { data } = await propose({ program, version, ...year, ...days })
  const decided = await decide(data.id)
  if (decided.status !== 200) throw new Error(`The approval of ${program} was refused: ${decided.code}.`)
}
