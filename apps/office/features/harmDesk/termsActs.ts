import { decisionsOf } from '../../shared/act/decisionsOf.ts'
import { type AnswerOf, callOffice } from '../../shared/client.ts'
import type { Act, ActValues } from '../../shared/entity.ts'
import { reasonField } from '../../shared/act/reasonField.ts'
import { harmMarkers, harmMarkerTitles } from '@saya/contract/harmDesk/markers.ts'
import { readSteps } from './readSteps.ts'
import { optionsOf, topics, type Topic } from './words.ts'

export type Terms = AnswerOf<'GET /office/api/harm/terms'>
type Version = Terms['proposals'][number]

const number = (name: string, title: string) => ({ name, title, kind: 'line', least: 1, most: 3 }) as const

function changed({ terms }: Terms, values: ActValues): Terms['terms'] {
  const { watch, contact, stop, quiet, marker, steps = '' } = values
  const bands = { watch: Number(watch), contact: Number(contact), stop: Number(stop) }
  const known = harmMarkers.find(one => one === marker)
  const markers = known ? { ...terms.markers, [known]: readSteps(steps) } : terms.markers
  return { bands, quiet_days: Number(quiet), markers }
}

export const proposeTerms: readonly Act<Terms>[] = [
  {
    name: 'propose',
    title: 'Propose other bands or points',
    permission: 'harm.decide',
    warning: 'Fill in all four numbers. Points of one marker can be changed with them. A colleague must approve it.',
    fields: [
      number('watch', 'Watch from, points'),
      number('contact', 'Contact from, points'),
      number('stop', 'Stop from, points'),
      number('quiet', 'No new contact for the same markers, days'),
      {
        name: 'marker',
        title: 'Marker to change',
        kind: 'choice',
        options: [['', 'None'], ...harmMarkers.map(one => [one, harmMarkerTitles[one]] as const)],
      },
      { name: 'steps', title: 'Its steps', hint: 'Value: points, such as 30: 1, 60: 2', kind: 'line' },
      reasonField,
    ],
    fits: () => true,
    run: (row, { reason = '', ...values }) =>
      callOffice('POST /office/api/harm/terms/propose', { body: { terms: changed(row, values), reason } }),
    done: 'Proposed. A colleague must approve it.',
  },
]

/** What the second person does. */
export const decideTermsActs = decisionsOf<Version>({
  permission: 'harm.decide',
  approve: {
    warning: 'Today counts by it, and so does each day from then on. Days that have ended keep their points.',
  },
  refuse: { warning: 'Everything stays as it is. The person who proposed it can withdraw it this way.' },
  decide: ({ id }, decision) => callOffice('POST /office/api/harm/terms/decide', { body: { id, ...decision } }),
})

function wordAct(isListed: boolean): Act<Terms> {
  return {
    name: isListed ? 'addWord' : 'deleteWord',
    title: isListed ? 'Add a word' : 'Remove a word',
    permission: 'harm.words',
    warning: isListed
      ? 'A message with it opens a contact. Accents and capital letters do not matter.'
      : 'It leaves the list once a colleague removes it too. Until then messages with it open a contact.',
    fields: [
      { name: 'topic', title: 'About', kind: 'choice', options: optionsOf(topics), least: 1 },
      { name: 'word', title: 'Word, or several in a row', kind: 'line', least: 3, most: 60 },
      reasonField,
    ],
    fits: () => true,
    run: (_, { topic, word = '', reason = '' }) =>
      callOffice('POST /office/api/harm/word/change', {
        body: { topic: topic as Topic, word, is_listed: isListed, reason },
      }),
    done: isListed ? 'Added.' : 'Noted. A word leaves the list once two people removed it.',
  }
}

export const wordActs: readonly Act<Terms>[] = [wordAct(true), wordAct(false)]
