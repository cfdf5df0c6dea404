import { contract } from '@saya/contract'
import type { FastifyInstance } from 'fastify'
import type { ApiOptions } from './apiOptions.ts'
import { type KycDeps, servePhotos } from './features/kyc/index.ts'
import { docs } from './platform/http/docs.ts'
import { health } from './platform/http/health.ts'
import { idCheckReturn } from './platform/idCheck/idCheckReturn.ts'

/** Opens what is no call of the contract: photos, the way back from the ID check, health, and the documents. */
export function openBeside(app: FastifyInstance, options: ApiOptions, kyc: KycDeps): void {
  servePhotos(app, kyc)
  idCheckReturn(app)
  health(app, options)
  docs(app, contract)
}
