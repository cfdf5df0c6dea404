import { Badge } from '../../shared/Badge.tsx'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Act, ActField, Entity } from '../../shared/entity.ts'
import { reasonField } from '../../shared/act/reasonField.ts'
import { switchActs } from '../../shared/act/switchActs.ts'
import { readSteps, typedSteps, writeSteps } from './steps.ts'
import { stateTitles, TaskPreview } from './TaskPreview.tsx'

type Row = AnswerOf<'GET /office/api/task/list'>['d'][number]

/** The check-ins are two rows of their own: their steps are the seven days. */
const isWeek = ({ ty }: Row) => ty === 1 || ty === 100

function change(row: Row, wish: Partial<Row>, reason: string) {
  const { ty, seq, en_name, tl_name, steps, is_on, sorting } = { ...row, ...wish }
  return callOffice('POST /office/api/task/change', {
    body: { ty, seq, en_name, tl_name, steps, is_on, sorting, reason },
  })
}

const previewField: ActField = { name: 'uid', title: 'Preview on member, UID', kind: 'line', most: 18 }

async function preview(row: Row, { steps, is_on }: Pick<Row, 'steps' | 'is_on'>, uid = '') {
  const body = { ty: row.ty, steps, is_on, uid }
  return <TaskPreview preview={await callOffice('POST /office/api/task/preview', { body })} />
}

const acts: readonly Act<Row>[] = [
  {
    name: 'steps',
    title: 'Change the Filcoins',
    permission: 'task.change',
    isSingle: true,
    initial: row => ({ steps: typedSteps(row.steps, isWeek(row)) }),
    warning: 'It counts at once. Nothing is taken back from members who have collected, and no step pays them twice.',
    fields: [
      {
        name: 'steps',
        title: 'Steps',
        kind: 'line',
        least: 1,
        most: 120,
        hint: 'As “500: 20, 2000: 50”: whole pesos or a count, then Filcoins. A check-in is seven numbers.',
      },
      previewField,
      reasonField,
    ],
    preview: (row, { steps = '', uid }) =>
      preview(row, { steps: [...readSteps(steps, isWeek(row))], is_on: row.is_on }, uid),
    fits: () => true,
    run: (row, { steps = '', reason = '' }) => change(row, { steps: [...readSteps(steps, isWeek(row))] }, reason),
    done: 'Changed.',
  },
  {
    name: 'names',
    title: 'Rename',
    permission: 'task.change',
    isSingle: true,
    initial: ({ en_name, tl_name }) => ({ en_name, tl_name }),
    warning: 'Members see the new name at once. What they have collected keeps the old one.',
    fields: [
      { name: 'en_name', title: 'Name, in English', kind: 'line', least: 1, most: 60 },
      { name: 'tl_name', title: 'Name, in Tagalog', kind: 'line', least: 1, most: 60 },
      reasonField,
    ],
    fits: row => !isWeek(row),
    run: (row, { en_name = '', tl_name = '', reason = '' }) => change(row, { en_name, tl_name }, reason),
    done: 'Renamed.',
  },
  {
    name: 'order',
    title: 'Change the order',
    permission: 'task.change',
    isSingle: true,
    initial: ({ sorting }) => ({ sorting: String(sorting) }),
    warning: 'Members see the task at its new place at once. What they can collect stays as it is.',
    fields: [
      {
        name: 'sorting',
        title: 'Order',
        kind: 'line',
        least: 1,
        most: 2,
        hint: '1 to 99. The lowest number comes first.',
      },
      reasonField,
    ],
    fits: row => !isWeek(row),
    run: (row, { sorting = '', reason = '' }) => change(row, { sorting: Number(sorting) }, reason),
    done: 'Moved.',
  },
  ...switchActs<Row>({
    permission: 'task.change',
    warnings: {
      on: 'Members see the task at once.',
      off: 'Members see the task no more. What they did for it by the end of today they can still collect for seven days.',
    },
    change: (row, isOn, reason) => change(row, { is_on: isOn }, reason),
    preview: {
      fields: [previewField],
      show: (row, isOn, { uid }) => preview(row, { steps: row.steps, is_on: isOn }, uid),
    },
  }).map(act => ({ ...act, fits: (row: Row) => !isWeek(row) && act.fits(row) })),
]

/** What members earn Filcoins with, and how far one member is. */
export const tasks: Entity<Row> = {
  name: 'tasks',
  title: 'Tasks',
  nouns: ['task', 'tasks'],
  empty: 'No tasks',
  columns: [
    { name: 'name', title: 'Task', cell: nameOf },
    { name: 'week', title: 'When', cell: row => (row.category === 1 ? 'First week' : 'Daily') },
    { name: 'steps', title: 'Filcoins', cell: row => writeSteps(row.steps, isWeek(row)) },
    {
      name: 'on',
      title: 'State',
      cell: row => <Badge tone={row.is_on ? 'ok' : 'mute'}>{row.is_on ? 'On' : 'Off'}</Badge>,
    },
    { name: 'sorting', title: 'Order', cell: row => (isWeek(row) ? '–' : row.sorting), isNumber: true, isMinor: true },
    { name: 'member', title: 'For the member', cell: memberOf },
  ],
  filters: [{ name: 'uid', title: 'Preview on member, UID', isMain: true }],
  idOf: row => String(row.ty),
  nameOf: row => row.en_name,
  list: filters => callOffice('GET /office/api/task/list', { query: filters }),
  acts,
}

function nameOf({ ty, en_name, tl_name }: Row) {
  return (
    <span className="cellWords">
      {en_name}
      <small>
        {ty} · {tl_name}
      </small>
    </span>
  )
}

function memberOf({ state, progress }: Row) {
  const known = state === null ? undefined : stateTitles[state]
  if (!known) return null
  const [title, tone] = known
  return (
    <span className="cellWords">
      <span>
        <Badge tone={tone}>{title}</Badge>
      </span>
      {progress && <small>{progress}</small>}
    </span>
  )
}
