import { Badge, type Tone } from '../../shared/Badge.tsx'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Act, Entity } from '../../shared/entity.ts'
import { reasonField } from '../../shared/act/reasonField.ts'

type Game = AnswerOf<'GET /office/api/game/list'>['d'][number]
type State = Game['state']

const states: Readonly<Record<State, readonly [title: string, tone: Tone]>> = {
  open: ['Open', 'ok'],
  closed: ['Back soon', 'wait'],
  hidden: ['Hidden', 'mute'],
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
  empty: 'No games found',
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
        ['hidden', 'Hidden'],
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
      warning: 'The game shows as back soon, cannot be opened and accepts no bets. Open rounds are still settled.',
      done: 'Closed.',
    }),
    turn({
      after: 'hidden',
      title: 'Hide',
      warning: 'Players no longer see the game, and it accepts no bets. Open rounds are still settled.',
      done: 'Hidden.',
    }),
    turn({ after: 'open', title: 'Open', warning: 'Players see the game and can open it again.', done: 'Open.' }),
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
