import { callOffice } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'
import { reasonField } from '../../shared/act/reasonField.ts'
import { type Contact, optionsOf, outcomes, topics, type Topic, ways } from './words.ts'

function move({ uid, id, status: from }: Contact, event: 'take' | 'leave') {
  return callOffice('POST /office/api/harm/contact/move', { body: { uid, id, from, event } })
}

type Ending = Parameters<typeof callOffice<'POST /office/api/harm/contact/finish'>>[1]['body']

/** For what the product does not read itself. */
export const openContact: Act<null> = {
  name: 'openContact',
  title: 'Open a contact',
  permission: 'harm.contact',
  warning: 'Use this for what a member said in the live chat or on the phone. The member is not told.',
  fields: [
    { name: 'uid', title: 'UID of the member', kind: 'line', least: 1 },
    { name: 'topic', title: 'About', kind: 'choice', options: optionsOf(topics), least: 1 },
    reasonField,
  ],
  fits: () => true,
  run: (_, { uid = '', topic, reason = '' }) =>
    callOffice('POST /office/api/harm/contact/open', { body: { uid: uid.trim(), topic: topic as Topic, reason } }),
  done: 'Opened.',
}

export const contactActs: readonly Act<Contact>[] = [
  {
    name: 'take',
    title: 'Take',
    hotkey: 't',
    permission: 'harm.contact',
    warning: 'You get in touch with the member. A colleague who has it now loses it.',
    fields: [],
    fits: ({ status, is_mine: isMine }) => status !== 'done' && !isMine,
    run: row => move(row, 'take'),
    done: 'Taken.',
  },
  {
    name: 'leave',
    title: 'Give back',
    permission: 'harm.contact',
    warning: 'Any colleague can take it. It stays due when it was.',
    fields: [],
    fits: ({ status, is_mine: isMine }) => status === 'taken' && isMine,
    run: row => move(row, 'leave'),
    done: 'Given back.',
  },
]

export const finish: Act<Contact> = {
  name: 'finish',
  title: 'Finish',
  hotkey: 'd',
  permission: 'harm.contact',
  warning: 'Write down what was said in the words that were used. No blame, and no advice to play more or less wisely.',
  fields: [
    { name: 'way', title: 'How you reached them', kind: 'choice', options: optionsOf(ways), least: 1 },
    { name: 'said', title: 'What was said', kind: 'text', least: 5, most: 2000 },
    {
      name: 'outcome',
      title: 'What came of it',
      hint: 'With “No answer” the contact opens again, due in a day, and offers stay off if the member asked for help. After several tries choose what we decided instead.',
      kind: 'choice',
      options: optionsOf(outcomes),
      least: 1,
    },
    { name: 'next', title: 'Get in touch again on', hint: 'A contact opens by itself on that day.', kind: 'date' },
  ],
  fits: ({ status, is_mine: isMine }) => status === 'taken' && isMine,
  run: ({ uid, id, topics: seen }, { way, said = '', outcome, next = '' }) => {
    const ending = { way: way as Ending['way'], said, outcome: outcome as Ending['outcome'], next_on: next }
    return callOffice('POST /office/api/harm/contact/finish', { body: { uid, id, ...ending, seen_topics: seen } })
  },
  done: 'Finished.',
}
