import type { OfficeCalls } from '@saya/contract/office.ts'
import type { Town } from '../town.ts'

type Draft = OfficeCalls['POST /office/api/promotion/create']['input']['body']['draft']

export interface Agreement {
  readonly id: string
  readonly kind: string
  readonly draft: Omit<Draft, 'audience'> & { readonly audience?: Partial<Draft['audience']> }
  readonly reason: string
}

/** One of finance drafts and proposes a promotion, another approves it. One that was agreed on stays as it is. */
export async function agreeOn({ calls, desk }: Town, { id, kind, draft, reason }: Agreement): Promise<void> {
  const { first_day, last_day } = draft
  const approval = { reference: `Demo ${id}`, first_day, last_day }
  const whole: Draft = { approval, ...draft, audience: { ...everybody, ...draft.audience } }
  const body = { id, kind, draft: whole, reason }
  await calls.askOffice('POST /office/api/promotion/create', { body }, desk.finance)
  const { data } = await calls.askOffice('GET /office/api/promotion/detail', { query: { id } }, desk.finance)
  if (data.versions.some(({ status }) => status === 'approved')) return
  const waiting = data.versions.find(({ status }) => status === 'proposed')
  const number = waiting?.number ?? (await propose({ calls, desk }, { id, seq: data.seq, reason }))
  const decision = { body: { id, number, is_approved: true, reason } }
  await calls.askOffice('POST /office/api/promotion/decide', decision, desk.finance2)
}

interface Proposal {
  readonly id: string
  readonly seq: number
  readonly reason: string
}

async function propose({ calls, desk }: Pick<Town, 'calls' | 'desk'>, body: Proposal): Promise<number> {
  const proposed = await calls.askOffice('POST /office/api/promotion/propose', { body }, desk.finance)
  if (!proposed.isDone) throw new Error(`The promotion ${body.id} cannot be proposed: ${proposed.code}.`)
  return proposed.data.number
}

const everybody: Draft['audience'] = {
  brands: [],
  least_level: 0,
  least_age_days: 0,
  needs_email: false,
  needs_approved_id: false,
  needs_payout_account: false,
  once_per_device: false,
  once_per_id: false,
  users: [],
}
