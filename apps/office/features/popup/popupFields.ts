import type { InputOf } from '../../shared/client.ts'
import type { ActField, ActValues } from '../../shared/entity.ts'
import { pictureField } from '../../shared/act/pictureField.ts'
import type { Popup } from './popups.tsx'

export type Wish = InputOf<'POST /office/api/popup/create'>['body']['wish']

export const fieldGroups: readonly (readonly [title: string, fields: readonly ActField[]])[] = [
  [
    'Content',
    [
      pictureField('PNG, JPEG or WebP. Portrait, such as 720 by 960.'),
      { name: 'title_en', title: 'Description, in English', kind: 'line', least: 1, hint: 'For screen readers.' },
      { name: 'title_tl', title: 'Description, in Tagalog', kind: 'line', least: 1 },
      {
        name: 'link',
        title: 'Link',
        kind: 'line',
        hint: 'Such as /cashback or https://… Leave empty for no link.',
      },
    ],
  ],
  [
    'When',
    [
      { name: 'from', title: 'First day', kind: 'date', least: 10 },
      { name: 'to', title: 'Last day', kind: 'date', least: 10 },
      {
        name: 'frequency',
        title: 'How often',
        kind: 'choice',
        least: 1,
        options: [
          ['1', 'Once a day'],
          ['2', 'At each login, and at each visit of a guest'],
        ],
      },
      { name: 'seq', title: 'Order', kind: 'line', least: 1, hint: 'The highest number comes first.' },
    ],
  ],
  [
    'Audience',
    [
      {
        name: 'visible_type',
        title: 'Shown to',
        kind: 'choice',
        least: 1,
        options: [
          ['1', 'Everybody'],
          ['2', 'Certain VIP levels'],
        ],
      },
      { name: 'levels', title: 'VIP levels', kind: 'line', hint: 'Numbers from 0 to 29, separated by commas.' },
      {
        name: 'users',
        title: 'Only these members',
        kind: 'text',
        hint: 'UIDs, separated by commas. Leave empty for everyone.',
      },
      {
        name: 'brand',
        title: 'Brand',
        kind: 'choice',
        options: [
          ['slots', 'slots'],
          ['game', 'game'],
          ['play', 'play'],
          ['h5', 'All brands'],
        ],
        hint: 'Leave empty to show it on every brand.',
      },
      { name: 'is_on', title: 'On', kind: 'check' },
    ],
  ],
]

const manilaOffset = '+08:00'
const daySeconds = 86_400
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' })
const writeDate = (seconds: number) => day.format(seconds * 1000)
const startOf = (date: string) => Math.floor(Date.parse(`${date}T00:00:00${manilaOffset}`) / 1000)

/** A popup as its form shows it; a new one is off, and for everybody once a day. */
export function valuesOf(popup: Popup | undefined): ActValues {
  if (!popup) return { frequency: '1', seq: '0', visible_type: '1' }
  return {
    img: popup.img,
    title_en: popup.title_en,
    title_tl: popup.title_tl,
    link: popup.link,
    from: writeDate(popup.start_time),
    to: writeDate(popup.end_time - 1),
    frequency: String(popup.frequency),
    seq: String(popup.seq),
    visible_type: popup.visible_type === 2 ? '2' : '1',
    levels: popup.levels.join(', '),
    users: popup.users.join(', '),
    brand: popup.brand,
    is_on: popup.is_on ? 'yes' : '',
  }
}

const whole = /^\d{1,5}$/
const words = (text: string) => text.split(/[,\s]+/).filter(Boolean)

/** What the form says, or which of its fields cannot be read. */
export function wishOf(values: ActValues): Wish | string {
  const at = (name: string) => (values[name] ?? '').trim()
  const [levels, users] = [words(at('levels')), words(at('users'))]
  const [start, end] = [startOf(at('from')), startOf(at('to')) + daySeconds]
  if (!whole.test(at('seq'))) return 'Enter a whole number for the order.'
  if (!levels.every(level => /^([0-9]|[12]\d)$/.test(level))) return 'Enter VIP levels from 0 to 29.'
  if (!users.every(user => /^[1-9]\d{0,17}$/.test(user))) return 'Enter UIDs, separated by commas.'
  if (!(end > start)) return 'The last day cannot be before the first day.'
  const wish: Wish = {
    img: at('img'),
    title_en: at('title_en'),
    title_tl: at('title_tl'),
    link: at('link'),
    start_time: start,
    end_time: end,
    frequency: at('frequency') === '2' ? 2 : 1,
    seq: Number(at('seq')),
    visible_type: at('visible_type') === '2' ? 2 : 1,
    levels: levels.map(Number),
    users,
    brand: at('brand') as Wish['brand'],
    is_on: at('is_on') === 'yes',
  }
  return wish
}
