import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import type { officeContract } from '@saya/contract/office.ts'
import type { Recipient } from '@saya/contract/redemption/recipient.ts'
import type { Language } from '@saya/contract/text.ts'
import {
  completeNumber,
  givenText,
  isComplete,
  isLate,
  isWaiting,
  maskedName,
  maskedPhone,
} from './redemption.rules.ts'
import type { Redemption } from './redemption.store.ts'

type RedemptionAnswer = AnswerOf<typeof contract.redemption.getRedemption>
type DeskRedemptionAnswer = AnswerOf<typeof officeContract.redemption.listDeskRedemptions>['d'][number]

const secondsOf = (ms: number | null) => Math.floor((ms ?? 0) / 1000)

interface Reader {
  readonly language: Language
  readonly nowMs: number
}

/** To its member, with all that they said themselves. */
export function viewRedemption(row: Redemption, recipient: Recipient, { language, nowMs }: Reader): RedemptionAnswer {
  return {
    id: row.id,
    goods_id: row.goods,
    product_name: language === 'tl' ? row.nameTl : row.nameEn,
    product_img: row.img,
    quantity: row.pieces,
    price: String(row.price),
    pay_amount: String(row.points),
    order_type: row.productType,
    deliver_method: row.deliverMethod,
    gives: row.gives,
    given: givenText(row.gives, row.givesAmount),
    ...recipient,
    submit_at: secondsOf(row.submittedAtMs),
    is_complete: isComplete(row.status),
    complete_status: completeNumber(row.status),
    courier: row.courier,
    tracking: row.tracking,
    shipped_at: secondsOf(row.shippedAtMs),
    ended_at: secondsOf(row.endedAtMs),
    expected_at: secondsOf(row.expectedAtMs),
    is_late: isLate(row, nowMs),
    is_waiting: isWaiting(row, nowMs),
  }
}

/** To staff in a list: who it goes to stands masked. */
export function viewDeskRedemption(row: Redemption, recipient: Recipient, nowMs: number): DeskRedemptionAnswer {
  return {
    id: row.id,
    uid: String(row.uid),
    goods_id: row.goods,
    product_name: row.nameEn,
    quantity: row.pieces,
    points: String(row.points),
    deliver_method: row.deliverMethod,
    recipient: `${maskedName(recipient.recipient_name)}, ${maskedPhone(recipient.phone_number)}`,
    submit_at: secondsOf(row.submittedAtMs),
    complete_status: completeNumber(row.status),
    courier: row.courier,
    tracking: row.tracking,
    shipped_at: secondsOf(row.shippedAtMs),
    ended_at: secondsOf(row.endedAtMs),
    expected_at: secondsOf(row.expectedAtMs),
    is_late: isLate(row, nowMs),
    reason: row.reason,
    is_returning: row.returnDueAtMs !== null,
  }
}
