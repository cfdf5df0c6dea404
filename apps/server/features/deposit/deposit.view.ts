import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { formatPesos } from '@saya/money'
import type { Deposit } from './deposit.store.ts'

export function viewDeposit(deposit: Deposit): AnswerOf<typeof contract.deposit.getDeposit> {
  return {
    id: deposit.id,
    status: deposit.status,
    amount: formatPesos(deposit.amount),
    channel_name: deposit.channelName,
    channel_img: deposit.channelImg,
    created_at: Math.floor(deposit.createdAtMs / 1000),
  }
}
