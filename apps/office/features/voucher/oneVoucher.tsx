import { Badge, type Tone } from '../../shared/Badge.tsx'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'
import { reasonField } from '../../shared/act/reasonField.ts'

type State = AnswerOf<'POST /office/api/voucher/find'>['state']

interface Voucher {
  readonly id: string
  readonly state: State
}

const words: Readonly<Record<State, readonly [title: string, tone: Tone]>> = {
  unused: ['Not used', 'info'],
  claimed: ['Entered, not credited yet', 'wait'],
  waiting: ['Waiting for its member', 'wait'],
  used: ['Used', 'ok'],
  expired: ['Expired', 'mute'],
  void: ['Void', 'bad'],
}

export function VoucherState({ state }: Pick<Voucher, 'state'>) {
  const [title, tone] = words[state]
  return <Badge tone={tone}>{title}</Badge>
}

/** What is done to one by itself. */
export const voidOne: Act<Voucher> = {
  name: 'voidOne',
  title: 'Make void',
  permission: 'voucher.void',
  isGrave: true,
  warning: 'This voucher can no longer be used. The other vouchers of its batch keep their value.',
  fields: [reasonField],
  fits: ({ state }) => state === 'unused',
  run: ({ id }, { reason = '' }) => callOffice('POST /office/api/voucher/void', { body: { id, reason } }),
  done: 'Void.',
}
