import { accept } from './accept.ts'
import { audit } from './audit.ts'
import { backup } from './backup.ts'
import type { Command } from './command.ts'
import { conformance } from './conformance.ts'
import { lookupKey } from './lookupKey.ts'
import { migrate } from './migrate.ts'
import { operator } from './operator.ts'
import { populate } from './populate.ts'
import { publish } from './publish.ts'
import { ranking } from './ranking.ts'
import { restore } from './restore.ts'
import { restricted } from './restricted.ts'
import { returns } from './returns/returns.ts'
import { rtp } from './returns/rtp.ts'
import { seed } from './seed.ts'
import { sessions } from './sessions.ts'
import { sms } from './sms.ts'
import { tableTypes } from './tableTypes.ts'
import { verify } from './verify.ts'

/** Every word that may follow `npm run saya --`. */
export const commands: Readonly<Record<string, Command>> = {
  accept,
  audit,
  backup,
  conformance,
  'lookup-key': lookupKey,
  migrate,
  operator,
  populate,
  publish,
  ranking,
  restore,
  restricted,
  returns,
  rtp,
  seed,
  sessions,
  sms,
  'table-types': tableTypes,
  verify,
}
