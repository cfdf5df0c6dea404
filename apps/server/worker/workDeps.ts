import { lookupKeysOf } from '../platform/lookup/lookupKeys.ts'
import { peppersOf } from '../platform/peppers.ts'
import type { Shipment } from '@saya/process'
import type { Logger } from 'pino'
import type { DepositDeps } from '../features/deposit/index.ts'
import { publicKeyOf } from '../features/ranking/index.ts'
import type { RewardDeps } from '../features/reward/index.ts'
import type { StandingDeps } from '../features/kyc/index.ts'
import type { Signing } from '../features/staff/index.ts'
import type { WithdrawalDeps } from '../features/withdrawal/index.ts'
import { openLedger } from '../features/wallet/index.ts'
import { journalGrounds } from './journalGrounds.ts'
import { readProviderKeys } from '../dialects/providerKeys.ts'
import { kycPorts } from '../ports/kycPorts.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/database.ts'
import { openGateways } from '../platform/gateway/openGateways.ts'
import { openPayoutGateways } from '../platform/gateway/openPayoutGateways.ts'
import type { GameProviders } from '../platform/gameProvider/gameProvider.ts'
import { openGameProviders, readProviderPlaces } from '../platform/gameProvider/openGameProviders.ts'
import { readProviderAccounts } from '../platform/gameProvider/providerAccounts.ts'
import type { Gateways } from '../platform/gateway/paymentGateway.ts'
import type { PayoutGateways } from '../platform/gateway/payoutGateway.ts'
import { masterKeys } from '../platform/objects/masterKeys.ts'
import { secretOf, type Settings } from '../platform/settings.ts'
import { shipHeads } from '../platform/shippedLog.ts'
import { signingKey } from '../platform/signed/index.ts'

/** Who takes money for us, who pays it out, and who runs games. */
export interface OpenedParties {
  readonly gateways: Gateways
  readonly payouts: PayoutGateways
  readonly gameProviders: GameProviders
}

/** Opens every gateway and game provider that the settings name. */
export function partiesOf({ settings, clock }: Pick<Copy, 'settings' | 'clock'>): OpenedParties {
  const places = readProviderPlaces(settings.PROVIDER_URLS) ?? []
  const keys = readProviderKeys(settings.PROVIDER_KEYS) ?? []
  const accounts = readProviderAccounts(settings.PROVIDER_ACCOUNTS) ?? []
  return {
    gateways: openGateways(settings, clock),
    payouts: openPayoutGateways(settings, clock),
    gameProviders: openGameProviders({ places, keys, accounts, clock }),
  }
}

interface Copy extends OpenedParties {
  readonly settings: Settings
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
}

/** What changes of standings need that nobody asked for. */
export function standingDeps({ db, clock, log, settings }: Copy): StandingDeps {
  return {
    db,
    clock,
    log,
    lookupKeys: lookupKeysOf(settings),
    jurisdiction: settings.JURISDICTION,
    ports: kycPorts({ db, clock, peppers: peppersOf(settings) }),
  }
}

/** What payments are asked about with. */
export function depositDeps({ db, clock, log, gateways, settings }: Copy): DepositDeps {
  return { db, clock, log, gateways, jurisdiction: settings.JURISDICTION }
}

/** What rewards are posted with. */
export function rewardDeps({ db, clock, log, settings }: Omit<Copy, keyof OpenedParties>): RewardDeps {
  return { db, clock, log, jurisdiction: settings.JURISDICTION }
}

/** What withdrawals are paid with. */
export function withdrawalDeps({ db, clock, log, payouts, settings }: Copy): WithdrawalDeps {
  const masters = masterKeys(secretOf(settings, 'MASTER_KEY'), settings.MASTER_KEY_PREVIOUS)
  return { db, clock, log, payouts, masters, jurisdiction: settings.JURISDICTION }
}

type LedgerCopy = Pick<Copy, 'settings' | 'clock' | 'db'> & { readonly shipment?: Shipment | undefined }

/** Where heads are signed to outside the database, and with what. */
function signingOf({ settings, clock, shipment }: LedgerCopy): Signing {
  const key = signingKey(secretOf(settings, 'LEDGER_KEY'))
  return { dataFolder: settings.SAYA_DATA, key, ship: shipment && shipHeads(shipment, clock) }
}

/** What proves the roots of settled rankings: the public side of the key of now, and those of before. */
export function rankingKeysOf(settings: Settings): readonly string[] {
  const { LEDGER_KEY: key, LEDGER_PUBLIC_KEY: published, LEDGER_PUBLIC_KEYS_PREVIOUS: previous } = settings
  const own = key ? publicKeyOf(signingKey(key)) : published
  return own === undefined ? previous : [own, ...previous]
}

/** What the worker proves the ledger with, and ends rounds through. */
export function ledgerWork(copy: LedgerCopy) {
  const { settings, clock, db } = copy
  return {
    commands: openLedger({ url: settings.DATABASE_URL, clock, schemaOf: db.schemaOf }),
    signing: signingOf(copy),
    grounds: journalGrounds({ isLocal: settings.MODE === 'local' }),
  }
}
