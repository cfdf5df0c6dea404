import type { InputOf } from '../../shared/client.ts'
import type { ActField, ActValues } from '../../shared/entity.ts'
import { pictureField } from '../../shared/act/pictureField.ts'
import type { Popup } from './popups.tsx'

export type Wish = InputOf<'POST /office/api/popup/create'>['body']['wish']

export const fieldGroups: readonly (readonly [title: string, fields: readonly ActField[]])[] = [
  [
    'What is shown',
    [
      pictureField('PNG, JPEG or WebP. Upright, such as 720 by 960.'),
      { name: 'title_en', title: 'What it says, in English', kind: 'line', least: 1, hint: 'Read to who cannot see.' },
      { name: 'title_tl', title: 'What it says, in Tagalog', kind: 'line', least: 1 },
      {
        name: 'link',
        title: 'Where it leads',
        kind: 'line',
        hint: 'Such as /cashback or https://…; empty for nowhere.',
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
          ['2', 'At each sign-in, and at each visit of a guest'],
        ],
      },
      { name: 'seq', title: 'Order', kind: 'line', least: 1, hint: 'The greatest number comes first.' },
    ],
  ],
  [
    'To whom',
    [
      {
        name: 'visible_type',
        title: 'Made for',
        kind: 'choice',
        least: 1,
        options: [
          ['1', 'Everybody'],
          ['2', 'Certain VIP levels'],
        ],
      },
      { name: 'levels', title: 'VIP levels', kind: 'line', hint: 'Numbers from 0 to 29 with commas between them.' },
      { name: 'users', title: 'Only these members', kind: 'text', hint: 'Their IDs with commas; empty for no limit.' },
      {
        name: 'brand',
        title: 'Brand',
        kind: 'choice',
        options: [
          ['slots', 'slots'],
          ['game', 'game'],
          ['play', 'play'],
          ['h5', 'Without a brand'],
        ],
        hint: 'Every brand where nothing is chosen.',
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
  if (!whole.test(at('seq'))) return 'The order is a whole number.'
  if (!levels.every(level => /^([0-9]|[12]\d)$/.test(level))) return 'VIP levels are numbers from 0 to 29.'
  if (!users.every(user => /^[1-9]\d{0,17}$/.test(user))) return 'Members are named by their IDs, with commas.'
  if (!(end > start)) return 'The last day is not before the first.'
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
