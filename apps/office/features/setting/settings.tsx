import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Act, Entity } from '../../shared/entity.ts'
import { reasonField } from '../../shared/act/reasonField.ts'

type Row = AnswerOf<'GET /office/api/setting/list'>['d'][number]

interface Words {
  readonly title: string
  readonly effect: string
  readonly values: Readonly<Record<string, string>>
}

const words: Readonly<Record<Row['name'], Words>> = {
  records_gate: {
    title: 'Records gate',
    effect: 'Whether members must verify before they can see their records',
    values: { off: 'Open to everyone', on: 'Verified members only' },
  },
  first_standing: {
    title: 'First KYC status',
    effect: 'The KYC status of a new member who registers by phone',
    values: { unset: 'Not started', basic_account: 'Basic account' },
  },
  withdrawals: {
    title: 'Withdrawals',
    effect: 'Whether members can request withdrawals. Current withdrawals continue.',
    values: { open: 'Open', closed: 'Closed' },
  },
  withdrawals_automatic: {
    title: 'Automatic withdrawals',
    effect: 'The amount up to which a withdrawal without risk flags is paid without review',
    values: { '20000': 'Up to ₱20,000', '10000': 'Up to ₱10,000', '5000': 'Up to ₱5,000', '0': 'None' },
  },
  coins_unverified: {
    title: 'Filcoins before verification',
    effect: 'How many Filcoins a day one device and one member can collect before verification',
    values: { '300': '300', '150': '150', '50': '50', '1000': '1,000' },
  },
  gift_month: {
    title: 'Gifts of a month',
    effect: 'The most that gifts and mystery boxes may come to for one approved ID in a month',
    values: { '600': '₱600', '500': '₱500', '300': '₱300', '100': '₱100' },
  },
  boxes: {
    title: 'Mystery boxes',
    effect: 'Whether members can open mystery boxes. Claimed boxes are given.',
    values: { open: 'Open', closed: 'Stopped' },
  },
  family_exclusions: {
    title: 'Family exclusions',
    effect: 'How long a family’s first exclusion of a member lasts, the second, and each one behind it',
    values: {
      '3m 6m 1y': '3 months, 6 months, 1 year',
      '6m 6m 1y': '6 months, 6 months, 1 year',
      '6m 1y 1y': '6 months, 1 year, 1 year',
      '1y 1y 1y': '1 year each',
    },
  },
}

/** One act for each value that something can be set to. */
const changes: readonly Act<Row>[] = Object.entries(words).flatMap(([name, { title, values }]) =>
  Object.entries(values).map(([value, word]) => ({
    name: `${name} ${value}`,
    title: `Set to: ${word}`,
    permission: 'setting.change',
    warning: `${title}: ${word}. It applies to everyone from the next request.`,
    fields: [reasonField],
    fits: (row: Row) => row.name === name && row.value !== value,
    run: (row: Row, { reason = '' }) => {
      const body = { name: row.name, before: row.value, after: value, reason }
      return callOffice('POST /office/api/setting/change', { body })
    },
    done: came =>
      (came as { is_waiting: boolean }).is_waiting ? 'Proposed. A colleague has to set the same.' : 'Saved.',
  })),
)

/** What an operator sets for everybody. */
export const settings: Entity<Row> = {
  name: 'settings',
  title: 'Settings',
  nouns: ['setting', 'settings'],
  empty: 'No settings',
  columns: [
    { name: 'name', title: 'Setting', cell: row => words[row.name].title },
    { name: 'effect', title: 'What it does', cell: row => words[row.name].effect, isMinor: true },
    { name: 'value', title: 'Now', cell: row => <b>{words[row.name].values[row.value] ?? row.value}</b> },
    { name: 'waiting', title: 'Proposed', cell: proposedOf },
  ],
  filters: [],
  idOf: row => row.name,
  list: () => callOffice('GET /office/api/setting/list', {}),
  acts: changes,
}

/** What takes a second person, and who was the first. */
function proposedOf({ name, waiting }: Row) {
  return waiting ? `${words[name].values[waiting.value] ?? waiting.value}, by ${waiting.by}` : ''
}
