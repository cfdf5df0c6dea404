import type { Peppers } from '../../platform/peppers.ts'
import type { LookupKeys } from '../../platform/lookup/lookupKeys.ts'
import type { Logger } from 'pino'
import { Registry } from 'prom-client'
import type { Jurisdiction } from '@saya/contract/gates.ts'
import type { ApiOptions } from '../../apiOptions.ts'
import { hashToken, newToken, searchEntries } from '../../features/identity/index.ts'
import { getOperatorNamed, type Signing } from '../../features/staff/index.ts'
import { openLedger } from '../../features/wallet/index.ts'
import type { Member, Staff } from '../../platform/auth/caller.ts'
import type { Database } from '../../platform/db/database.ts'
import { noIdCheck } from '../../platform/idCheck/noIdCheck.ts'
import type { MasterKeys } from '../../platform/objects/masterKeys.ts'
import type { ObjectStore } from '../../platform/objects/index.ts'
import { systemRandom } from '../../platform/random.ts'
import { movedClock } from './movedClock.ts'
import { openTownDoor } from './openTownDoor.ts'
import { findHouse } from './findHouse.ts'
import { type DeskName, deskNames } from './deskNames.ts'
import { demoPeople } from '../seedDemoPeople.ts'
import type { DemoMember, Town } from './town.ts'
import { townCalls } from './townCalls.ts'
import { type PaymentPages, townGateways } from './townGateways.ts'
import { type SentPayouts, townPayouts } from './townPayouts.ts'

export interface TownOptions {
  readonly db: Database
  readonly databaseUrl: string
  readonly log: Logger
  readonly jurisdiction: Jurisdiction
  readonly peppers: Peppers
  readonly lookupKeys: LookupKeys
  readonly masters: MasterKeys
  readonly objects: ObjectStore
  /** With what its contests are settled, so that whoever looks can prove them. */
  readonly signing?: Signing | undefined
}

/** What the gateways of all districts have written down. */
interface TownBooks {
  readonly pages: PaymentPages
  readonly sent: SentPayouts
}

interface OpenTown {
  readonly town: Town
  close(): Promise<void>
}

/** Of all calls of the town in a minute. */
const manyCalls = 1_000_000

/** Puts a copy of the product together that nobody can reach, on a clock of its own and with parties in this process. */
export async function openTown(options: TownOptions, { pages, sent }: TownBooks, startMs: number): Promise<OpenTown> {
  const { db, log } = options
  const clock = movedClock(startMs)
  const ledger = openLedger({ url: options.databaseUrl, clock, schemaOf: db.schemaOf })
  const { gateways, pay } = townGateways(clock, pages)
  const codes = new Map<string, string>()
  const { staff, desk } = await seatStaff(db)
  const { members, demoMember } = await seatDemoMember(db)
  const api: ApiOptions = {
    ...options,
    clock,
    ledger,
    gateways,
    payouts: townPayouts(clock, sent),
    random: systemRandom,
    ...surroundings,
    sms: {
      async send({ to, text }) {
        codes.set(to, text.slice(0, 6))
        return 'taken'
      },
    },
    metrics: new Registry(),
  }
  const { app, deps } = await openTownDoor(api, { staff, members })
  return {
    town: {
      clock,
      calls: townCalls(app),
      deps,
      signing: options.signing,
      ledger,
      house: await findHouse({ db, clock, log }),
      desk,
      demoMember,
      codeOf: phone => codes.get(phone) ?? '',
      pay,
    },
    async close() {
      await app.close()
      await ledger.close()
    },
  }
}

/** Nobody of them is asked in the town, and none limits it. */
const surroundings = {
  mail: { send: async () => 'taken' as const },
  idCheck: noIdCheck,
  push: { key: '', services: [] },
  partners: new Map(),
  gameProviders: new Map(),
  providerKeys: [],
  rankingKeys: [],
  parts: [],
  trustedProxies: [],
  perMinute: { address: manyCalls, caller: manyCalls },
  smsPerDay: manyCalls,
  countsLoopback: false,
  compressesLightly: true,
  assertAnswers: false,
} satisfies Partial<ApiOptions>

/** The demo's operators, who are known here by a token that nobody else has. */
async function seatStaff(db: Database) {
  const staff = new Map<string, Staff>()
  const tokens: [DeskName, string][] = []
  for (const name of deskNames) {
    const row = await db.app(tx => getOperatorNamed(tx, `${name}@saya.local`))
    const token = newToken(systemRandom)
    const role = roles[name]
    staff.set(token, {
      kind: 'staff',
      operatorId: row.id,
      email: row.email,
      role,
      ownUid: row.member_uid,
      sessionId: row.id,
    })
    tokens.push([name, token])
  }
  return { staff, desk: Object.fromEntries(tokens) as Readonly<Record<DeskName, string>> }
}

/** The demo's verified member, where this is a demo that has one. */
async function seatDemoMember(db: Database) {
  const members = new Map<string, Member>()
  const phone = demoPeople.find(({ kyc }) => kyc === 'fully_kyc')?.phone ?? ''
  const found = await db.app(tx => searchEntries(tx, { words: phone, state: 'open' }, { last: null, size: 1 }))
  const [entry] = found.filter(one => one.phone === phone)
  if (!entry) return { members, demoMember: undefined }
  const token = newToken(systemRandom)
  members.set(token, {
    kind: 'member',
    uid: entry.uid,
    sessionHash: hashToken(token),
    sessionId: 'town',
    isBlocked: false,
    isConfirmed: false,
    confirmedUntilMs: null,
    isConfirmedStrongly: false,
    isConfirmedByPasskey: false,
  })
  const demoMember: DemoMember = { uid: entry.uid, caller: { token } }
  return { members, demoMember }
}

const roles = {
  kyc: 'kyc',
  finance: 'finance',
  finance2: 'finance',
  support: 'support',
  risk: 'risk',
  compliance: 'compliance',
} as const
