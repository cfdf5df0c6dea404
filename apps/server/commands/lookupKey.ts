import { takeLookupKey } from '../platform/lookup/takeLookupKey.store.ts'
import { systemRandom } from '../platform/random.ts'
import { type Command, CommandFault } from './command.ts'

/** `npm run saya -- lookup-key`: after another LOOKUP_KEY was set, and before the server starts with it. */
export const lookupKey: Command = {
  summary: 'take another LOOKUP_KEY into use, with the one of before at the end of LOOKUP_KEY_PREVIOUS',
  async run({ lookupKeys, databaseUrl, say, show }) {
    if (!lookupKeys) throw new CommandFault('The setting LOOKUP_KEY is missing.')
    const taken = await takeLookupKey(await databaseUrl(), { keys: lookupKeys, random: systemRandom, show })
    if (taken.result === 'taken')
      return say(`${taken.hashes} hashes lie under the new key. Start every copy with these settings.`)
    if (taken.result !== 'in use') throw new CommandFault(faults[taken.result])
    say('This key is in use already: nothing was changed.')
  },
}

const faults = {
  served: 'A copy of the server runs on this database: stop every one first.',
  'other keys':
    'LOOKUP_KEY_PREVIOUS does not end with the key that this database was hashed under: nothing was changed.',
} as const
