import { Badge, type Tone } from '../../shared/Badge.tsx'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Act, Entity } from '../../shared/entity.ts'
import { reasonField } from '../../shared/act/reasonField.ts'

type Game = AnswerOf<'GET /office/api/game/list'>['d'][number]
type State = Game['state']

const states: Readonly<Record<State, readonly [title: string, tone: Tone]>> = {
  open: ['Open', 'ok'],
  closed: ['Back soon', 'wait'],
  hidden: ['Not shown', 'mute'],
}

interface Turn {
  readonly after: State
  readonly title: string
  readonly warning: string
  readonly done: string
}

function turn({ after, title, warning, done }: Turn): Act<Game> {
  return {
    name: after,
    title,
    permission: 'game.switch',
    isGrave: after !== 'open',
    warning,
    fields: [reasonField],
    fits: row => row.state !== after,
    run: ({ id, state: before }, { reason = '' }) =>
      callOffice('POST /office/api/game/switch', { body: { id, before, after, reason } }),
    done,
  }
}

/** The catalogue, game by game. */
export const games: Entity<Game> = {
  name: 'games',
  title: 'Games',
  nouns: ['game', 'games'],
  empty: 'No game fits.',
  columns: [
    { name: 'name', title: 'Game', cell: row => <b>{row.name}</b> },
    { name: 'code', title: 'Code', cell: row => row.code, isMinor: true },
    { name: 'provider', title: 'Provider', cell: row => row.provider },
    { name: 'category', title: 'Category', cell: row => row.category, isMinor: true },
    { name: 'offered', title: 'Provider says', cell: offerOf },
    { name: 'state', title: 'State', cell: stateOf },
  ],
  filters: [
    { name: 'w', title: 'Name, code or provider', isMain: true },
    {
      name: 'state',
      title: 'State',
      options: [
        ['', 'All games'],
        ['open', 'Open'],
        ['closed', 'Back soon'],
        ['hidden', 'Not shown'],
      ],
    },
  ],
  idOf: row => String(row.id),
  nameOf: row => row.name,
  list: ({ w = '', state = '' }, { cursor }) =>
    callOffice('GET /office/api/game/list', { query: { w, state: state as '' | State, cursor } }),
  acts: [
    turn({
      after: 'closed',
      title: 'Close',
      warning: 'It is shown as back soon, cannot be opened and takes no bets. Open rounds are settled all the same.',
      done: 'It is closed.',
    }),
    turn({
      after: 'hidden',
      title: 'Take off the list',
      warning: 'Nobody is shown it any more, and it takes no bets. Open rounds are settled all the same.',
      done: 'It is not shown any more.',
    }),
    turn({ after: 'open', title: 'Open', warning: 'It is shown and can be opened again.', done: 'It is open.' }),
  ],
}

function offerOf({ is_offered: isOffered, is_provider_closed: isClosed }: Game) {
  if (isClosed) return 'Provider closed'
  return isOffered ? 'Offered' : 'Not yet'
}

function stateOf({ state }: Game) {
  const [title, tone] = states[state]
  return <Badge tone={tone}>{title}</Badge>
}
