import { readSmsSwitch, setSmsSwitch } from '../features/identity/index.ts'
import { openDatabase } from '../platform/db/database.ts'
import { type Command, CommandFault } from './command.ts'

/** `npm run saya -- sms on|off|status`: stops every text message, codes too, and lets them be sent again. */
export const sms: Command = {
  summary: 'stop sending text messages, send them again, or say which: on | off | status',
  async run({ args: [word = 'status'], say, databaseUrl }) {
    if (!['on', 'off', 'status'].includes(word)) throw new CommandFault('Say on, off or status.')
    const db = await openDatabase(await databaseUrl(), 1)
    try {
      if (word !== 'status') await db.ref(tx => setSmsSwitch(tx, word === 'on'))
      const isOn = await db.ref(readSmsSwitch)
      say(isOn ? 'Text messages are sent.' : 'No text messages are sent.')
    } finally {
      await db.close()
    }
  },
}
