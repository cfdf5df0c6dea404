import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import type { Payee } from './payee.store.ts'

export function viewPayee(payee: Payee): AnswerOf<typeof contract.payee.listPayees>['d'][number] {
  return {
    id: payee.id,
    uid: String(payee.uid),
    account: payee.maskedNumber,
    channel_name: payee.channelName,
    channel_img: payee.channelImg,
    flag: payee.flag,
    currency: 'PHP',
    first_name: payee.firstName,
    middle_name: payee.middleName,
    last_name: payee.lastName,
    status: payee.deletedAtMs === null ? 1 : 2,
    created_at: Math.floor(payee.createdAtMs / 1000),
    // Rounded up: told to wait until then, one is not turned away at that very second.
    ready_at: Math.ceil(payee.readyAtMs / 1000),
  }
}
