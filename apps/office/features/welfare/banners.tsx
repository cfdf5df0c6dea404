import { Badge } from '../../shared/Badge.tsx'
import { reasonField } from '../../shared/act/reasonField.ts'
import { switchActs } from '../../shared/act/switchActs.ts'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Act, Entity } from '../../shared/entity.ts'

type Row = AnswerOf<'GET /office/api/welfare/banners'>['d'][number]

function change(row: Row, wish: Partial<Row>, reason: string) {
  return callOffice('POST /office/api/welfare/change', { body: { ...row, ...wish, reason } })
}

const acts: readonly Act<Row>[] = [
  {
    name: 'words',
    title: 'Change the words',
    permission: 'welfare.change',
    warning: 'Members see the new words at once. The cards of rebates show what their promotion says.',
    fields: [
      { name: 'title_en', title: 'Title, in English', kind: 'line', least: 1, most: 40 },
      { name: 'title_tl', title: 'Title, in Tagalog', kind: 'line', least: 1, most: 40 },
      { name: 'line_en', title: 'Line, in English', kind: 'line', least: 1, most: 80 },
      { name: 'line_tl', title: 'Line, in Tagalog', kind: 'line', least: 1, most: 80 },
      reasonField,
    ],
    fits: () => true,
    run: (row, { title_en = '', title_tl = '', line_en = '', line_tl = '', reason = '' }) =>
      change(row, { title_en, title_tl, line_en, line_tl }, reason),
    done: 'Changed.',
  },
  {
    name: 'place',
    title: 'Move',
    permission: 'welfare.change',
    warning: 'The highest comes first, among the cards that have no place of their own on the page.',
    fields: [{ name: 'place', title: 'Place', kind: 'line', least: 1, most: 5, hint: '0 to 10000' }, reasonField],
    fits: () => true,
    run: (row, { place = '', reason = '' }) => change(row, { place: Number(place) }, reason),
    done: 'Moved.',
  },
  ...switchActs<Row>({
    permission: 'welfare.change',
    warnings: {
      on: 'Members see the card at once.',
      off: 'Members do not see the card. What it stands for goes on.',
    },
    change: (row, isOn, reason) => change(row, { is_on: isOn }, reason),
  }),
]

/** The cards of the Welfare page. */
export const banners: Entity<Row> = {
  name: 'welfare',
  title: 'Welfare cards',
  nouns: ['card', 'cards'],
  empty: 'No cards',
  columns: [
    { name: 'title', title: 'Card', cell: wordsOf },
    { name: 'line', title: 'Line', cell: row => row.line_en, isMinor: true },
    { name: 'place', title: 'Place', cell: row => row.place },
    {
      name: 'on',
      title: 'State',
      cell: row => <Badge tone={row.is_on ? 'ok' : 'mute'}>{row.is_on ? 'On' : 'Off'}</Badge>,
    },
  ],
  filters: [],
  idOf: row => String(row.type),
  nameOf: row => row.title_en,
  list: () => callOffice('GET /office/api/welfare/banners', {}),
  acts,
}

function wordsOf({ type, title_en, title_tl }: Row) {
  return (
    <span className="cellWords">
      {title_en}
      <small>
        {type} · {title_tl}
      </small>
    </span>
  )
}
