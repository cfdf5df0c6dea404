import type { channelWish } from '@saya/contract/cashier/changeChannel.ts'
import { channelPicture, channelPictures } from '@saya/contract/cashier/pictures.ts'
import { moneyLimits } from '@saya/contract/limits.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { parsePesos, unitsPerPeso } from '@saya/money'
import type { InferOutput } from 'valibot'
import { type ChannelValues, minuteOf } from '../channel/index.ts'

type Wish = InferOutput<typeof channelWish>

const pictures: ReadonlySet<string> = new Set(channelPictures.map(channelPicture))

/** No way to pay takes more at once, whatever staff type. */
const mostDeposit = BigInt(moneyLimits.depositMostPesos) * unitsPerPeso

interface Around {
  /** The gateways that a channel may be led to. */
  readonly gateways: ReadonlySet<string>
  /** The picture that it shows now, which it may keep. */
  readonly img: string
  /** Whether it is the vouchers' own, which takes codes and needs nobody for it. */
  readonly takesCodes: boolean
  /** Whether money goes out by it. */
  readonly isPayout: boolean
  /** Whether the gateway that is wished for takes money by the instrument. */
  readonly isTaking: boolean
  readonly isNameTaken: boolean
}

/** What a channel is to be, in the words of its table, or why it cannot be that. */
export function readWish(wish: Wish, around: Around) {
  const limits = readLimits(wish, around)
  if (!limits.ok) return limits
  const { least, most } = limits.data
  const { img, isNameTaken } = around
  if (wish.img !== '' && wish.img !== img && !pictures.has(wish.img)) return refuse('channel_picture')
  const fault = faultOfService(wish, around)
  if (fault) return refuse(fault)
  if (isNameTaken) return refuse('channel_name')
  const values: ChannelValues = {
    name: wish.name,
    img: wish.img,
    tips: wish.tips,
    tips_tl: wish.tips_tl,
    min_amount: least,
    max_amount: most,
    quick_pesos: [...new Set(wish.quick)].sort((one, other) => one - other),
    has_cashback: wish.has_cashback,
    opens_at: minuteOf(wish.opens),
    closes_at: minuteOf(wish.closes),
    gateway: wish.gateway || null,
    instrument: wish.instrument,
    sorting: wish.sorting,
    is_open: wish.is_open,
  }
  return done(values)
}

function readLimits({ min_amount: min, max_amount: max, quick }: Wish, { isPayout }: Around) {
  const [least, most] = [parsePesos(min), parsePesos(max)]
  if (least === null || most === null || least <= 0n || least > most) return refuse('channel_limits')
  if (!isPayout && most > mostDeposit) return refuse('channel_limits')
  if (isPayout && [least, most].some(limit => limit % unitsPerPeso !== 0n)) return refuse('channel_whole')
  const isWithin = (pesos: number) => BigInt(pesos) * unitsPerPeso >= least && BigInt(pesos) * unitsPerPeso <= most
  return quick.every(isWithin) ? done({ least, most }) : refuse('channel_quick')
}

/** Whoever is named must be there and take money by that name, and what is open needs somebody. */
function faultOfService({ gateway, instrument, is_open: isOpen }: Wish, { gateways, takesCodes, isTaking }: Around) {
  if (takesCodes) return gateway === '' && instrument === '' ? null : 'channel_voucher'
  if (gateway === '') return isOpen ? 'channel_unserved' : null
  if (!gateways.has(gateway) || (isOpen && instrument === '')) return 'channel_unserved'
  return isTaking ? null : 'channel_instrument'
}

/** What differs between two states of a channel, for the record. */
export function changedOf(before: ChannelValues, after: ChannelValues) {
  const names = (Object.keys(after) as (keyof ChannelValues)[]).filter(
    name => textOf(before[name]) !== textOf(after[name]),
  )
  const pick = (from: ChannelValues) => Object.fromEntries(names.map(name => [name, textOf(from[name])]))
  return { before: pick(before), after: pick(after) }
}

function textOf(value: ChannelValues[keyof ChannelValues]): string {
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}
