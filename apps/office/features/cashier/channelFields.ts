import { channelPicture, channelPictures } from '@saya/contract/cashier/pictures.ts'
import type { ActField, ActValues } from '../../shared/entity.ts'
import type { InputOf } from '../../shared/client.ts'
import type { Channel } from './channels.tsx'
import { gatewayOptions } from '../../shared/gatewayTitles.ts'

export type Wish = InputOf<'POST /office/api/channel/change'>['body']['wish']

const pictures = channelPictures.map(name => [channelPicture(name), name] as const)

/** By which way money goes out stands beside the form, since two people change it. */
const wayFields: readonly string[] = ['name', 'gateway', 'instrument']

type Groups = readonly (readonly [title: string, fields: readonly ActField[]])[]

/** What a channel is asked for, in the groups of its form. */
export function groupsOf({ mode }: Pick<Channel, 'mode'>): Groups {
  if (mode === 1) return fieldGroups
  return fieldGroups.map(([title, fields]) => [title, fields.filter(({ name }) => !wayFields.includes(name))] as const)
}

const fieldGroups: Groups = [
  [
    'What members see',
    [
      { name: 'name', title: 'Name', kind: 'line', least: 1 },
      { name: 'img', title: 'Picture', kind: 'choice', options: pictures },
      { name: 'tips', title: 'Hint in English', kind: 'text' },
      {
        name: 'tips_tl',
        title: 'Hint in Tagalog',
        kind: 'text',
        hint: 'If empty, members who use Tagalog see the English hint.',
      },
      {
        name: 'sorting',
        title: 'Position in the list',
        kind: 'line',
        least: 1,
        hint: 'The lowest number comes first.',
      },
    ],
  ],
  [
    'Amounts',
    [
      { name: 'min_amount', title: 'Minimum, ₱', kind: 'line', least: 1 },
      { name: 'max_amount', title: 'Maximum, ₱', kind: 'line', least: 1 },
      { name: 'quick', title: 'Quick amounts, ₱', kind: 'line', hint: 'Whole pesos, separated by commas.' },
      { name: 'has_cashback', title: 'Deposits may earn cashback', kind: 'check' },
    ],
  ],
  [
    'Hours and gateway',
    [
      { name: 'is_open', title: 'Open', kind: 'check' },
      { name: 'opens', title: 'Opens', kind: 'line', least: 5, hint: 'Manila time, such as 08:00.' },
      { name: 'closes', title: 'Closes', kind: 'line', least: 5, hint: 'Use the opening time to be open all day.' },
      { name: 'gateway', title: 'Gateway', kind: 'choice', options: gatewayOptions.slice(1) },
      { name: 'instrument', title: 'Gateway’s name of the instrument', kind: 'line' },
    ],
  ],
]

/** A channel as its form shows it. */
export function valuesOf(channel: Channel): ActValues {
  return {
    name: channel.name,
    img: channel.img,
    tips: channel.tips,
    tips_tl: channel.tips_tl,
    min_amount: channel.min_amount,
    max_amount: channel.max_amount,
    quick: channel.quick.join(', '),
    has_cashback: channel.has_cashback ? 'yes' : '',
    is_open: channel.is_open ? 'yes' : '',
    opens: channel.opens,
    closes: channel.closes,
    gateway: channel.gateway,
    instrument: channel.instrument,
    sorting: String(channel.sorting),
  }
}

const whole = /^(?:0|[1-9]\d{0,7})$/
const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** What the form says, or which of its fields cannot be read. */
export function wishOf(values: ActValues): Wish | string {
  const at = (name: string) => (values[name] ?? '').trim()
  const quick = at('quick')
    .split(/[,\s]+/)
    .filter(Boolean)
  if (!quick.every(text => whole.test(text))) return 'Enter quick amounts in whole pesos, separated by commas.'
  if (!whole.test(at('sorting'))) return 'Enter a whole number for the position in the list.'
  if (!clock.test(at('opens')) || !clock.test(at('closes'))) return 'Enter hours like 08:00 or 23:30.'
  return {
    name: at('name'),
    img: at('img'),
    tips: at('tips'),
    tips_tl: at('tips_tl'),
    min_amount: at('min_amount').replaceAll(',', ''),
    max_amount: at('max_amount').replaceAll(',', ''),
    quick: JSON.parse(`[${quick.join(',')}]`) as number[],
    has_cashback: at('has_cashback') === 'yes',
    is_open: at('is_open') === 'yes',
    opens: at('opens'),
    closes: at('closes'),
    gateway: at('gateway'),
    instrument: at('instrument'),
    sorting: JSON.parse(at('sorting')) as number,
  }
}
