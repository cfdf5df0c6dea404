import { contract } from '@saya/contract'
import type { FastifyInstance } from 'fastify'
import type { ApiOptions } from '../apiOptions.ts'
import { type DepositDeps, takeEvents, wayBack } from '../features/deposit/index.ts'
import { type KycDeps, receiveReadingEvents, servePhotos } from '../features/kyc/index.ts'
import { servePictures } from '../features/popup/index.ts'
import { takePayoutEvents, type WithdrawalDeps } from '../features/withdrawal/index.ts'
import { docs } from '../platform/http/docs.ts'
import { health } from '../platform/http/health.ts'
import { idCheckReturn } from '../platform/idCheck/idCheckReturn.ts'

interface BesideDeps {
  readonly kyc: KycDeps
  readonly deposits: DepositDeps
  readonly withdrawals: WithdrawalDeps
}

/**
 * Opens what is no call of the contract: photos, the ways back from outside parties and what they send, health, and the
 * documents.
 */
export function openBeside(app: FastifyInstance, options: ApiOptions, beside: BesideDeps): void {
  const { kyc, deposits, withdrawals } = beside
  servePhotos(app, kyc)
  servePictures(app, kyc)
  idCheckReturn(app)
  receiveReadingEvents(app, kyc)
  takeEvents(app, deposits)
  wayBack(app)
  takePayoutEvents(app, withdrawals)
  health(app, options)
  docs(app, contract)
}
