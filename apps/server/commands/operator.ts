import { roles } from '@saya/contract/staff/permissions.ts'
import { passwordHashes } from '../features/identity/index.ts'
import {
  addOperator,
  chainAtMachine,
  closeOperatorRow,
  type Credentials,
  drawCredentials,
  drawOperator,
  hasOperator,
  resetOperator,
} from '../features/staff/index.ts'
import { systemClock } from '../platform/clock.ts'
import { type Database, openDatabase } from '../platform/db/database.ts'
import { masterKeys } from '../platform/objects/masterKeys.ts'
import { systemRandom } from '../platform/random.ts'
import { type Command, CommandFault, type CommandTools } from './command.ts'

const usage = `Say: operator add EMAIL ROLE "NAME" [--member UID], operator reset EMAIL, or operator close EMAIL. Roles: ${roles.join(', ')}.`

/** `npm run saya -- operator add|reset|close`: lets somebody into the back office, or out of it for good. */
export const operator: Command = {
  summary:
    'let somebody into the back office, or out of it: add EMAIL ROLE "NAME" [--member UID] | reset EMAIL | close EMAIL',
  async run(tools) {
    const [word, address = ''] = tools.args
    const email = address.toLowerCase()
    const act = acts.get(word ?? '')
    if (!act || !/^[^\s@]+@[^\s@]+$/.test(email)) throw new CommandFault(usage)
    const db = await openDatabase(await tools.databaseUrl(), 1)
    try {
      await act(db, tools, email)
    } finally {
      await db.close()
    }
  },
}

const acts = new Map([
  ['add', add],
  ['reset', reset],
  ['close', close],
])

async function add(db: Database, { args, masterKey, say }: CommandTools, email: string): Promise<void> {
  const [, , word, name = '', flag, member] = args
  const role = roles.find(known => known === word)
  if (!role || name === '' || name.length > 60) throw new CommandFault(usage)
  if (flag !== undefined && (flag !== '--member' || !/^\d{1,18}$/.test(member ?? ''))) throw new CommandFault(usage)
  const masters = mastersOf(masterKey)
  if (await db.app(tx => hasOperator(tx, email))) throw new CommandFault(`${email} works here already.`)
  const making = { random: systemRandom, hashes: passwordHashes(), nowMs: systemClock.now() }
  const memberUid = member === undefined ? null : BigInt(member)
  const drawn = await drawOperator({ email, name, role, memberUid }, { ...making, masters })
  await db.app(tx => addOperator(tx, drawn.row))
  say(`${email} may sign in as ${role}. This is told once:`)
  tell(say, email, drawn.credentials)
}

/** For whoever lost their password or their device, or may have shown it to somebody. */
async function reset(db: Database, { masterKey, say }: CommandTools, email: string): Promise<void> {
  const nowMs = systemClock.now()
  const making = { random: systemRandom, hashes: passwordHashes(), masters: mastersOf(masterKey), nowMs }
  const { kept, credentials } = await drawCredentials(email, making)
  const isReset = await db.app(tx => resetOperator(tx, { email, drawn: kept, nowMs }))
  if (!isReset) throw new CommandFault(`Nobody of the address ${email} works here.`)
  say(`${email} is signed out everywhere and signs in anew. This is told once:`)
  tell(say, email, credentials)
}

function mastersOf(masterKey: CommandTools['masterKey']) {
  if (!masterKey) throw new CommandFault('There is no MASTER_KEY here, under which the secret of their device is kept.')
  return masterKeys(masterKey)
}

function tell(say: CommandTools['say'], email: string, { password, secret, recoveryCodes }: Credentials): void {
  say(`  password        ${password}   (for a day: whoever signs in with it chooses their own)`)
  say(`  codes from      ${secret}`)
  say(`                  otpauth://totp/Saya:${encodeURIComponent(email)}?secret=${secret}&issuer=Saya`)
  say(`  recovery codes  ${recoveryCodes.join(' ')}`)
}

async function close(db: Database, { say }: CommandTools, email: string): Promise<void> {
  const nowMs = systemClock.now()
  const closed = await db.app(async tx => {
    const id = await closeOperatorRow(tx, email, nowMs)
    if (id) await chainAtMachine(tx, { action: 'operator.close', id, after: { email }, nowMs })
    return id
  })
  if (!closed) throw new CommandFault(`Nobody of the address ${email} works here.`)
  say(`${email} is let in no more, and is signed out everywhere.`)
}
