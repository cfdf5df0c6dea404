import type { Calls } from '@saya/contract'
import { type DeliverMethod, methodsOf } from '@saya/contract/goods/goods.ts'
import {
  fieldFault,
  type Recipient,
  type RecipientCode,
  type RecipientField,
  recipientFields,
} from '@saya/contract/redemption/recipient.ts'
import { useEffect, useState } from 'react'
import { callServer } from '../../shared/answer/client.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { useProfile } from '../../shared/answer/useProfile.ts'
import { go } from '../../shared/navigation.ts'
import { prepareToSay, say } from '../../shared/say.ts'
import { useTexts } from '../../shared/texts.ts'
import { callKeys } from './callKeys.ts'
import type { Goods } from './goods.ts'
import { meansOf } from './meansOf.ts'
import { goodsTexts } from './goods.texts.ts'
import { boundOf, mostPieces, shownNumber } from './quantity.rules.ts'

export interface RedeemSheetProps {
  readonly goods: Goods
  readonly readAgain: () => Promise<Goods>
  readonly idempotencyKey: string
  readonly onDone: () => void
}

export type RecipientFaults = Readonly<Partial<Record<RecipientField, RecipientCode>>>

const empty: Recipient = { recipient_name: '', phone_number: '', email: '', delivery_address: '', store_address: '' }

/** What is being redeemed, from the form over the question to the server. */
export function useRedeem({ goods: first, readAgain, idempotencyKey, onDone }: RedeemSheetProps) {
  const t = useTexts(goodsTexts)
  const [goods, setGoods] = useState(first)
  const [method, setMethod] = useState<DeliverMethod>(first.deliver_method)
  const { recipient, faults, type, judge } = useRecipient()
  const [quantity, setQuantity] = useState(1)
  const [stage, setStage] = useState<'form' | 'confirm'>('form')
  const [isBusy, setBusy] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [keyOf] = useState(() => callKeys(idempotencyKey))

  useEffect(() => {
    void prepareToSay().catch(() => {})
  }, [])

  function goOn() {
    if (judge(method)) setStage('confirm')
  }

  async function submit() {
    setBusy(true)
    const body = bodyOf({ goods, method, recipient, quantity })
    try {
      await callServer('POST /member/order/submit', { body }, { idempotencyKey: keyOf([attempt, body]) })
      void say(t.done, 'ok')
      onDone()
      await go('/s-points/mall/detail')
    } catch (failure) {
      await say(sentenceOf(failure, t.submitFailed), 'bad')
      if (isRefused(failure)) await lookAgain()
      setBusy(false)
    }
  }

  /** What was seen is not so any more: it is shown anew, and asked again as a call of its own. */
  async function lookAgain() {
    setAttempt(attempt + 1)
    setStage('form')
    const found = await readAgain().catch(() => undefined)
    if (!found) return
    setGoods(found)
    const ways = methodsOf(found.product_type, found.deliver_method)
    if (!ways.includes(method)) setMethod(found.deliver_method)
    // A store that was taken off the list is chosen by nobody any more.
    if (!found.store_address.includes(recipient.store_address)) type('store_address', '')
    setQuantity(Math.min(quantity, mostPieces(meansOf(found))))
  }

  return {
    goods,
    methods: methodsOf(goods.product_type, goods.deliver_method),
    method,
    chooseMethod: setMethod,
    recipient,
    faults,
    type,
    quantity,
    ...boundsOf(goods),
    setQuantity,
    stage,
    goOn,
    change: () => setStage('form'),
    isBusy,
    submit,
  }
}

/** How many can be taken, and what allows no more. */
function boundsOf(goods: Goods) {
  const means = meansOf(goods)
  return { most: mostPieces(means), bound: boundOf(means) }
}

/** To whom it goes, at the member's own number unless another is typed, and what is wrong with it. */
function useRecipient() {
  const { answer: own } = useProfile()
  const [typed, setTyped] = useState<Partial<Recipient>>({})
  const recipient = { ...empty, phone_number: shownNumber(own?.phone ?? ''), ...typed }
  const [faults, setFaults] = useState<RecipientFaults>({})

  function type(field: RecipientField, value: string) {
    const text = field === 'phone_number' ? shownNumber(value) : value
    setTyped(before => ({ ...before, [field]: text }))
    setFaults(({ [field]: _gone, ...others }) => others)
  }

  /** Whether all that this way of delivery asks for is in order. */
  function judge(method: DeliverMethod): boolean {
    const wrong = recipientFields(method).flatMap(field => {
      const fault = fieldFault(field, recipient[field])
      return fault ? [[field, fault] as const] : []
    })
    setFaults(Object.fromEntries(wrong))
    return wrong.length === 0
  }

  return { recipient, faults, type, judge }
}

/** A call that got no answer may have been done: unless something else is asked for, it is sent again under its key. What was refused bears the reason. */
function isRefused(failure: unknown): boolean {
  return typeof failure === 'object' && failure !== null && 'reason' in failure && refused.has(String(failure.reason))
}

const refused = new Set<string>([
  'goods_changed',
  'goods_off',
  'goods_price',
  'goods_left',
  'goods_restocking',
  'goods_limit',
  'goods_ticket_limit',
  'redemption_points',
  'recipient_store',
])

interface RedemptionDraft {
  readonly goods: Goods
  readonly method: DeliverMethod
  readonly recipient: Recipient
  readonly quantity: number
}

type Body = Calls['POST /member/order/submit']['input']['body']

/** What a way of delivery does not ask for is sent empty. */
function bodyOf({ goods, method, recipient, quantity }: RedemptionDraft): Body {
  const asked = recipientFields(method)
  const said = Object.fromEntries(
    Object.entries(recipient).map(([field, text]) => [field, asked.includes(field as RecipientField) ? text : '']),
  ) as unknown as Recipient
  return {
    goods_id: goods.id,
    quantity: String(quantity),
    deliver_method: method,
    price_filcoin: goods.price_filcoin,
    terms: goods.terms,
    ...said,
  }
}
