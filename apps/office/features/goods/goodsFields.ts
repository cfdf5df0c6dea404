import type { InputOf } from '../../shared/client.ts'
import type { ActField, ActValues } from '../../shared/entity.ts'
import { pictureField } from '../../shared/act/pictureField.ts'
import type { Goods } from './goods.ts'

export type Wish = InputOf<'POST /office/api/goods/create'>['body']['wish']

type Group = readonly [title: string, fields: readonly ActField[]]

const line = (name: string, title: string, hint?: string): ActField => ({
  name,
  title,
  kind: 'line',
  least: 1,
  ...(hint && { hint }),
})
const text = (name: string, title: string): ActField => ({ name, title, kind: 'text', least: 1 })

export const newGroup: Group = [
  'Item',
  [line('id', 'ID', 'Small letters, figures and dashes, such as folding-umbrella. It stays.')],
]

/** As many as goods may have: a field for each, so that what was sent before stays when the form is saved. */
const pictures = [
  ['img', 'Picture'],
  ['img2', 'Second picture'],
  ['img3', 'Third picture'],
  ['img4', 'Fourth picture'],
  ['img5', 'Fifth picture'],
] as const

const [, ...more] = pictures

function morePicture([name, title]: (typeof more)[number]): ActField {
  return { ...pictureField('Five by four, where there is one more.'), name, title, least: 0 }
}

export const fieldGroups: readonly Group[] = [
  [
    'Pictures',
    [pictureField('Five by four, such as 520 by 416. This one is shown in lists.'), ...more.map(morePicture)],
  ],
  [
    'Texts',
    [
      line('name_en', 'Name, in English'),
      line('name_tl', 'Name, in Tagalog'),
      text('summary_en', 'About it, in English'),
      text('summary_tl', 'About it, in Tagalog'),
    ],
  ],
  [
    'Price and limit',
    [
      line('price', 'Price of one, in Filcoins'),
      line('most_per_person', 'At most per person', '0 is any number.'),
      line('sorting', 'Order', 'The highest number comes first.'),
      { name: 'is_on', title: 'On', kind: 'check' },
    ],
  ],
  [
    'What it is',
    [
      {
        name: 'way',
        title: 'Delivery',
        kind: 'choice',
        least: 1,
        options: [
          ['1 1', 'At once'],
          ['1 3', 'Courier only'],
          ['2 2', 'Store pickup or courier, pickup first'],
          ['2 3', 'Store pickup or courier, courier first'],
        ],
      },
      {
        name: 'gives',
        title: 'Gives at once',
        kind: 'choice',
        options: [
          ['voucher', 'Pesos for play'],
          ['ticket', 'Cashback tickets'],
        ],
        hint: 'Leave empty for a thing.',
      },
      line('gives_amount', 'How much it gives', 'Whole pesos, or a number of tickets. 0 for a thing.'),
      { name: 'stores', title: 'Stores', kind: 'text', hint: 'One address a line.' },
      line('delivery_days', 'Within how many days', '0 is at once.'),
      text('delivery_en', 'Delivery, in English'),
      text('delivery_tl', 'Delivery, in Tagalog'),
      text('refund_en', 'Refunds, in English'),
      text('refund_tl', 'Refunds, in Tagalog'),
    ],
  ],
]

/** Goods as their form shows them; new ones are off, and sent by courier. */
export function valuesOf(goods: Goods | undefined): ActValues {
  if (!goods) return { way: '1 3', gives_amount: '0', most_per_person: '0', delivery_days: '7', sorting: '0' }
  return {
    id: goods.id,
    ...Object.fromEntries(pictures.map(([name], at) => [name, goods.imgs[at] ?? ''])),
    name_en: goods.name_en,
    name_tl: goods.name_tl,
    summary_en: goods.summary_en,
    summary_tl: goods.summary_tl,
    price: String(goods.price),
    most_per_person: String(goods.most_per_person),
    sorting: String(goods.sorting),
    is_on: goods.is_on ? 'yes' : '',
    way: `${goods.product_type} ${goods.deliver_method}`,
    gives: goods.gives,
    gives_amount: String(goods.gives_amount),
    stores: goods.stores.join('\n'),
    delivery_days: String(goods.delivery_days),
    delivery_en: goods.delivery_en,
    delivery_tl: goods.delivery_tl,
    refund_en: goods.refund_en,
    refund_tl: goods.refund_tl,
  }
}

const numbers = ['price', 'most_per_person', 'sorting', 'gives_amount', 'delivery_days'] as const

/** What the form says, or which of its fields cannot be read. */
export function wishOf(values: ActValues): (Wish & { id: string }) | string {
  const at = (name: string) => (values[name] ?? '').trim()
  const whole = (name: string) => Number(at(name))
  const wrong = numbers.find(name => !/^\d{1,8}$/.test(at(name)))
  if (wrong) return `Enter a whole number: ${wrong.replaceAll('_', ' ')}.`
  const [type, method] = at('way').split(' ')
  return {
    id: at('id'),
    imgs: pictures.map(([name]) => at(name)).filter(Boolean),
    name_en: at('name_en'),
    name_tl: at('name_tl'),
    summary_en: at('summary_en'),
    summary_tl: at('summary_tl'),
    price: whole('price'),
    product_type: type === '2' ? 2 : 1,
    deliver_method: Number(method) as Wish['deliver_method'],
    stores: at('stores')
      .split('\n')
      .map(store => store.trim())
      .filter(Boolean),
    gives: at('gives') as Wish['gives'],
    gives_amount: whole('gives_amount'),
    most_per_person: whole('most_per_person'),
    delivery_days: whole('delivery_days'),
    delivery_en: at('delivery_en'),
    delivery_tl: at('delivery_tl'),
    refund_en: at('refund_en'),
    refund_tl: at('refund_tl'),
    sorting: whole('sorting'),
    is_on: at('is_on') === 'yes',
  }
}
