import type { AnswerOf, InputOf } from '../../shared/client.ts'
import type { ActField, ActValues } from '../../shared/entity.ts'

export type Kind = AnswerOf<'GET /office/api/promotion/list'>['kinds'][number]
export type Draft = InputOf<'POST /office/api/promotion/create'>['body']['draft']

const brands = ['slots', 'game', 'play', 'h5'] as const
const switches = [
  ['needs_email', 'Needs a confirmed email'],
  ['needs_approved_id', 'Needs an approved ID'],
  ['needs_payout_account', 'Needs a withdrawal account'],
  ['once_per_device', 'Once per device'],
  ['once_per_id', 'Once per approved ID'],
] as const

/** What the form asks for. The terms are those of the kind. */
export function fieldGroups(kind: Kind): readonly (readonly [title: string, fields: readonly ActField[]])[] {
  return [
    [
      'Terms',
      kind.fields.map(({ name, title, hint, kind: what }) => ({
        name: `terms.${name}`,
        title,
        kind: what === 'list' ? 'text' : 'line',
        ...(hint ? { hint } : {}),
        least: what === 'list' ? 0 : 1,
      })),
    ],
    [
      'When and how much',
      [
        { name: 'first_day', title: 'First day', kind: 'date', least: 10 },
        { name: 'last_day', title: 'Last day', kind: 'date', least: 10 },
        { name: 'budget', title: 'Budget, ₱', kind: 'line', least: 1, hint: 'All that it may give.' },
        { name: 'place', title: 'Order', kind: 'line', least: 1, hint: 'The highest number comes first.' },
      ],
    ],
    ['Approval of the regulator', approvalFields],
    ['Audience', audienceFields],
    ['Texts', textFields],
  ]
}

const approvalHint = 'Its days must cover all of the offer. Leave all three empty where none was asked for.'
const approvalFields: readonly ActField[] = [
  { name: 'approval.reference', title: 'Approval reference', kind: 'line', most: 60, hint: approvalHint },
  { name: 'approval.first_day', title: 'Approved from', kind: 'date' },
  { name: 'approval.last_day', title: 'Approved until', kind: 'date' },
]

const audienceFields: readonly ActField[] = [
  { name: 'least_level', title: 'VIP level from', kind: 'line', least: 1 },
  { name: 'least_age_days', title: 'Days since sign-up, at least', kind: 'line', least: 1 },
  { name: 'brands', title: 'Sites', kind: 'line', hint: 'slots, game, play or h5. Leave empty for all.' },
  { name: 'users', title: 'Only these members', kind: 'text', hint: 'UIDs with commas. Leave empty for everyone.' },
  ...switches.map(([name, title]) => ({ name, title, kind: 'check' }) as const),
]

const texts = [
  ['title', 'Title', 'line', 80],
  ['summary', 'Summary', 'line', 200],
  ['details', 'Details', 'text', 2000],
] as const

const textFields: readonly ActField[] = texts.flatMap(([name, title, kind, most]) => [
  { name: `${name}.en`, title: `${title}, in English`, kind, most, least: 1 },
  { name: `${name}.tl`, title: `${title}, in Tagalog`, kind, most, least: 1 },
])

/** A draft as its form shows it; a new one asks for what a gift needs. */
export function valuesOf(kind: Kind, draft: Draft | undefined): ActValues {
  if (!draft) {
    const presets = kind.fields.flatMap(({ name, preset }) => (preset ? [[`terms.${name}`, preset] as const] : []))
    const rest = { place: '0', least_level: '0', least_age_days: '0', ...(kind.is_gift ? { once_per_id: 'yes' } : {}) }
    return { ...Object.fromEntries(presets), ...rest }
  }
  const { terms, audience, approval } = draft
  const written = (term: string | readonly string[] | undefined) => (typeof term === 'string' ? term : term?.join(', '))
  return {
    ...Object.fromEntries(
      kind.fields.map(({ name, when_absent: absent = '' }) => [`terms.${name}`, written(terms[name]) ?? absent]),
    ),
    first_day: draft.first_day,
    last_day: draft.last_day,
    budget: draft.budget,
    place: String(draft.place),
    ...(approval && Object.fromEntries(Object.entries(approval).map(([name, value]) => [`approval.${name}`, value]))),
    least_level: String(audience.least_level),
    least_age_days: String(audience.least_age_days),
    brands: audience.brands.join(', '),
    users: audience.users.join(', '),
    ...Object.fromEntries(switches.map(([name]) => [name, audience[name] ? 'yes' : ''])),
    ...Object.fromEntries(
      texts.flatMap(([name]) => [
        [`${name}.en`, draft[name][0]],
        [`${name}.tl`, draft[name][1]],
      ]),
    ),
  }
}

const words = (text: string) => text.split(/[,\s]+/).filter(Boolean)

/** What the form says, or which of its fields cannot be read. */
export function draftOf(kind: Kind, values: ActValues): Draft | string {
  const at = (name: string) => (values[name] ?? '').trim()
  const named = words(at('brands'))
  const sites = brands.filter(brand => named.includes(brand))
  const users = words(at('users'))
  if (!['place', 'least_level', 'least_age_days'].every(name => /^\d{1,5}$/.test(at(name)))) {
    return 'Enter whole numbers for order, VIP level and days.'
  }
  if (sites.length !== named.length) return 'Enter sites such as slots, play.'
  if (!users.every(user => /^[1-9]\d{0,17}$/.test(user))) return 'Enter UIDs, separated by commas.'
  const approval = {
    reference: at('approval.reference'),
    first_day: at('approval.first_day'),
    last_day: at('approval.last_day'),
  }
  const said = Object.values(approval).filter(Boolean).length
  if (said !== 0 && said !== 3) return 'Enter the approval reference with both of its days, or leave all three empty.'
  const isOn = (name: string) => at(name) === 'yes'
  const both = (name: string): [string, string] => [at(`${name}.en`), at(`${name}.tl`)]
  return {
    terms: Object.fromEntries(
      kind.fields.map(({ name, kind: what }) => [
        name,
        what === 'list' ? words(at(`terms.${name}`)) : at(`terms.${name}`),
      ]),
    ),
    first_day: at('first_day'),
    last_day: at('last_day'),
    budget: at('budget'),
    place: Number(at('place')),
    ...(said === 3 && { approval }),
    audience: {
      brands: sites,
      users,
      least_level: Number(at('least_level')),
      least_age_days: Number(at('least_age_days')),
      needs_email: isOn('needs_email'),
      needs_approved_id: isOn('needs_approved_id'),
      needs_payout_account: isOn('needs_payout_account'),
      once_per_device: isOn('once_per_device'),
      once_per_id: isOn('once_per_id'),
    },
    title: both('title'),
    summary: both('summary'),
    details: both('details'),
  }
}
