import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openWorld, readIncidents } from '@saya/testing'
import { expect, test } from 'vitest'
import { signHeads } from '../features/wallet/heads/headsFile.ts'
import { signActs } from '../features/staff/index.ts'
import { systemClock } from '../platform/clock.ts'
import { systemRandom } from '../platform/random.ts'
import { signingKey } from '../platform/signed/index.ts'
import { accept } from './accept.ts'
import { audit } from './audit.ts'
import type { CommandTools } from './command.ts'

test('lost lines fail the audit until a person accepts it, which stands in the record with the reason', async () => {
  const world = await openWorld()
  const dataFolder = await mkdtemp(join(tmpdir(), 'saya-accept-'))
  const ledgerKey = Buffer.alloc(32, 3)
  const said: string[] = []
  const tools = (...args: string[]): CommandTools => ({
    args,
    root: '',
    dataFolder,
    memberSchemas: 1,
    serverRole: undefined,
    isSandbox: false,
    isLocal: true,
    ownUrl: '',
    ledgerKey,
    earlierPublicKeys: [],
    masterKey: undefined,
    peppers: undefined,
    lookupKeys: undefined,
    say: sentence => said.push(sentence),
    show() {},
    databaseUrl: async () => world.databaseUrl,
  })
  const signing = { db: world.db, clock: systemClock, random: systemRandom, dataFolder, key: signingKey(ledgerKey) }
  for (const sign of [signHeads, signActs]) await sign(signing)
  await audit.run(tools())
  for (const folder of ['ledger', 'acts']) await rm(join(dataFolder, folder), { recursive: true })
  await expect(audit.run(tools())).rejects.toThrow('1 things do not hold')
  for (const sign of [signHeads, signActs]) await sign(signing)
  await expect(accept.run(tools(''))).rejects.toThrow('Say why')
  await accept.run(tools('The disk was lost'))
  await audit.run(tools())
  expect(said.at(-1)).toMatch(/as they were signed outside the database/)
  expect(await world.db.app(readIncidents)).toEqual([])
  const acts = await world.db.app(tx => tx.selectFrom('staff_act').select(['action', 'operator', 'reason']).execute())
  expect(acts).toEqual([{ action: 'signing.accept', operator: 'command line', reason: 'The disk was lost' }])
  await world.close()
  await rm(dataFolder, { recursive: true })
})
